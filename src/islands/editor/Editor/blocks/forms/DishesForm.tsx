import { pageLimits } from '#domain/content/pages/blocks.ts';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { ItemList } from '../ItemList.tsx';
import { Lines } from '../Lines.tsx';
import { NamedPicker, useNames } from '../NamedPicker.tsx';

export function DishesForm({ part, block, edit }: FormProps<'dishes'>) {
  const field = fieldsOf(part, block, edit);
  const ids = field('ids');
  const nameOf = useNames(part.t, 'dishes');
  return (
    <>
      <Lines {...field('title')} isOptional />
      <ItemList
        {...ids}
        kind="dish"
        most={pageLimits.ids}
        nameOf={nameOf}
        adder={<NamedPicker t={part.t} of="dishes" chosen={block.ids} onChoose={(id) => ids.edit((all) => [...all, id])} />}
      />
    </>
  );
}
