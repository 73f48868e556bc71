import { mostAmount, parseInRange } from '#domain/typed-number.ts';
import fieldStyles from '../../Fields.module.css';
import { LineField } from '../../LineField.tsx';
import { useWrittenText } from '../../use-written-text.ts';
import styles from '../Blocks.module.css';
import { Choice } from '../Choice.tsx';
import { type Edit, type FormPart, fieldsOf, nameOfField } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Lines, Texts } from '../Lines.tsx';
import { OptionalLink } from '../LinkFields.tsx';

export function VacancyForm({ part, block, edit }: FormProps<'vacancy'>) {
  const field = fieldsOf(part, block, edit);
  const { salaryFrom, salaryTo } = block;
  return (
    <>
      <Lines {...field('title')} />
      <Texts {...field('text')} />
      <Lines {...field('place')} isOptional />
      <Choice {...field('employment')} options={['full', 'part']} />
      <div className={fieldStyles['three']}>
        <SumField {...field('salaryFrom')} isWrong={(sum) => salaryTo !== null && sum > salaryTo} />
        <SumField {...field('salaryTo')} isWrong={(sum) => salaryFrom !== null && sum < salaryFrom} />
      </div>
      <div className={fieldStyles['three']}>
        <DayField {...field('postedOn')} />
        <DayField {...field('validUntil')} />
      </div>
      <OptionalLink {...field('link')} />
    </>
  );
}

interface SumFieldProps {
  part: FormPart;
  value: number | null;
  edit: Edit<number | null>;
  /** whether the other end of the range forbids this sum */
  isWrong: (sum: number) => boolean;
}

function SumField({ part: { t, path }, value, edit, isWrong }: SumFieldProps) {
  const [text, write] = useWrittenText(value === null ? '' : String(value), (written) => {
    const sum = parseSum(written);
    if (sum === 'wrong' || (sum !== null && isWrong(sum))) return null;
    edit(() => sum);
    return sum === null ? '' : String(sum);
  });
  const sum = parseSum(text);
  return (
    <div data-path={path}>
      <LineField label={nameOfField(t, path)} path={path} inputMode="numeric" value={text} onChange={write}>
        {sum === 'wrong' && <p className={styles['limit']}>{t('part_wrongSum')}</p>}
        {typeof sum === 'number' && isWrong(sum) && <p className={styles['limit']}>{t('part_wrongRange')}</p>}
      </LineField>
    </div>
  );
}

/** Whole som; null: no sum. */
function parseSum(text: string): number | 'wrong' | null {
  if (text.trim() === '') return null;
  return parseInRange(text, { min: 0, max: mostAmount }) ?? 'wrong';
}

function DayField({ part: { t, path }, value, edit }: { part: FormPart; value: string | null; edit: Edit<string | null> }) {
  return (
    <LineField
      label={nameOfField(t, path)}
      path={path}
      type="date"
      value={value ?? ''}
      onChange={(day) => edit(() => (/^\d{4}-\d\d-\d\d$/.test(day) ? day : null))}
    />
  );
}
