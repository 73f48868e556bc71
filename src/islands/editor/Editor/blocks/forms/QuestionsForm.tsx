import { pageLimits } from '#domain/content/pages/blocks.ts';
import { noText } from '#domain/localized-text.ts';
import { fieldsOf } from '../form-part.ts';
import type { FormProps } from '../form-props.ts';
import { ItemList } from '../ItemList.tsx';
import { Lines, Texts } from '../Lines.tsx';

export function QuestionsForm({ part, block, edit }: FormProps<'questions'>) {
  const field = fieldsOf(part, block, edit);
  return (
    <>
      <Lines {...field('title')} isOptional />
      <ItemList {...field('items')} kind="question" most={pageLimits.questions} make={() => ({ question: noText, answer: noText })}>
        {(question, inner, editQuestion) => {
          const of = fieldsOf(inner, question, editQuestion);
          return (
            <>
              <Lines {...of('question')} />
              <Texts {...of('answer')} />
            </>
          );
        }}
      </ItemList>
    </>
  );
}
