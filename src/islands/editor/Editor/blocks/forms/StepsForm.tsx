import { pageLimits } from '#domain/content/pages/blocks.ts';
import { noText } from '#domain/localized-text.ts';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { ItemList } from '../ItemList.tsx';
import { Lines } from '../Lines.tsx';
import { OptionalPicture } from '../PictureRow.tsx';

export function StepsForm({ part, block, edit }: FormProps<'steps'>) {
  const field = fieldsOf(part, block, edit);
  return (
    <>
      <Lines {...field('title')} isOptional />
      <ItemList {...field('items')} kind="step" most={pageLimits.steps} make={() => ({ picture: null, title: noText, text: noText })}>
        {(step, inner, editStep) => {
          const of = fieldsOf(inner, step, editStep);
          return (
            <>
              <Lines {...of('title')} />
              <Lines {...of('text')} isOptional />
              <OptionalPicture {...of('picture')} />
            </>
          );
        }}
      </ItemList>
    </>
  );
}
