import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { ContentPart } from '#domain/content/content-parts.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { loadThreads } from '#stores/editor/comments.ts';
import fieldStyles from '../Fields.module.css';
import { LineField } from '../LineField.tsx';
import { CommentedPageContext, FieldComments } from './FieldComments.tsx';

interface FieldProps {
  locale?: Locale;
  words?: Words;
  page: ContentPart;
  field: 'aboutUs' | 'offer' | 'address' | 'legalName';
}

/** A field with its comments, as the forms of the editor show it. */
function Field({ locale = 'ru', words = {}, page, field }: FieldProps) {
  const t = translator<'editor'>(words);
  const name = t(`field_${field}`);
  return (
    <CommentedPageContext value={{ locale, t, page, blocks: [] }}>
      <fieldset className={fieldStyles['row']}>
        <legend>{name}</legend>
        <FieldComments path={field} name={name} />
        <div className={fieldStyles['three']}>
          <LineField label={t('lang_ru')} value="" onChange={() => {}} />
        </div>
      </fieldset>
    </CommentedPageContext>
  );
}

const meta: Meta<typeof Field> = {
  component: Field,
  parameters: { namespace: 'editor' },
  globals: { viewport: { value: 'desk' } },
  beforeEach: loadThreads,
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { expanded: false });
    await userEvent.click(button ?? canvasElement);
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

/** Nobody has commented: the form alone. */
export const Empty: Story = { args: { page: 'contacts', field: 'legalName' } };

/** A thread about one language of the field. */
export const Ordinary: Story = { args: { page: 'about', field: 'aboutUs' } };

/** Five threads of long comments. */
export const Extreme: Story = { args: { page: 'offer', field: 'offer' } };

/** A comment of an editor without a name that contains markup. */
export const Broken: Story = { args: { page: 'contacts', field: 'address' } };
