export { matchesPath as matchesRoute, shapeOf } from '@girassol/shared-domain';
export type { FailureReport, VitalName } from '../host/handle';
export { cssReachingOut } from './css-reach';
export {
  type DistributionDocument,
  distributionDocument,
  distributionKey,
  distributionOfHost,
  distributionOnHost,
  type HostTexts,
  type PlanLimits,
  type Suppression,
} from './distribution';
export {
  type DistributionSurroundings,
  distributionFindings,
  readDistribution,
  suppressionName,
} from './distribution-gate';
export { unmetBy, unmetText } from './fit';
export { type Candidate, findingsFor, type Surroundings } from './gate';
export { type LiveHistory, type LiveStep, readHistory } from './live-history';
export * from './manifest';
export type * from './operations';
export { CHECKS_HEADER, distributionActions, INSPECTION, inspectionRules, liveActions } from './operations';
export { pageFiles } from './page-registry';
export { type Announced, announcedFiles } from './preload';
export { reactCopies } from './react-copy';
export {
  type LiveRelease,
  type LiveScope,
  liveScopes,
  type RegistryQuestion,
  type RegistryState,
  type ReleaseAtHand,
  resolveRegistry,
  type StandIn,
  standInFor,
} from './resolve';
export { isForNobody, serverFolders } from './route-table';
export { parseManifest, parseShellManifest, remoteManifestSchema } from './schema';
export { returnReason } from './server-words';
