import { foldWord } from '../search/fold-text.ts';

/** Names of one dish, meat or kind of food that differ in more than their spelling. */
const groups: readonly (readonly string[])[] = [
  ['плов', 'palov', 'osh', 'pilaf', 'pilav', 'pilau'],
  ['шашлык', 'kabob', 'кебаб', 'shish', 'skewer'],
  ['самса', 'somsa', 'samosa', 'самбуса'],
  ['чучвара', 'пельмени', 'dumplings', 'ravioli'],
  ['лаваш', 'шаурма', 'шаверма', 'shawarma', 'донер'],
  ['пицца', 'pitsa', 'пиза'],
  ['кола', 'кока', 'кокакола'],
  ['курица', 'куриный', 'chicken', 'tovuq'],
  ['говядина', 'говяжий', 'beef'],
  ['баранина', 'lamb', 'mutton'],
  ['картофель', 'картошка', 'potato'],
  ['острый', 'острое', 'spicy', 'achchiq'],
  ['вегетарианский', 'вегетарианское', 'vegetarian'],
  ['десерт', 'сладкое', 'sweet', 'shirinlik'],
];

const foldedGroups = groups.map((names) => [...new Set(names.map(foldWord))]);

/** From this number of letters on, the beginning of a name is enough. */
const shortestStart = 4;

/** The other names of what a folded word, or the beginning of one, names. */
export function synonymsOf(folded: string): readonly string[] {
  const isNamed = (name: string) => name === folded || (folded.length >= shortestStart && name.startsWith(folded));
  return foldedGroups.filter((names) => names.some(isNamed)).flatMap((names) => names.filter((name) => !isNamed(name)));
}
