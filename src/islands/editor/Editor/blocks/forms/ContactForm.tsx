import fieldStyles from '../../Fields.module.css';
import { LineField } from '../../LineField.tsx';
import { useWrittenText } from '../../use-written-text.ts';
import styles from '../Blocks.module.css';
import { fieldsOf, nameOfField } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Lines } from '../Lines.tsx';

const email = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function ContactForm({ part, block, edit }: FormProps<'contact'>) {
  const { t } = part;
  const field = fieldsOf(part, block, edit);
  const [phone, address] = [field('phone'), field('email')];
  const [text, write] = useWrittenText(block.email, (written) => {
    const taken = written.trim();
    if (taken !== '' && !email.test(taken)) return null;
    address.edit(() => taken);
    return taken;
  });
  return (
    <>
      <Lines {...field('name')} />
      <Lines {...field('role')} isOptional />
      <div className={fieldStyles['three']}>
        <LineField
          label={nameOfField(t, phone.part.path)}
          path={phone.part.path}
          value={block.phone}
          maxLength={60}
          onChange={(number) => phone.edit(() => number)}
        />
        <LineField label={nameOfField(t, address.part.path)} path={address.part.path} value={text} maxLength={200} onChange={write}>
          {text.trim() !== '' && !email.test(text.trim()) && <p className={styles['limit']}>{t('part_wrongEmail')}</p>}
        </LineField>
      </div>
    </>
  );
}
