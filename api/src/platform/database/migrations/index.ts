import type { Migration } from 'kysely';
import * as accounts from './0001-accounts';
import * as customers from './0002-customers';
import * as boards from './0003-boards';
import * as notes from './0004-notes';
import * as proposals from './0005-proposals';
import * as registry from './0006-registry';
import * as demo from './0007-demo';
import * as itemLife from './0008-item-life';
import * as customerRecords from './0009-customer-records';
import * as files from './0010-files';
import * as checklists from './0011-checklists';
import * as afterSales from './0012-after-sales';
import * as serviceOrders from './0012-service-orders';
import * as proposalData from './0014-proposal-data';
import * as finishedItems from './0015-finished-items';
import * as catalogue from './0016-catalogue';
import * as kits from './0017-kits';
import * as settingsChanges from './0018-settings-changes';
import * as searchStatistics from './0019-search-statistics';
import * as proposalDocuments from './0022-proposal-documents';
import * as proposalImages from './0024-proposal-images';
import * as proposalTemplates from './0025-proposal-templates';
import * as calculations from './0026-calculations';
import * as irradiation from './0026-irradiation';
import * as registryOperations from './0027-registry-operations';
import * as distributions from './0028-distributions';
import * as attribution from './0029-attribution';
import * as municipalIrradiation from './0030-municipal-irradiation';
import * as releaseChecks from './0031-release-checks';
import * as lastViewed from './0032-last-viewed';
import * as releaseInspection from './0033-release-inspection';
import * as overridePermissions from './0035-override-permissions';
import * as agreedProposals from './0036-agreed-proposals';
import * as distributorCharges from './0037-distributor-charges';
import * as builtPrices from './0044-built-prices';
import * as deeds from './0045-deeds';
import * as searchOfEverything from './0048-search-of-everything';
import * as sortedCustomers from './0049-sorted-customers';
import * as registryTargets from './0052-registry-targets';
import * as demonstration from './0056-demonstration';
import * as knownDevices from './0060-known-devices';
import * as browserSessions from './0061-browser-sessions';
import * as accountChanges from './0062-account-changes';
import * as jobs from './20261123-0325-jobs';
import * as accountClock from './20261123-0326-account-clock';
import * as webhooks from './20261123-0327-webhooks';

/** Every migration by name, in order. Names are never changed and released migrations never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-customers': customers,
  '0003-boards': boards,
  '0004-notes': notes,
  '0005-proposals': proposals,
  '0006-registry': registry,
  '0007-demo': demo,
  '0008-item-life': itemLife,
  '0009-customer-records': customerRecords,
  '0010-files': files,
  '0011-checklists': checklists,
  '0012-after-sales': afterSales,
  '0012-service-orders': serviceOrders,
  '0014-proposal-data': proposalData,
  '0015-finished-items': finishedItems,
  '0016-catalogue': catalogue,
  '0017-kits': kits,
  '0018-settings-changes': settingsChanges,
  '0019-search-statistics': searchStatistics,
  '0022-proposal-documents': proposalDocuments,
  '0024-proposal-images': proposalImages,
  '0025-proposal-templates': proposalTemplates,
  '0026-calculations': calculations,
  '0026-irradiation': irradiation,
  '0027-registry-operations': registryOperations,
  '0028-distributions': distributions,
  '0029-attribution': attribution,
  '0030-municipal-irradiation': municipalIrradiation,
  '0031-release-checks': releaseChecks,
  '0032-last-viewed': lastViewed,
  '0033-release-inspection': releaseInspection,
  '0035-override-permissions': overridePermissions,
  '0036-agreed-proposals': agreedProposals,
  '0037-distributor-charges': distributorCharges,
  '0044-built-prices': builtPrices,
  '0045-deeds': deeds,
  '0048-search-of-everything': searchOfEverything,
  '0049-sorted-customers': sortedCustomers,
  '0052-registry-targets': registryTargets,
  '0056-demonstration': demonstration,
  '0060-known-devices': knownDevices,
  '0061-browser-sessions': browserSessions,
  '0062-account-changes': accountChanges,
  '20261123-0325-jobs': jobs,
  '20261123-0326-account-clock': accountClock,
  '20261123-0327-webhooks': webhooks,
};
