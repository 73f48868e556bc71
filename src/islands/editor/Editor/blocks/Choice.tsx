import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { FieldComments } from '../comments/FieldComments.tsx';
import styles from './Blocks.module.css';
import { type Edit, type FormPart, nameOfField } from './form-part.ts';

type Option = 'left' | 'right' | 'note' | 'warning' | 'full' | 'part';

interface ChoiceProps<Value extends Option> {
  part: FormPart;
  value: Value;
  edit: Edit<Value>;
  options: readonly Value[];
}

/** One of two looks of a block. */
export function Choice<Value extends Option>({ part: { t, path }, value, edit, options }: ChoiceProps<Value>) {
  const name = nameOfField(t, path);
  return (
    <div className={styles['choice']}>
      <span className={styles['choiceName']} aria-hidden="true">
        {name}
      </span>
      <FieldComments path={path} name={name} />
      <Segmented
        legend={name}
        value={value}
        onChange={(chosen) => edit(() => chosen)}
        options={options.map((option) => ({ value: option, label: t(`choice_${option as Option}`) }))}
      />
    </div>
  );
}
