import { pageLimits } from '#domain/content/pages/blocks.ts';
import { PictureField } from '../../pictures/PictureField.tsx';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { ItemList } from '../ItemList.tsx';
import { Lines } from '../Lines.tsx';
import { RequiredPicture } from '../PictureRow.tsx';

export function GalleryForm({ part, block, edit }: FormProps<'gallery'>) {
  const { t } = part;
  const field = fieldsOf(part, block, edit);
  const pictures = field('pictures');
  return (
    <>
      <Lines {...field('title')} isOptional />
      <ItemList
        {...pictures}
        kind="picture"
        most={pageLimits.pictures}
        adder={
          <PictureField
            t={t}
            label={t('item_add_picture')}
            value={null}
            onChange={(picture) => picture !== null && pictures.edit((all) => [...all, picture])}
          />
        }
      >
        {(picture, inner, editPicture) => <RequiredPicture part={inner} value={picture} edit={editPicture} />}
      </ItemList>
    </>
  );
}
