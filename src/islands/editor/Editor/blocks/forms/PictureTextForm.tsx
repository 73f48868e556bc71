import { Choice } from '../Choice.tsx';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { Lines, Texts } from '../Lines.tsx';
import { OptionalLink } from '../LinkFields.tsx';
import { RequiredPicture } from '../PictureRow.tsx';

export function PictureTextForm({ part, block, edit }: FormProps<'pictureText'>) {
  const field = fieldsOf(part, block, edit);
  return (
    <>
      <RequiredPicture {...field('picture')} />
      <Choice {...field('side')} options={['left', 'right']} />
      <Lines {...field('title')} isOptional />
      <Texts {...field('text')} />
      <OptionalLink {...field('link')} />
    </>
  );
}
