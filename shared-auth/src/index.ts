export { ApiError } from './api/api-error';
export { attemptAction } from './api/attempt-action';
export { type ApiOptions, api, apiOrQueue } from './api/client';
export { getIdempotencyKeyOfAction } from './api/intentions';
export { type Notice, onNotice } from './api/notices';
export { computeSha256 } from './api/sha256';
export { tabId } from './api/tab-id';
export { createIdempotencyKeyCache } from './call-keys';
export {
  type ConnectionStatus,
  getConnectionStatus,
  onConnectionChange,
} from './connection/connection-status';
export { useConnectionStatus } from './connection/use-connection-status';
export { findCustomers, toCustomerOption } from './customers/find-customers';
export { onAccountEvent } from './events/account-events';
export { disableStoredAnswers, enableStoredAnswers } from './offline/stored-answers';
export { useStoredDataTime } from './offline/stored-data-time';
export {
  estimateFreeSpace,
  mayBeEmptiedByBrowser,
  requestPersistentStorage,
} from './offline-copies/device-space';
export {
  type CopySubject,
  canTakeOfflineCopies,
  deleteOfflineCopy,
  loadOfflineFile,
  type ReadForCopy,
  takeOfflineCopy,
} from './offline-copies/offline-copies';
export type { FileToCopy, OfflineCopy } from './offline-copies/offline-copy';
export { useOfflineCopies } from './offline-copies/use-offline-copies';
export { describeWaitingRecords } from './outbox/describe-records';
export {
  canQueueWrites,
  clearWaitingWrites,
  countWaitingWritesOfOthers,
  discardWrite,
  getWaitingWrites,
  loadWaitingFile,
  loadWaitingWrites,
  retryWrite,
  sendWaitingWrites,
} from './outbox/outbox';
export { startOutboxOfApi } from './outbox/start-outbox-of-api';
export { useWaitingWrites } from './outbox/use-waiting-writes';
export type { WaitingWrite } from './outbox/waiting-write';
export { ApiProvider } from './queries/api-provider';
export {
  buildApiPagesQuery,
  type PagedRouteKey,
  removeDuplicateItems,
} from './queries/build-api-pages-query';
export { buildApiQuery, buildApiQueryKey, useApiQuery } from './queries/build-api-query';
export type { FillableAddress } from './queries/fill-address-from-postal-code';
export { queryClient } from './queries/query-client';
export {
  prefetchSettings,
  saveSettings,
  useConditionFacts,
  usePermissions,
  useReadOnlyReason,
  useSettings,
  useSettingsRefresh,
} from './queries/settings';
export { useDocumentLink } from './queries/use-document-link';
export { type PhoneUploadLinkState, usePhoneUploadLink } from './queries/use-phone-upload-link';
export { type PostalAddress, useAddressAutofill, usePostalCode } from './queries/use-postal-code';
export { useRefreshOnEvent } from './queries/use-refresh-on-event';
export { type RecordSearchState, useSearchRecords } from './queries/use-search-records';
export {
  beginPasskeyLogin,
  beginVisit,
  canUsePasskeys,
  finishLogin,
  finishPasskeyLogin,
  getLastEmail,
  hasLoggedInBefore,
  keepTypedEmail,
  login,
  loginWithToken,
  refreshSession,
} from './session/login';
export { logout } from './session/logout';
export { getClockSkew, getServerTime } from './session/server-clock';
export {
  getEndedSession,
  getSession,
  hasVisitEnded,
  keepPagesWithUnsavedText,
  leaveEndedVisit,
  onEndedSessionChange,
  onSessionChange,
  restoreSession,
} from './session/store';
export { useLastingAccess } from './session/use-lasting-access';
export { useSession } from './session/use-session';
export { consumeVisitLink, takeVisitLink, type VisitLink } from './session/visit-link';
export { useDocumentTemplates } from './templates/use-document-templates';
