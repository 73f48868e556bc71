import type { LocalizedText } from '../../../locale.ts';

type Station = readonly [uz: string, ru: string, longitude: number, latitude: number, ...also: string[]];

/** Stations of the metro of Tashkent with their former names, exact to about 300 m. */
export const stations: readonly Station[] = [
  ['Beruniy', 'Беруни', 69.206, 41.345],
  ['Tinchlik', 'Тинчлик', 69.219, 41.332],
  ['Chorsu', 'Чорсу', 69.237, 41.326],
  ['Gʻafur Gʻulom', 'Гафур Гулям', 69.246, 41.328],
  ['Alisher Navoiy', 'Алишер Навои', 69.254, 41.319],
  ['Oʻzbekiston', 'Узбекистан', 69.253, 41.312],
  ['Kosmonavtlar', 'Космонавтлар', 69.265, 41.305, 'Космонавтов'],
  ['Oybek', 'Айбек', 69.273, 41.298],
  ['Toshkent', 'Ташкент', 69.288, 41.293, 'вокзал', 'vokzal'],
  ['Mashinasozlar', 'Машинасозлар', 69.305, 41.299, 'Ташсельмаш'],
  ['Doʻstlik', 'Дустлик', 69.323, 41.295, 'Чкалов', 'Chkalov', 'Doʻstlik-2'],
  ['Tuzel', 'Тузель', 69.35, 41.298],
  ['Iltifot', 'Илтифот', 69.36, 41.282],
  ['Rohat', 'Рохат', 69.365, 41.265],
  ['Yangiobod', 'Янгиабад', 69.359, 41.257],
  ['Qoʻyliq', 'Куйлюк', 69.327, 41.237, 'Kuylyuk'],
  ['Paralimpiya harakati', 'Паралимпийское движение', 69.309, 41.244],
  ['Akademik Tursunboy Rashidov', 'Академик Турсунбай Рашидов', 69.3, 41.244],
  ['Turkiston', 'Туркистан', 69.296, 41.377],
  ['Yunusobod', 'Юнусабад', 69.292, 41.367],
  ['Shahriston', 'Шахристан', 69.288, 41.353, 'Shaxriston', 'Хабиба Абдуллаева'],
  ['Bodomzor', 'Бодомзор', 69.285, 41.337, 'ВДНХ', 'Expo'],
  ['Minor', 'Минор', 69.284, 41.327],
  ['Abdulla Qodiriy', 'Абдулла Кадыри', 69.282, 41.32],
  ['Yunus Rajabiy', 'Юнус Раджаби', 69.283, 41.314],
  ['Mingoʻrik', 'Мингурик', 69.274, 41.299, 'Ming oʻrik'],
  ['Buyuk ipak yoʻli', 'Буюк Ипак Йули', 69.329, 41.326, 'Максим Горький', 'Горького', 'Великий шёлковый путь'],
  ['Pushkin', 'Пушкинская', 69.309, 41.321],
  ['Hamid Olimjon', 'Хамид Олимджан', 69.295, 41.318],
  ['Amir Temur xiyoboni', 'Сквер Амира Темура', 69.283, 41.312, 'Сквер', 'Skver'],
  ['Mustaqillik maydoni', 'Мустакиллик майдони', 69.271, 41.315, 'Площадь Независимости'],
  ['Paxtakor', 'Пахтакор', 69.255, 41.318],
  ['Xalqlar doʻstligi', 'Дружба народов', 69.243, 41.312, 'Бунёдкор', 'Bunyodkor'],
  ['Milliy bogʻ', 'Миллий бог', 69.236, 41.304, 'Комсомольская'],
  ['Novza', 'Новза', 69.223, 41.291, 'Хамза', 'Hamza'],
  ['Mirzo Ulugʻbek', 'Мирзо Улугбек', 69.212, 41.282],
  ['Chilonzor', 'Чиланзар', 69.204, 41.275],
  ['Olmazor', 'Алмазар', 69.196, 41.256, 'Сабир Рахимов', 'Sobir Rahimov'],
  ['Choshtepa', 'Чоштепа', 69.196, 41.238],
  ['Oʻzgarish', 'Узгариш', 69.204, 41.227, 'Toshkent halqa yoʻli', 'Ташкентская кольцевая'],
  ['Sergeli', 'Сергели', 69.209, 41.221, 'Sirgʻali'],
  ['Yangihayot', 'Янгихаёт', 69.214, 41.213, 'Afrosiyob'],
  ['Chinor', 'Чинор', 69.219, 41.206, 'Qipchoq'],
];

/** What a station is called: метро Шахристан. */
export function stationTitle(name: { readonly uz: string; readonly ru: string }): LocalizedText {
  return { ru: `метро ${name.ru}`, en: `${name.uz.replaceAll('ʻ', '')} metro`, uz: `${name.uz} metrosi` };
}
