import type { LocalizedText } from '../../../locale.ts';
import { landmarks as drawn } from '../landmarks.ts';

/** A place by which people find theirs, exact to about 300 m. */
export interface Landmark {
  readonly names: LocalizedText;
  readonly also: readonly string[];
  readonly longitude: number;
  readonly latitude: number;
}

const named = (ru: string, en: string, uz: string, ...also: readonly string[]) => ({ names: { ru, en, uz }, also });

/** Names of the landmarks that the built-in map draws, by their keys: those of the map's words, and others. */
export const drawnNames: Readonly<Record<(typeof drawn)[number][0], Pick<Landmark, 'names' | 'also'>>> = {
  chorsu: named('Базар Чорсу', 'Chorsu Bazaar', 'Chorsu bozori', 'Чорсу', 'Chorsu', 'Чор-Су'),
  amirTemur: named('Сквер Амира Темура', 'Amir Temur Square', 'Amir Temur xiyoboni', 'Сквер', 'Skver', 'Сквер Амир Темур'),
  magicCity: named('Magic City', 'Magic City', 'Magic City', 'Магик Сити', 'Мэджик Сити', 'Меджик Сити', 'Мажик Сити'),
  tvTower: named('Телебашня', 'TV tower', 'Teleminora', 'Телевышка'),
  airport: named('Аэропорт', 'Airport', 'Aeroport'),
  station: named('Вокзал', 'Railway station', 'Vokzal', 'ЖД вокзал', 'Северный вокзал', 'Shimoliy vokzal'),
  minor: named('Мечеть Минор', 'Minor Mosque', 'Minor masjidi', 'Минор', 'Белая мечеть', 'Oq masjid'),
  oloy: named('Алайский базар', 'Oloy Bazaar', 'Oloy bozori', 'Алайский', 'Oloy', 'Alay'),
  parkent: named('Паркентский базар', 'Parkent Bazaar', 'Parkent bozori', 'Паркентский', 'Parkent'),
  farhod: named('Базар Фархад', 'Farhod Bazaar', 'Farhod bozori', 'Фархадский', 'Фархад', 'Farhod'),
  qoyliq: named('Базар Куйлюк', 'Qoʻyliq Bazaar', 'Qoʻyliq bozori', 'Куйлюк', 'Qoʻyliq', 'Kuylyuk', 'Қўйлиқ'),
  registon: named('Регистан', 'Registan', 'Registon'),
  ark: named('Арк', 'Ark', 'Ark', 'Цитадель Арк', 'Ark qalʼasi'),
};

/** Written by hand, from general knowledge; those of whose points nobody is sure stand among the quarters. */
const others: readonly Landmark[] = [
  { ...named('Самарканд Дарвоза', 'Samarqand Darvoza', 'Samarqand Darvoza'), longitude: 69.231, latitude: 41.3165 },
  {
    ...named('Хазрати Имам', 'Hazrati Imam', 'Hazrati Imom', 'Хаст-Имам', 'Hastimom', 'Khast Imam'),
    longitude: 69.2405,
    latitude: 41.3383,
  },
  {
    ...named('Театр Навои', 'Navoi Theater', 'Navoiy teatri', 'Большой театр', 'Opera teatri', 'Опера'),
    longitude: 69.2716,
    latitude: 41.309,
  },
  {
    ...named('Стадион Бунёдкор', 'Bunyodkor Stadium', 'Bunyodkor stadioni', 'Milliy stadion', 'Стадион Миллий'),
    longitude: 69.2125,
    latitude: 41.2796,
  },
  {
    ...named('Гур-Эмир', 'Gur-e-Amir', 'Goʻri Amir', 'Гури Амир', 'Gur Emir', 'Amir Temur maqbarasi'),
    longitude: 66.969,
    latitude: 39.6484,
  },
  { ...named('Биби-Ханым', 'Bibi-Khanym', 'Bibixonim', 'Биби Ханум', 'Bibi Khanum'), longitude: 66.9793, latitude: 39.6607 },
  { ...named('Сиабский базар', 'Siab Bazaar', 'Siyob bozori', 'Сиаб', 'Siyob'), longitude: 66.9803, latitude: 39.6625 },
  { ...named('Шахи-Зинда', 'Shah-i-Zinda', 'Shohi Zinda', 'Шахи Зинда'), longitude: 66.988, latitude: 39.6627 },
  { ...named('Ляби-Хауз', 'Lyabi-Hauz', 'Labi Hovuz', 'Лаби Ховуз', 'Lyabi Khauz'), longitude: 64.4206, latitude: 39.7731 },
  { ...named('Пои-Калян', 'Poi Kalyan', 'Poyi Kalon', 'Минарет Калян'), longitude: 64.4145, latitude: 39.7758 },
  { ...named('Ичан-Кала', 'Ichan Kala', 'Ichan qalʼa', 'Хива крепость'), longitude: 60.3639, latitude: 41.3783 },
];

export const landmarks: readonly Landmark[] = [
  ...drawn.map(([key, longitude, latitude]) => ({ ...drawnNames[key], longitude, latitude })),
  ...others,
];
