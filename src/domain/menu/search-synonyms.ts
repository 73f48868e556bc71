import { foldWord, plainWords } from '../search/fold-text.ts';

/** Names of one dish, food or kind that differ in more than their spelling. Each name is found by each other one (R-SEARCH-11). */
const sameThings: readonly (readonly string[])[] = [
  ['плов', 'palov', 'osh', 'pilaf', 'pilav', 'pilau'],
  ['лагман', 'lagʻmon', 'laghman'],
  ['шашлык', 'kabob', 'кебаб', 'shish', 'skewer', 'barbecue', 'bbq'],
  ['самса', 'somsa', 'samosa', 'самбуса'],
  ['чучвара', 'пельмени', 'dumplings', 'ravioli'],
  ['лаваш', 'lavash', 'шаурма', 'шаверма', 'shawarma', 'донер', 'wrap', 'wraps', 'durum'],
  ['пахлава', 'paxlava', 'baklava', 'баклава'],
  ['пицца', 'pitsa', 'пиза'],
  ['гамбургер', 'gamburger', 'hamburger'],
  ['кола', 'кока', 'кокакола', 'coke', 'cola', 'pepsi', 'пепси'],
  ['курица', 'куриный', 'курятина', 'куриное', 'курочка', 'chicken', 'tovuq', 'птица', 'poultry', 'parranda'],
  ['говядина', 'говяжий', 'beef', 'veal', 'телятина'],
  ['баранина', 'бараний', 'lamb', 'mutton'],
  ['картофель', 'картошка', 'potato', 'potatoes', 'kartoshka', 'fries', 'фри'],
  ['острый', 'острое', 'spicy', 'achchiq'],
  ['вегетарианский', 'вегетарианское', 'vegetarian', 'veggie', 'goʻshtsiz', 'безмяса', 'nomeat', 'meatless', 'постное', 'вег'],
  ['веганское', 'vegan', 'веган'],
  ['хлеб', 'bread', 'non', 'лепёшка', 'flatbread', 'patir'],
  ['суп', 'soup', 'shoʻrva', 'шурва', 'первое', 'первые', 'suyuq', 'бульон'],
  ['салат', 'salad', 'salat'],
  ['закуска', 'starter', 'appetizer', 'gazak', 'snack', 'снек'],
  ['паста', 'pasta', 'макароны', 'makaron', 'спагетти', 'spaghetti', 'spagetti'],
  ['десерт', 'dessert', 'desert', 'сладкое', 'сладости', 'sweet', 'sweets', 'shirinlik', 'конфеты'],
  ['торт', 'cake', 'пирожное', 'pirojniy', 'кекс', 'keks'],
  ['напиток', 'напитки', 'drink', 'beverage', 'ichimlik', 'питьё', 'попить'],
  ['соус', 'sauce', 'sous', 'dip', 'qayla', 'подлива'],
  ['гарнир', 'side', 'sides', 'garnir'],
  ['комбо', 'combo', 'kombo', 'бизнесланч', 'ланч', 'обед', 'lunch', 'tushlik', 'meal'],
  ['сет', 'set', 'набор', 'toʻplam', 'банкет'],
  ['вода', 'water', 'suv'],
  ['чай', 'choy', 'tea'],
  ['лимонад', 'lemonade', 'limonad'],
  ['компот', 'compote', 'kompot', 'морс'],
  ['сыр', 'cheese', 'pishloq', 'сырный'],
  ['грибы', 'mushroom', 'mushrooms', 'qoʻziqorin', 'грибной'],
  ['овощи', 'vegetables', 'sabzavot', 'sabzavotlar'],
  ['рис', 'rice', 'guruch'],
  ['яйцо', 'egg', 'eggs', 'tuxum', 'яйца'],
  ['фастфуд', 'fastfood', 'fastfud'],
  ['гриль', 'grill', 'grilled', 'мангал', 'mangal'],
];

