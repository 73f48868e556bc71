import { pageLimits } from '#domain/content/pages/blocks.ts';
import styles from '../Blocks.module.css';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { ItemList } from '../ItemList.tsx';
import { Lines } from '../Lines.tsx';
import { NamedPicker, useNames } from '../NamedPicker.tsx';
import { OptionalPicture } from '../PictureRow.tsx';

/** No restaurant chosen: the page shows all of them. */
export function RestaurantsForm({ part, block, edit }: FormProps<'restaurants'>) {
  const field = fieldsOf(part, block, edit);
  const items = field('items');
  const nameOf = useNames(part.t, 'restaurants');
  return (
    <>
      <Lines {...field('title')} isOptional />
      {block.items.length === 0 && <p className={styles['hint']}>{part.t('pick_allRestaurants')}</p>}
      <ItemList
        {...items}
        kind="restaurant"
        most={pageLimits.ids}
        nameOf={({ id }) => nameOf(id)}
        adder={
          <NamedPicker
            t={part.t}
            of="restaurants"
            chosen={block.items.map(({ id }) => id)}
            onChoose={(id) => items.edit((all) => [...all, { id, picture: null }])}
          />
        }
      >
        {(item, inner, editItem) => <OptionalPicture {...fieldsOf(inner, item, editItem)('picture')} />}
      </ItemList>
    </>
  );
}
