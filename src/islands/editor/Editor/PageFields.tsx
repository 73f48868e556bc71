import { type ContentPage, textRules } from '#domain/content/fields.ts';
import { mostAmount, numberHint, parseInRange } from '#domain/typed-number.ts';
import { editSettings } from '#stores/editor/workspace.ts';
import { AppearanceFields } from './AppearanceFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './Fields.module.css';
import { jumpTargets } from './JumpBar.tsx';
import { LineField } from './LineField.tsx';
import type { Part } from './section-props.ts';
import { TextRow } from './TextRow.tsx';
import { useWrittenText } from './use-written-text.ts';

interface PageFieldsProps extends Part {
  page: ContentPage;
}

/** All fields of one page. */
export function PageFields({ page, ...part }: PageFieldsProps) {
  const { t } = part;
  return (
    <section id={jumpTargets.toTexts} className={styles['fields']} aria-label={t(`page_${page}`)}>
      {textRules
        .filter((rule) => rule.page === page)
        .map((rule) => (
          <TextRow key={rule.field} {...part} rule={rule} />
        ))}
      {page === 'contacts' && <ContactFields {...part} />}
      {page === 'look' && <AppearanceFields {...part} />}
      {page === 'ordering' && <OrderingFields {...part} />}
    </section>
  );
}

const numberFields = [
  { field: 'orderMaxSum', min: 0, max: mostAmount },
  { field: 'preorderDays', min: 1, max: 30 },
] as const;

function OrderingFields({ t, locale, workspace }: Part) {
  return (
    <div className={`${styles['row']} ${styles['three']}`}>
      {numberFields.map((each) => (
        <NumberField key={each.field} t={t} locale={locale} workspace={workspace} {...each} />
      ))}
    </div>
  );
}

function NumberField({ t, locale, workspace, field, ...range }: Pick<Part, 't' | 'locale' | 'workspace'> & (typeof numberFields)[number]) {
  const [text, write] = useWrittenText(String(workspace.draft.settings[field]), (written) => {
    const number = parseInRange(written, range);
    if (number === null) return null;
    editSettings((settings) => ({ ...settings, [field]: number }));
    return String(number);
  });
  return (
    <LineField
      label={t(`field_${field}`)}
      path={field}
      value={text}
      inputMode="numeric"
      isReadOnly={!workspace.canPublish}
      onChange={write}
    >
      {parseInRange(text, range) === null && (
        <ul className={styles['issues']}>
          <li>{numberHint(range, locale)}</li>
        </ul>
      )}
    </LineField>
  );
}
