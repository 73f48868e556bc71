import { expect, test } from 'vitest';
import { splitEnds } from './split-ends.ts';

test.each([
  ['plov', '', 'plov', ''],
  [' \\\n<br>plov  and samsa<br> \\\n', ' \\\n<br>', 'plov  and samsa', '<br> \\\n'],
  [' <br> ', ' <br> ', '', ''],
  ['', '', '', ''],
  ['a\\', '', 'a\\', ''],
])('spaces and breaks at the ends of %j are split from the text', (text, start, middle, end) => {
  expect(splitEnds(text)).toEqual({ start, middle, end });
});
