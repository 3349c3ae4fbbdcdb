export { ApiError } from './api/api-error';
export { attempt } from './api/attempt';
export { type ApiOptions, api } from './api/client';
export { clientId } from './api/client-id';
export { intentionKey } from './api/intentions';
export { type Notice, onNotice } from './api/notices';
export { createCallKeys } from './call-keys';
export { type Connection, getConnection, onConnectionChange } from './connection/connection';
export { useConnection } from './connection/use-connection';
export { onAccountEvent } from './events/account-events';
export { apiPages, onceEach, type PagedKey } from './queries/api-pages';
export { ApiProvider } from './queries/api-provider';
export { apiQuery, apiQueryKey, useApiQuery } from './queries/api-query';
export { queryClient } from './queries/query-client';
export {
  prefetchSettings,
  saveSettings,
  useFacts,
  useFreshSettings,
  usePermissions,
  useSettings,
} from './queries/settings';
export { type PostalAddress, usePostalCode } from './queries/use-postal-code';
export { useRefresh } from './queries/use-refresh';
export { type FoundRecords, useSearchRecords } from './queries/use-search-records';
export { type UploadLinkState, useUploadLink } from './queries/use-upload-link';
export { getLastEmail, hasLoginPreference, login, loginWithToken, refreshSession } from './session/login';
export { logout } from './session/logout';
export { getSession, onSessionChange, restoreSession } from './session/store';
export { useSession } from './session/use-session';
export { useDocumentTemplates } from './templates/use-document-templates';
