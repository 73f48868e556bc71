import type { LocalizedText } from '../../../locale.ts';

/** A quarter or a place without a sure point: its district is taken. */
export interface Quarter {
  readonly names: LocalizedText;
  readonly also?: readonly string[];
  /** The Russian short name of its district. */
  readonly district: string;
}

const quarter = (district: string, ru: string, en: string, uz: string, ...also: readonly string[]): Quarter => ({
  names: { ru, en, uz },
  also,
  district,
});

export const quarters: readonly Quarter[] = [
  quarter('Мирзо-Улугбек', 'Карасу', 'Qorasuv', 'Qorasuv', 'Карасув', 'Qorasu'),
  quarter('Мирзо-Улугбек', 'Ялангач', 'Yalangach', 'Yalangʻoch'),
  quarter('Мирзо-Улугбек', 'Дархан', 'Darkhan', 'Darxon'),
  quarter('Мирзо-Улугбек', 'Феруза', 'Feruza', 'Feruza'),
  quarter('Мирзо-Улугбек', 'Высоковольтный', 'Vysokovoltny', 'Visokovoltniy', 'Высоковольтная'),
  quarter('Мирзо-Улугбек', 'Академгородок', 'Akademgorodok', 'Akademgorodok', 'Академ городок'),
  quarter('Алмазар', 'Каракамыш', 'Qoraqamish', 'Qoraqamish', 'Karakamysh', 'Кора-Камыш'),
  quarter('Алмазар', 'Вузгородок', 'Vuzgorodok', 'Talabalar shaharchasi', 'Вуз городок', 'Студенческий городок'),
  quarter('Алмазар', 'ТашМИ', 'TashMI', 'ToshMI', 'ТошМИ'),
  quarter('Яшнабад', 'Авиасозлар', 'Aviasozlar', 'Aviasozlar'),
  quarter('Яшнабад', 'Кадышева', 'Kadysheva', 'Kadisheva', 'Кадышев'),
  quarter('Сергели', 'Спутник', 'Sputnik', 'Sputnik'),
  quarter('Шайхантахур', 'Кукча', 'Kokcha', 'Koʻkcha', 'Кўкча'),
  quarter('Шайхантахур', 'Хадра', 'Khadra', 'Xadra'),
  quarter('Шайхантахур', 'Лабзак', 'Labzak', 'Labzak'),
  quarter('Чиланзар', 'Домбрабад', 'Dombirobod', 'Doʻmbirobod', 'Домбирабад'),
  quarter('Чиланзар', 'Катартал', 'Qatortol', 'Qatortol'),
  quarter('Учтепа', 'Рынок Урикзор', 'Orikzor bazaar', 'Oʻrikzor bozori', 'Урикзар'),
  quarter('Мирабад', 'Госпитальный', 'Gospitalny', 'Gospitalniy', 'Госпитальная', 'Госпитальный рынок', 'Mirobod bozori'),
  quarter('Яккасарай', 'Кушбеги', 'Qushbegi', 'Qushbegi'),
  quarter('Яккасарай', 'Ракат', 'Rakat', 'Rakat', 'Rakatboshi'),
  quarter('Яккасарай', 'Кичик Бешагач', 'Kichik Beshyogoch', 'Kichik Beshyogʻoch', 'Малый Бешагач'),
  quarter('Яккасарай', 'ТРЦ Next', 'Next mall', 'Next savdo markazi', 'Некст', 'Next'),
  quarter('Юнусабад', 'Богишамол', 'Bogishamol', 'Bogʻishamol', 'Боги шамол'),
  quarter('Юнусабад', 'Хасанбай', 'Khasanboy', 'Hasanboy'),
  quarter('Юнусабад', 'Киёт', 'Qiyot', 'Qiyot'),
  quarter('Юнусабад', 'Мега Планет', 'Mega Planet', 'Mega Planet', 'Мегапланет', 'Megaplanet'),
  quarter('Юнусабад', 'Японский сад', 'Japanese Garden', 'Yapon bogʻi'),
];
