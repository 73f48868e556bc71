/** Dispatched on the document after the cards of a menu were replaced: listeners that hold its nodes must query them again. */
export const menuSwapped = 'menu:swapped';
