import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Lines } from '../Lines.tsx';
import { LinkFields } from '../LinkFields.tsx';

export function ButtonForm({ part, block, edit }: FormProps<'button'>) {
  const field = fieldsOf(part, block, edit);
  return (
    <>
      <Lines {...field('title')} isOptional />
      <Lines {...field('text')} isOptional />
      <LinkFields {...field('link')} />
    </>
  );
}
