import type { Row } from '../support/load/measured.ts';
import { addToCartRow } from './add-to-cart.ts';
import { boardEveningRow } from './board-evening.ts';
import { checkoutBytesRow, contentBytesRow, homeBytesRow, orderBytesRow, untouchedBytesRow } from './bytes.ts';
import { clustersRow } from './clusters.ts';
import { clustersInBrowserRow, mapOfManyRow } from './crowded-maps.ts';
import { firstPaintRow } from './first-paint.ts';
import { firstSheetRow } from './first-sheet.ts';
import { growthOrdersRow } from './growth.ts';
import { growthDishesRow, growthHomeRow, growthRestaurantsRow } from './growth-home.ts';
import { homeFromNothingRow } from './home-from-nothing.ts';
import { lighthouseContentRow, lighthouseLcpRow, lighthouseScoresRow, lighthouseTbtClsRow } from './lighthouse-rows.ts';
import { memoryRow } from './memory.ts';
import { moveRow } from './move-orders.ts';
import { officeKeysRow } from './office-keys.ts';
import { officeLoadRow } from './office-load.ts';
import { ordersRateRow } from './orders-rate.ts';
import { reportsRow } from './reports.ts';
import { rateRows } from './server-rate.ts';
import { smallPagesRow } from './small-pages.ts';
import { buildRow, startRow } from './start.ts';
import { webhookAwayRow } from './webhook-away.ts';

/** The performance targets, in the order of the table in docs/measured.md. */
export const benchRows: readonly Row[] = [
  contentBytesRow,
  homeBytesRow,
  untouchedBytesRow,
  checkoutBytesRow,
  orderBytesRow,
  lighthouseScoresRow,
  lighthouseContentRow,
  lighthouseLcpRow,
  lighthouseTbtClsRow,
  firstPaintRow,
  addToCartRow,
  firstSheetRow,
  ...rateRows,
  homeFromNothingRow,
  ordersRateRow,
  memoryRow,
  smallPagesRow,
  startRow,
  buildRow,
  clustersRow,
  clustersInBrowserRow,
  mapOfManyRow,
  growthHomeRow,
  growthDishesRow,
  growthRestaurantsRow,
  growthOrdersRow,
  officeKeysRow,
  officeLoadRow,
  boardEveningRow,
  reportsRow,
  moveRow,
  webhookAwayRow,
];
