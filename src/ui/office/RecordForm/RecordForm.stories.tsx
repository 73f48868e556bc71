import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Theme } from '../../inputs/Theme/Theme.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { RecordForm } from './RecordForm.tsx';

interface CaseProps extends Omit<ComponentProps<typeof RecordForm>, 'problem' | 'children'> {
  label: string;
  name: string;
  /** null: there is no conflict */
  conflict: { readonly conflict: string; readonly keepMine: string; readonly takeTheirs: string } | null;
}

/** A form with one field in three languages. */
function FormCase({ label, name, conflict, ...form }: CaseProps) {
  const t = (key: 'conflict' | 'keepMine' | 'takeTheirs') => conflict?.[key] ?? '';
  return (
    <Theme>
      <RecordForm {...form} problem={conflict !== null && <ConflictChoice t={t} isBusy={false} onChoose={() => {}} />}>
        <LanguageFields label={label} value={{ ru: name, en: name, uz: name }} onChange={() => {}} />
      </RecordForm>
    </Theme>
  );
}

const conflict = {
  ru: { conflict: 'Вы и ещё кто-то изменили это одновременно', keepMine: 'Оставить моё', takeTheirs: 'Взять чужое' },
  en: { conflict: 'You and someone else changed this at the same time', keepMine: 'Keep mine', takeTheirs: 'Take theirs' },
  uz: { conflict: 'Buni siz va yana kimdir bir vaqtda oʻzgartirdi', keepMine: 'Menikini qoldirish', takeTheirs: 'Ularnikini olish' },
};

const meta: Meta<typeof FormCase> = {
  component: FormCase,
  args: { name: '', isBusy: false, error: null, conflict: null, onSubmit: () => {}, onCancel: () => {} },
  parameters: {
    texts: {
      ru: { title: 'Новая категория', label: 'Название', saveLabel: 'Сохранить', cancelLabel: 'Отмена' },
      en: { title: 'New category', label: 'Name', saveLabel: 'Save', cancelLabel: 'Cancel' },
      uz: { title: 'Yangi turkum', label: 'Nomi', saveLabel: 'Saqlash', cancelLabel: 'Bekor qilish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof FormCase>;

export const Empty: Story = {};

export const Ordinary: Story = {
  parameters: {
    texts: { ru: { title: 'Супы', name: 'Супы' }, en: { title: 'Soups', name: 'Soups' }, uz: { title: 'Shoʻrvalar', name: 'Shoʻrvalar' } },
  },
};

export const Extreme: Story = {
  args: { isBusy: true },
  parameters: {
    texts: {
      ru: { title: 'Супы, бульоны и горячие первые блюда '.repeat(4) },
      en: { title: 'Soups, broths and hot first courses '.repeat(4) },
      uz: { title: 'Shoʻrvalar, bulyonlar va issiq birinchi taomlar '.repeat(4) },
    },
  },
};

/** Someone else changed the same record. */
export const Broken: Story = {
  parameters: {
    texts: {
      ru: { error: 'Не удалось сохранить', conflict: conflict.ru },
      en: { error: 'Couldn’t save', conflict: conflict.en },
      uz: { error: 'Saqlab boʻlmadi', conflict: conflict.uz },
    },
  },
};
