import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Lines } from '../Lines.tsx';
import { RequiredPicture } from '../PictureRow.tsx';

export function PictureForm({ part, block, edit }: FormProps<'picture'>) {
  const field = fieldsOf(part, block, edit);
  return (
    <>
      <RequiredPicture {...field('picture')} />
      <Lines {...field('caption')} isOptional />
    </>
  );
}
