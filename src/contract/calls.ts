import { addresses, saveAddresses } from './account/addresses.ts';
import { authCode, authSession, authTelegram, endSession } from './account/auth.ts';
import { customersCreate, customersGet, customersUpdate, deleteAccount } from './account/customer.ts';
import { giveFeedback, orderFeedback } from './account/feedback.ts';
import { loyalty } from './account/loyalty.ts';
import { messageCalls } from './account/messages.ts';
import { orderCalls } from './account/order-calls.ts';
import { reorder } from './account/orders.ts';
import { cancelPhoneChange, phoneChange, requestPhoneChange } from './account/phone-change.ts';
import { promoByName, promoByPhone } from './account/promo.ts';
import { closeThread, editorComments, replyToThread, startThread } from './editor/comments.ts';
import { checkLinks } from './editor/links.ts';
import { deletePicture, describePicture, libraryPictures, saveImage } from './editor/pictures.ts';
import { editorEvents, enterPage, leavePage } from './editor/presence.ts';
import { editorSession, endEditorSession, openEditorSession } from './editor/session.ts';
import { editorWorkspace, saveDraft } from './editor/workspace.ts';
import type { CallInput, CallValue } from './lib/call-types.ts';
import type { CallDefinition } from './lib/define-call.ts';
import { catalogWorkspace, exportCatalogFile, importCatalogFile, saveCatalogRecords } from './office/catalog.ts';
import { customerCalls } from './office/customer-calls.ts';
import { answerFeedback, feedback } from './office/feedback.ts';
import { officeLog } from './office/log.ts';
import { mailingCalls } from './office/mailings.ts';
import { changeMerchantAccount, merchantAccounts } from './office/merchant-accounts.ts';
import { officeMessageCalls } from './office/messages.ts';
import { noteRefund, officePayments, refunds, reverseRefund } from './office/payments.ts';
import { promoUses } from './office/promo-uses.ts';
import { reconcileClick, reconcileStatement } from './office/reconciliation.ts';
import { officeReport, reportCsv, reportXlsx } from './office/reports.ts';
import { endOfficeSession, officeCode, officeSession, openOfficeSession } from './office/session.ts';
import { addMember, changeMember, removeMember, team } from './office/team.ts';
import { endTeamSession, teamSessions } from './office/team-sessions.ts';
import { telegramGroupCalls } from './office/telegram-groups.ts';
import { officeToday } from './office/today.ts';
import { discardChanges, publishChanges, publishing, returnChanges } from './publishing/changes.ts';
import { publishingLog } from './publishing/log.ts';
import { reschedulePlan, withdrawPlan } from './publishing/plans.ts';
import { makeDraftLink } from './publishing/preview-links.ts';
import { publishVersion, versionChanges, versions } from './publishing/versions.ts';
import { deliveryTerms, slots, zones } from './shop/delivery.ts';
import { addFavorite, favorites, removeFavorite } from './shop/favorites.ts';
import { geocode, mapSettings, reverseGeocode } from './shop/maps.ts';
import { customMenu, regionMenu, restaurantMenu } from './shop/menus.ts';
import { districts, regionsList, restaurantsList } from './shop/places.ts';
import { quote } from './shop/quote.ts';
import { system } from './shop/system.ts';
import {
  joinTable,
  layTable,
  openTable,
  removeTableLine,
  removeTableSeat,
  setTablePaying,
  setTableReady,
  setTableState,
  table,
  tableEvents,
} from './shop/tables.ts';
import { counter } from './staff/counter.ts';
import { courierCalls } from './staff/courier-calls.ts';
import {
  cancelAllOrders,
  delayOrder,
  endChange,
  makeLine,
  moveOrder,
  offerChange,
  staffEvents,
  staffOrders,
  stepBack,
} from './staff/orders.ts';
import { changeCounter, changePrinter, pauseRestaurant, printAgain, staffRestaurants, testPrinter } from './staff/restaurants.ts';
import { endStaffSession, openStaffSession, staffSession } from './staff/session.ts';
import { changeStopList, stopList } from './staff/stop-list.ts';

