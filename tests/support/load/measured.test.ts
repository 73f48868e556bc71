import { expect, test } from 'vitest';
import { withLine } from './measured.ts';

const rows = [{ name: 'first' }, { name: 'second' }];
const empty = 'Words.\n<!-- bench -->\n<!-- /bench -->\nMore words.\n';

test('a row that is measured alone replaces its line in the table and leaves the others unchanged', () => {
  const one = withLine(empty, 'bench', 'second', '| `second` | b |', rows);
  const both = withLine(one, 'bench', 'first', '| `first` | a |', rows);
  const again = withLine(both, 'bench', 'second', '| `second` | c |', rows);
  expect(again.split('\n').filter((line) => line.startsWith('| `'))).toEqual(['| `first` | a |', '| `second` | c |']);
  expect(again.startsWith('Words.\n') && again.endsWith('\nMore words.\n')).toBe(true);
});

test('a row that does not exist is removed from the table', () => {
  const written = withLine(empty, 'bench', 'second', '| `second` | b |', rows);
  expect(withLine(written, 'bench', 'first', '| `first` | a |', rows.slice(0, 1))).not.toContain('second');
});
