/** jsdom has no layout, which the text editor reads for the position of the cursor. */
const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, toJSON: () => ({}) };
Range.prototype.getBoundingClientRect = () => nowhere;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
document.elementFromPoint = () => null;
