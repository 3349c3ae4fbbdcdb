export { getPathPatternShape } from '@girassol/shared-domain';
export { isRouteWithoutAccess, SERVICE_WORKER_URL } from '../registry/route-table';
export { getAreaElementId } from '../remote/area-element';
export {
  listOpenedRemotes,
  loadRemoteModule,
  onRemoteOpened,
  prefetchRemote,
  reportBlankArea,
  retryRemote,
} from './actions';

export type {
  BrowserMonitoringReport,
  FailureCode,
  PlatformHandle,
  RemoteFailure,
  RemoteStatus,
} from './handle';
export { readPageData } from './page-data';
export { type PlatformOptions, prefetchPlatform, recheckActiveAreas, startPlatform } from './start-platform';
export { useRemoteStatus } from './use-remote-status';
export { runWhenSettled } from './when-settled';
