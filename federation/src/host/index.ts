export { areaElementId } from '../remote/area-element';
export { PlatformRouter } from '../remote/PlatformRouter';
export { loadRemoteModule, prefetchRemote, retryRemote } from './actions';
export type { FailureCode, FailureReport, PlatformHandle, RemoteFailure, RemoteStatus } from './handle';
export { readPageData } from './page-data';
export { type PlatformOptions, refreshAreas, startPlatform } from './start-platform';
export { useRemoteStatus } from './use-remote-status';
