import { addresses, saveAddresses } from './account/addresses.ts';
import { authCode, authSession, endSession } from './account/auth.ts';
import { customersCreate, customersGet, customersUpdate, deleteAccount } from './account/customer.ts';
import { loyalty } from './account/loyalty.ts';
import { cancelOrder, order, orderEvents, orders, placeOrder, reorder } from './account/orders.ts';
import { cancelPhoneChange, phoneChange, requestPhoneChange } from './account/phone-change.ts';
import { promoByName, promoByPhone } from './account/promo.ts';
import { checkLinks } from './editor/check-links.ts';
import { closeThread } from './editor/close-thread.ts';
import { deletePicture } from './editor/delete-picture.ts';
import { describePicture } from './editor/describe-picture.ts';
import { editorComments } from './editor/editor-comments.ts';
import { editorEvents } from './editor/editor-events.ts';
import { editorSession } from './editor/editor-session.ts';
import { editorWorkspace } from './editor/editor-workspace.ts';
import { endEditorSession } from './editor/end-editor-session.ts';
import { enterPage } from './editor/enter-page.ts';
import { leavePage } from './editor/leave-page.ts';
import { libraryPictures } from './editor/library-pictures.ts';
import { openEditorSession } from './editor/open-editor-session.ts';
import { replyToThread } from './editor/reply-to-thread.ts';
import { saveDraft } from './editor/save-draft.ts';
import { saveImage } from './editor/save-image.ts';
import { startThread } from './editor/start-thread.ts';
import type { CallInput, CallValue } from './lib/call-types.ts';
import type { CallDefinition } from './lib/define-call.ts';
import { addMember } from './office/add-member.ts';
import { catalogWorkspace } from './office/catalog-workspace.ts';
import { changeMember } from './office/change-member.ts';
import { endOfficeSession } from './office/end-office-session.ts';
import { endTeamSession } from './office/end-team-session.ts';
import { exportCatalogFile } from './office/export-catalog-file.ts';
import { importCatalogFile } from './office/import-catalog-file.ts';
import { officeCode } from './office/office-code.ts';
import { officeLog } from './office/office-log.ts';
import { officeSession } from './office/office-session.ts';
import { openOfficeSession } from './office/open-office-session.ts';
import { promoUses } from './office/promo-uses.ts';
import { removeMember } from './office/remove-member.ts';
import { saveCatalogRecords } from './office/save-catalog-records.ts';
import { team } from './office/team.ts';
import { teamSessions } from './office/team-sessions.ts';
import { discardChanges, publishChanges, publishing, returnChanges } from './publishing/changes.ts';
import { publishingLog } from './publishing/log.ts';
import { reschedulePlan, withdrawPlan } from './publishing/plans.ts';
import { makeDraftLink } from './publishing/preview-links.ts';
import { publishVersion, versionChanges, versions } from './publishing/versions.ts';
import { deliveryTerms, slots, zones } from './shop/delivery.ts';
import { addFavorite, favorites, removeFavorite } from './shop/favorites.ts';
import { geocode, mapSettings } from './shop/maps.ts';
import { customMenu, regionMenu, restaurantMenu } from './shop/menus.ts';
import { districts, regionsList, restaurantsList } from './shop/places.ts';
import { quote } from './shop/quote.ts';
import { system } from './shop/system.ts';
import { cancelAllOrders, moveOrder, staffEvents, staffOrders } from './staff/orders.ts';
import { pauseRestaurant, staffRestaurants } from './staff/restaurants.ts';
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
    zones,
    slots,
    deliveryTerms,
    quote,
    favorites,
    addFavorite,
    removeFavorite,
  },
  account: {
    authCode,
    authSession,
    endSession,
    customersGet,
    customersCreate,
    customersUpdate,
    promoByPhone,
    promoByName,
    placeOrder,
    orders,
    order,
    orderEvents,
    cancelOrder,
    reorder,
    loyalty,
    addresses,
    saveAddresses,
    phoneChange,
    requestPhoneChange,
    cancelPhoneChange,
    deleteAccount,
  },
  staff: {
    openStaffSession,
    staffSession,
    endStaffSession,
    staffOrders,
    staffEvents,
    moveOrder,
    cancelAllOrders,
    stopList,
    changeStopList,
    staffRestaurants,
    pauseRestaurant,
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
    officeLog,
    catalogWorkspace,
    saveCatalogRecords,
    exportCatalogFile,
    importCatalogFile,
    promoUses,
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
