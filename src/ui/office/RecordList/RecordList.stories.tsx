import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordActions } from './RecordActions.tsx';
import { RecordBadge, RecordHint, RecordList, RecordRow } from './RecordList.tsx';
import { RecordPanel, useRecordPanel } from './RecordPanel.tsx';

interface CaseProps {
  names: readonly string[];
  isWide: boolean;
  isConfirming: boolean;
  badge: string;
  edit: string;
  remove: string;
  cancel: string;
}

/** Records with a badge, a hint and two buttons each. */
function ListCase({ names, isWide, isConfirming, badge, edit, remove, cancel }: CaseProps) {
  const { panel } = useRecordPanel();
  return (
    <RecordPanel panel={panel}>
      <RecordList isWide={isWide}>
        {names.map((name, index) => {
          const texts = { edit, editNamed: `${edit}: ${name}, ${index}`, remove, removeNamed: `${remove}: ${name}, ${index}`, cancel };
          const handlers = { onConfirming: () => {}, onEdit: () => {}, onRemove: () => {} };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the names of the extreme case are equal
            <li key={index}>
              <RecordRow actions={<RecordActions texts={texts} isConfirming={isConfirming} {...handlers} />}>
                <b>{name}</b>
                <RecordBadge>{badge}</RecordBadge>
                <RecordHint>{name}</RecordHint>
              </RecordRow>
            </li>
          );
        })}
      </RecordList>
    </RecordPanel>
  );
}

const meta: Meta<typeof ListCase> = {
  component: ListCase,
  args: { names: ['Chilonzor', 'Yunusobod'], isWide: false, isConfirming: false },
  parameters: {
    texts: {
      ru: { badge: 'не опубликовано', edit: 'Изменить', remove: 'Удалить', cancel: 'Отмена' },
      en: { badge: 'unpublished', edit: 'Edit', remove: 'Remove', cancel: 'Cancel' },
      uz: { badge: 'eʼlon qilinmagan', edit: 'Oʻzgartirish', remove: 'Oʻchirish', cancel: 'Bekor qilish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ListCase>;

export const Empty: Story = {
  args: { names: [] },
};

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { names: Array.from({ length: 6 }, () => 'Mirzo Ulugʻbek tumani Buyuk ipak yoʻli koʻchasidagi restoran'), isWide: true },
};

/** A record without a name, whose removal is to be confirmed. */
export const Broken: Story = { args: { names: ['?'], isConfirming: true } };
