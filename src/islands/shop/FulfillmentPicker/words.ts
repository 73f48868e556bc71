/** The namespaces of the sheet, and of its maps. */
export type SheetWords = 'fulfillment-picker' | 'fulfillment-sheet';
export type MapWords = SheetWords | 'fulfillment-map';
