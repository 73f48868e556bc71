/** Of an island that is needed now, whatever was touched. */
export const neededMark = 'data-needed';
/** Dispatched on the document when an island gets this mark. */
export const islandNeeded = 'island:needed';
/** Dispatched on the document when an island that was needed did not load. */
export const islandFailed = 'island:failed';
