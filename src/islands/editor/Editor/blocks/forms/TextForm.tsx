import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Texts } from '../Lines.tsx';

export function TextForm({ part, block, edit }: FormProps<'text'>) {
  const field = fieldsOf(part, block, edit);
  return <Texts {...field('text')} hint={part.t('write_help')} />;
}
