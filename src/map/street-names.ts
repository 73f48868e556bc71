/** The avenues of the built-in style that have a name: the keys of the words. */
export const streetNames = ['smallRing', 'amirTemurAvenue', 'navoiAvenue', 'bunyodkorAvenue', 'rustaveliStreet', 'ipakYoliStreet'] as const;

export type StreetName = (typeof streetNames)[number];
