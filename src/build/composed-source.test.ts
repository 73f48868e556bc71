import { expect, test } from 'vitest';
import { composedSource } from './composed-source.ts';

test('a composed style gets the source of its module, other styles keep theirs', () => {
  const nodes: { source?: unknown }[] = [{ source: 'own' }, {}];
  composedSource.OnceExit({ source: 'module', walk: (visit) => nodes.forEach(visit) });
  expect(nodes).toEqual([{ source: 'own' }, { source: 'module' }]);
});
