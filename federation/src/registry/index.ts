export { getPathPatternShape, matchesPath as matchesRoute } from '@girassol/shared-domain';
export type { BrowserMonitoringReport, VitalName } from '../host/handle';
export { parsePageData } from '../page/index-page';
export { findOutsideSelectors } from './css-reach';
export {
  type DistributionDocument,
  type DistributionPlanLimits,
  type DistributionSuppression,
  distributionDocumentSchema,
  distributionKeySchema,
  findDistributionOfHost,
  type HostBrandTexts,
  toHostDistribution,
} from './distribution';
export {
  type DistributionGateContext,
  distributionFindings,
  formatSuppression,
  parseDistribution,
} from './distribution-gate';
export { formatUnmetRequirements, listUnmetRequirements } from './fit';
export { formatRollbackReason } from './format-rollback-reason';
export { checkRelease, type ReleaseGateContext, type ReleaseToJudge } from './gate';
export { listHideableMenus } from './hideable-menus';
export { buildImportMap } from './import-map';
export { type LiveScope, liveScopes } from './live-scope';
export { buildLiveHistories, type LiveVersionChange, type LiveVersionHistory } from './live-version-history';
export * from './manifest';
export type * from './operations';
export {
  distributionActions,
  INSPECTION_TOKEN_SCOPE,
  inspectionRules,
  RELEASE_CHECKS_HEADER,
} from './operations';
export { toPageShellAndRegistry } from './page-registry';
export { listPreloadedFiles, type PreloadedFile } from './preload';
export { findBundledReact } from './react-copy';
export type * from './registry-change-actions';
export { registryChangeActions } from './registry-change-actions';
export {
  type AvailableRelease,
  findReplacementRelease,
  type LiveRelease,
  type RegistryResolveContext,
  type RegistryState,
  type ReplacementRelease,
  resolveRegistry,
} from './resolve';
export { isRouteWithoutAccess, SERVICE_WORKER_URL, serverPathSegments } from './route-table';
export {
  parseManifest,
  parseShellManifest,
  REMOTE_SCHEMA_URL,
  remoteJsonSchema,
  remoteManifestSchema,
} from './schema';
