import { addAdoptedStyles } from './adopted-styles.ts';
import { isBelowFloor, sayWhatDoesNotWork } from './below-floor.ts';
import { addBuiltIns } from './built-ins.ts';
import { addDialogs } from './dialogs.ts';
import { addPageBuiltIns } from './page-built-ins.ts';
import { addPopovers } from './popovers.ts';

/**
 * What pages load before any other script where the browser lacks the newest built-in that the project uses. It is compiled for browsers
 * of 2016 and calls nothing newer before it has looked.
 */
if (isBelowFloor()) sayWhatDoesNotWork();
else {
  addBuiltIns();
  addPageBuiltIns();
  addAdoptedStyles();
  addDialogs();
  addPopovers();
}
