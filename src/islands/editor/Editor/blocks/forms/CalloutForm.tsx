import { Choice } from '../Choice.tsx';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Lines, Texts } from '../Lines.tsx';

export function CalloutForm({ part, block, edit }: FormProps<'callout'>) {
  const field = fieldsOf(part, block, edit);
  return (
    <>
      <Choice {...field('tone')} options={['note', 'warning']} />
      <Lines {...field('title')} isOptional />
      <Texts {...field('text')} />
    </>
  );
}
