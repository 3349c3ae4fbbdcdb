export { shapeOf } from '@girassol/shared-domain';
export { isForNobody } from '../registry/route-table';
export { areaElementId } from '../remote/area-element';
export { loadRemoteModule, prefetchRemote, reportBlank, retryRemote } from './actions';
export type { FailureCode, FailureReport, PlatformHandle, RemoteFailure, RemoteStatus } from './handle';
export { readPageData } from './page-data';
export { type PlatformOptions, preparePlatform, refreshAreas, startPlatform } from './start-platform';
export { useRemoteStatus } from './use-remote-status';