/** What a kind is called, and the names of what belongs to it: the kind finds them, but they do not find each other. */
const kinds: readonly { readonly called: readonly string[]; readonly members: readonly string[] }[] = [
  {
    called: ['мясо', 'мясное', 'мясные', 'goʻsht', 'goʻshtli', 'meat'],
    members: ['говядина', 'говядиной', 'баранина', 'бараниной', 'beef', 'lamb', 'meat', 'goʻsht', 'гушт', 'стейк'],
  },
  {
    called: ['рыба', 'рыбное', 'baliq', 'fish', 'seafood', 'морепродукты'],
    members: ['лосось', 'losos', 'salmon', 'сёмга', 'форель', 'карп', 'судак', 'рыба', 'baliq', 'fish', 'тунец'],
  },
  {
    called: ['выпечка', 'pishiriq', 'pastry', 'pastries', 'bakery', 'мучное', 'тесто', 'пирожки', 'пирог', 'pie'],
    members: ['самса', 'samsa', 'somsa', 'лепёшка', 'патыр', 'хлеб', 'bread', 'пирог', 'пирожок', 'хачапури', 'булочка'],
  },
  {
    called: ['завтрак', 'nonushta', 'breakfast', 'утро'],
    members: ['завтрак', 'nonushta', 'breakfast', 'каша', 'омлет', 'яичница', 'блины', 'блинчики', 'сырники', 'omlet', 'porridge'],
  },
  {
    called: ['кофе', 'coffee', 'qahva', 'kofe', 'латте', 'latte', 'эспрессо', 'espresso', 'раф'],
    members: ['капучино', 'cappuccino', 'американо', 'americano', 'латте', 'эспрессо', 'раф', 'кофе', 'coffee', 'qahva'],
  },
  {
    called: ['сок', 'соки', 'juice', 'sharbat', 'фреш', 'нектар'],
    members: ['сок', 'фреш', 'нектар', 'компот', 'лимонад', 'juice', 'sharbat', 'морс'],
  },
  {
    called: ['газировка', 'soda', 'gazlangan', 'softdrink', 'газвода'],
    members: ['кола', 'cola', 'фанта', 'спрайт', 'лимонад', 'pepsi', 'пепси', 'fanta', 'sprite'],
  },
  { called: ['тесто', 'xamir', 'xamirli', 'мантышки'], members: ['манты', 'ханум', 'чучвара', 'самса', 'пельмени', 'вареники', 'хинкали'] },
  { called: ['лапша', 'noodles', 'ugra'], members: ['лапша', 'noodles', 'лагман', 'нарын', 'рамен', 'удон'] },
  { called: ['молочный', 'молочное', 'dairy', 'кефир', 'kefir'], members: ['айран', 'ayran', 'сузьма', 'кефир', 'катык', 'молоко'] },
  {
    called: ['бургер', 'burger', 'бургеры'],
    members: ['бургер', 'burger', 'гамбургер', 'hamburger', 'чизбургер', 'cheeseburger'],
  },
  { called: ['стейки', 'steaks', 'steyk'], members: ['стейк', 'steak', 'рибай'] },
];

/** A name, and the words of the menu among which it is looked for. */
interface Synonym {
  /** `folded`: a short one in Latin, which may be another word in English, as non is; `written`: all others */
  readonly spelling: 'written' | 'folded';
  readonly form: string;
}

interface Group {
  readonly stems: readonly string[];
  readonly called: readonly string[];
  readonly names: readonly Synonym[];
}

const endings = /(?:lar|ami|ov|ah|am|oi|[aeiouys])$/;
/** From this number of letters on, the beginning of a name is enough. */
const shortestStart = 4;
/** The fewest letters that are left of a word without its ending. */
const shortestStem = 3;

/** A folded word without its ending: soups, супы and shoʻrvalar stand for one. */
function stemOf(folded: string): string {
  const stem = folded.replace(endings, '');
  return stem.length < shortestStem ? folded : stem;
}

/** Shorter names in Latin are not looked for in English. */
const shortestEnglish = 4;

function synonym(name: string): Synonym {
  const form = plainWords(name).join('');
  const isWritten = form.length >= shortestEnglish || /\p{Script=Cyrillic}/u.test(form);
  return isWritten ? { spelling: 'written', form } : { spelling: 'folded', form: foldWord(form) };
}

const groups: readonly Group[] = [...sameThings.map((names) => ({ called: names, members: names })), ...kinds].map(
  ({ called, members }) => ({
    called: called.map((name) => plainWords(name).join('')),
    stems: called.map((name) => stemOf(foldWord(plainWords(name).join('')))),
    names: members.map(synonym),
  }),
);

/** The names of what a plain word names; where none is called so, of what it is the beginning of. */
export function synonymsOf(word: string): readonly Synonym[] {
  const stem = stemOf(foldWord(word));
  const exact = groups.filter(({ stems }) => stems.includes(stem));
  const isStart = word.length >= shortestStart && exact.length === 0;
  const named = isStart ? groups.filter(({ called }) => called.some((name) => name.startsWith(word))) : exact;
  return named.flatMap(({ names }) => names);
}

const phrases: ReadonlySet<string> = new Set(['безмяса', 'nomeat', 'бизнесланч', 'кокакола'].map(foldWord));

/** Whether words together, without the spaces between them, are one name: "no meat" asks for no meat. */
export function isPhrase(joined: string): boolean {
  return phrases.has(foldWord(joined));
}