/** Every call of R-CALL-1, by group and by name. The OpenAPI document lists them in this order. */
export const callGroups = {
  shop: {
    system,
    regionsList,
    restaurantsList,
    regionMenu,
    restaurantMenu,
    customMenu,
    districts,
    mapSettings,
    geocode,
    reverseGeocode,
    zones,
    slots,
    deliveryTerms,
    quote,
    favorites,
    addFavorite,
    removeFavorite,
    openTable,
    joinTable,
    table,
    tableEvents,
    layTable,
    setTableReady,
    setTablePaying,
    setTableState,
    removeTableLine,
    removeTableSeat,
  },
  account: {
    authCode,
    authSession,
    authTelegram,
    endSession,
    customersGet,
    customersCreate,
    customersUpdate,
    promoByPhone,
    promoByName,
    ...orderCalls,
    reorder,
    orderFeedback,
    giveFeedback,
    loyalty,
    addresses,
    saveAddresses,
    phoneChange,
    requestPhoneChange,
    cancelPhoneChange,
    ...messageCalls,
    deleteAccount,
  },
  staff: {
    openStaffSession,
    staffSession,
    endStaffSession,
    staffOrders,
    staffEvents,
    moveOrder,
    stepBack,
    delayOrder,
    makeLine,
    cancelAllOrders,
    offerChange,
    endChange,
    ...courierCalls,
    stopList,
    changeStopList,
    staffRestaurants,
    pauseRestaurant,
    changeCounter,
    changePrinter,
    testPrinter,
    printAgain,
    counter,
  },
  editor: {
    openEditorSession,
    editorSession,
    endEditorSession,
    editorWorkspace,
    saveDraft,
    editorComments,
    startThread,
    replyToThread,
    closeThread,
    editorEvents,
    enterPage,
    leavePage,
    saveImage,
    libraryPictures,
    describePicture,
    deletePicture,
    checkLinks,
  },
  office: {
    officeCode,
    openOfficeSession,
    officeSession,
    endOfficeSession,
    team,
    addMember,
    changeMember,
    removeMember,
    teamSessions,
    endTeamSession,
    officeToday,
    officeLog,
    catalogWorkspace,
    saveCatalogRecords,
    exportCatalogFile,
    importCatalogFile,
    promoUses,
    officeReport,
    reportCsv,
    reportXlsx,
    feedback,
    answerFeedback,
    ...officeMessageCalls,
    ...mailingCalls,
    ...telegramGroupCalls,
    merchantAccounts,
    changeMerchantAccount,
    officePayments,
    refunds,
    reverseRefund,
    noteRefund,
    reconcileStatement,
    reconcileClick,
    ...customerCalls,
  },
  publishing: {
    publishing,
    publishChanges,
    discardChanges,
    returnChanges,
    reschedulePlan,
    withdrawPlan,
    versions,
    versionChanges,
    publishVersion,
    makeDraftLink,
    publishingLog,
  },
} as const;

export const calls = {
  ...callGroups.shop,
  ...callGroups.account,
  ...callGroups.staff,
  ...callGroups.editor,
  ...callGroups.office,
  ...callGroups.publishing,
} as const satisfies Readonly<Record<string, CallDefinition>>;

type Calls = typeof calls;

/** Each call by its method and path, as in `'POST /api/v1/staff/orders/:id/status'`. Browser code imports only this type, and no zod. */
export type ApiCalls = {
  readonly [Name in keyof Calls as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name];
};

/** What a call returns, by its method and path. */
export type ValueOf<Name extends keyof ApiCalls> = CallValue<ApiCalls[Name]>;

/** The body that a call takes. */
export type BodyOf<Name extends keyof ApiCalls> =
  CallInput<ApiCalls[Name]> extends { readonly body?: infer Body } ? NonNullable<Body> : never;
