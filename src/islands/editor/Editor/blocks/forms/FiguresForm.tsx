import { pageLimits } from '#domain/content/pages/blocks.ts';
import { noText } from '#domain/localized-text.ts';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { ItemList } from '../ItemList.tsx';
import { Lines } from '../Lines.tsx';

export function FiguresForm({ part, block, edit }: FormProps<'figures'>) {
  const field = fieldsOf(part, block, edit);
  return (
    <ItemList {...field('items')} kind="figure" most={pageLimits.figures} make={() => ({ value: noText, label: noText })}>
      {(figure, inner, editFigure) => {
        const of = fieldsOf(inner, figure, editFigure);
        return (
          <>
            <Lines {...of('value')} />
            <Lines {...of('label')} />
          </>
        );
      }}
    </ItemList>
  );
}
