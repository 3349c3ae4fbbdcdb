// Written by `npm run migration`.
import type { Migration } from 'kysely';
import * as m0001Accounts from './0001-accounts';
import * as m0002Customers from './0002-customers';
import * as m0003Boards from './0003-boards';
import * as m0004Notes from './0004-notes';
import * as m0005Proposals from './0005-proposals';
import * as m0006Registry from './0006-registry';
import * as m0007Demo from './0007-demo';
import * as m0008ItemLife from './0008-item-life';
import * as m0009CustomerRecords from './0009-customer-records';
import * as m0010Files from './0010-files';
import * as m0011Checklists from './0011-checklists';
import * as m0012AfterSales from './0012-after-sales';
import * as m0012ServiceOrders from './0012-service-orders';
import * as m0014ProposalData from './0014-proposal-data';
import * as m0015FinishedItems from './0015-finished-items';
import * as m0016Catalogue from './0016-catalogue';
import * as m0017Kits from './0017-kits';
import * as m0019SearchStatistics from './0019-search-statistics';
import * as m0022ProposalDocuments from './0022-proposal-documents';
import * as m0024ProposalImages from './0024-proposal-images';
import * as m0025ProposalTemplates from './0025-proposal-templates';
import * as m0026Calculations from './0026-calculations';
import * as m0026Irradiation from './0026-irradiation';
import * as m0027RegistryOperations from './0027-registry-operations';
import * as m0028Distributions from './0028-distributions';
import * as m0029Attribution from './0029-attribution';
import * as m0030MunicipalIrradiation from './0030-municipal-irradiation';
import * as m0031ReleaseChecks from './0031-release-checks';
import * as m0032LastViewed from './0032-last-viewed';
import * as m0033ReleaseInspection from './0033-release-inspection';
import * as m0035OverridePermissions from './0035-override-permissions';
import * as m0036AgreedProposals from './0036-agreed-proposals';
import * as m0037DistributorCharges from './0037-distributor-charges';
import * as m0044BuiltPrices from './0044-built-prices';
import * as m0045Deeds from './0045-deeds';
import * as m0048SearchOfEverything from './0048-search-of-everything';
import * as m0049SortedCustomers from './0049-sorted-customers';
import * as m0052RegistryTargets from './0052-registry-targets';
import * as m0056Demonstration from './0056-demonstration';
import * as m0060KnownDevices from './0060-known-devices';
import * as m0061BrowserSessions from './0061-browser-sessions';
import * as m202611230320MoreDeeds from './20261123-0320-more-deeds';
import * as m202611230325Jobs from './20261123-0325-jobs';
import * as m202611230326AccountClock from './20261123-0326-account-clock';
import * as m202611230327Webhooks from './20261123-0327-webhooks';
import * as m202611230330Mail from './20261123-0330-mail';
import * as m202611230330ShortSearches from './20261123-0330-short-searches';
import * as m202611230331Notifications from './20261123-0331-notifications';
import * as m202611230335Idempotency from './20261123-0335-idempotency';
import * as m202611230336UploadLinks from './20261123-0336-upload-links';
import * as m202611230707Financings from './20261123-0707-financings';
import * as m202611230717DemonstrationBank from './20261123-0717-demonstration-bank';
import * as m202611231121Contracts from './20261123-1121-contracts';
import * as m202611231548SignatureOwners from './20261123-1548-signature-owners';
import * as m202611231923Imports from './20261123-1923-imports';
import * as m202611231935Exports from './20261123-1935-exports';
import * as m202611240358MatchCustomersByIndex from './20261124-0358-match-customers-by-index';
import * as m202611240811Websites from './20261124-0811-websites';
import * as m202611240812ElectricityTariffs from './20261124-0812-electricity-tariffs';
import * as m202611240813WebsiteLeads from './20261124-0813-website-leads';
import * as m202611240814WebsiteDomains from './20261124-0814-website-domains';
import * as m202611240815WebsiteReports from './20261124-0815-website-reports';
import * as m202611240835ImportsByThePortion from './20261124-0835-imports-by-the-portion';
import * as m202611241200OneIndexOfTexts from './20261124-1200-one-index-of-texts';
import * as m202611241210CustomersWithoutContact from './20261124-1210-customers-without-contact';
import * as m202611241210ImportFills from './20261124-1210-import-fills';
import * as m202611260210TurnsOfJobs from './20261126-0210-turns-of-jobs';
import * as m202611260558ImportLayoutAndRemarks from './20261126-0558-import-layout-and-remarks';
import * as m202611260558SignaturesOfAFile from './20261126-0558-signatures-of-a-file';
import * as m202611260610PhonesAsTheyAreCompared from './20261126-0610-phones-as-they-are-compared';
import * as m202611260618SimplesFinancings from './20261126-0618-simples-financings';
import * as m202611260636OrderLinesInWords from './20261126-0636-order-lines-in-words';
import * as m202611260722TemplatesOfEarlierReleases from './20261126-0722-templates-of-earlier-releases';
import * as m202611262006CustomerErasure from './20261126-2006-customer-erasure';
import * as m202611262323NotificationState from './20261126-2323-notification-state';
import * as m202611262324SessionVisits from './20261126-2324-session-visits';
import * as m202611262330UserLevels from './20261126-2330-user-levels';
import * as m202611262337NotificationPreferences from './20261126-2337-notification-preferences';
import * as m202611262344ClaimJobs from './20261126-2344-claim-jobs';
import * as m202611262348ScheduleReminders from './20261126-2348-schedule-reminders';
import * as m202611270017MailReplyTo from './20261127-0017-mail-reply-to';
import * as m202611270348MailUnsubscribe from './20261127-0348-mail-unsubscribe';
import * as m202611270351NoteMentions from './20261127-0351-note-mentions';
import * as m202611270354Follows from './20261127-0354-follows';
import * as m202611270400PushSubscriptions from './20261127-0400-push-subscriptions';
import * as m202611270402AnswersToOfflineCalls from './20261127-0402-answers-to-offline-calls';
import * as m202611272120MergedCustomers from './20261127-2120-merged-customers';
import * as m202611281754RepeatedDigits from './20261128-1754-repeated-digits';
import * as m202611282227FirstSteps from './20261128-2227-first-steps';
import * as m202611291613UndoneOrderSteps from './20261129-1613-undone-order-steps';
import * as m202611300312PhoneKeysOfImportedRows from './20261130-0312-phone-keys-of-imported-rows';
import * as m202611301114CustomersByLikeness from './20261130-1114-customers-by-likeness';
import * as m202611301513UndoneMerges from './20261130-1513-undone-merges';

/** Every migration by name, in order. Names are never changed and released migrations never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': m0001Accounts,
  '0002-customers': m0002Customers,
  '0003-boards': m0003Boards,
  '0004-notes': m0004Notes,
  '0005-proposals': m0005Proposals,
  '0006-registry': m0006Registry,
  '0007-demo': m0007Demo,
  '0008-item-life': m0008ItemLife,
  '0009-customer-records': m0009CustomerRecords,
  '0010-files': m0010Files,
  '0011-checklists': m0011Checklists,
  '0012-after-sales': m0012AfterSales,
  '0012-service-orders': m0012ServiceOrders,
  '0014-proposal-data': m0014ProposalData,
  '0015-finished-items': m0015FinishedItems,
  '0016-catalogue': m0016Catalogue,
  '0017-kits': m0017Kits,
  '0019-search-statistics': m0019SearchStatistics,
  '0022-proposal-documents': m0022ProposalDocuments,
  '0024-proposal-images': m0024ProposalImages,
  '0025-proposal-templates': m0025ProposalTemplates,
  '0026-calculations': m0026Calculations,
  '0026-irradiation': m0026Irradiation,
  '0027-registry-operations': m0027RegistryOperations,
  '0028-distributions': m0028Distributions,
  '0029-attribution': m0029Attribution,
  '0030-municipal-irradiation': m0030MunicipalIrradiation,
  '0031-release-checks': m0031ReleaseChecks,
  '0032-last-viewed': m0032LastViewed,
  '0033-release-inspection': m0033ReleaseInspection,
  '0035-override-permissions': m0035OverridePermissions,
  '0036-agreed-proposals': m0036AgreedProposals,
  '0037-distributor-charges': m0037DistributorCharges,
  '0044-built-prices': m0044BuiltPrices,
  '0045-deeds': m0045Deeds,
  '0048-search-of-everything': m0048SearchOfEverything,
  '0049-sorted-customers': m0049SortedCustomers,
  '0052-registry-targets': m0052RegistryTargets,
  '0056-demonstration': m0056Demonstration,
  '0060-known-devices': m0060KnownDevices,
  '0061-browser-sessions': m0061BrowserSessions,
  '20261123-0320-more-deeds': m202611230320MoreDeeds,
  '20261123-0325-jobs': m202611230325Jobs,
  '20261123-0326-account-clock': m202611230326AccountClock,
  '20261123-0327-webhooks': m202611230327Webhooks,
  '20261123-0330-mail': m202611230330Mail,
  '20261123-0330-short-searches': m202611230330ShortSearches,
  '20261123-0331-notifications': m202611230331Notifications,
  '20261123-0335-idempotency': m202611230335Idempotency,
  '20261123-0336-upload-links': m202611230336UploadLinks,
  '20261123-0707-financings': m202611230707Financings,
  '20261123-0717-demonstration-bank': m202611230717DemonstrationBank,
  '20261123-1121-contracts': m202611231121Contracts,
  '20261123-1548-signature-owners': m202611231548SignatureOwners,
  '20261123-1923-imports': m202611231923Imports,
  '20261123-1935-exports': m202611231935Exports,
  '20261124-0358-match-customers-by-index': m202611240358MatchCustomersByIndex,
  '20261124-0811-websites': m202611240811Websites,
  '20261124-0812-electricity-tariffs': m202611240812ElectricityTariffs,
  '20261124-0813-website-leads': m202611240813WebsiteLeads,
  '20261124-0814-website-domains': m202611240814WebsiteDomains,
  '20261124-0815-website-reports': m202611240815WebsiteReports,
  '20261124-0835-imports-by-the-portion': m202611240835ImportsByThePortion,
  '20261124-1200-one-index-of-texts': m202611241200OneIndexOfTexts,
  '20261124-1210-customers-without-contact': m202611241210CustomersWithoutContact,
  '20261124-1210-import-fills': m202611241210ImportFills,
  '20261126-0210-turns-of-jobs': m202611260210TurnsOfJobs,
  '20261126-0558-import-layout-and-remarks': m202611260558ImportLayoutAndRemarks,
  '20261126-0558-signatures-of-a-file': m202611260558SignaturesOfAFile,
  '20261126-0610-phones-as-they-are-compared': m202611260610PhonesAsTheyAreCompared,
  '20261126-0618-simples-financings': m202611260618SimplesFinancings,
  '20261126-0636-order-lines-in-words': m202611260636OrderLinesInWords,
  '20261126-0722-templates-of-earlier-releases': m202611260722TemplatesOfEarlierReleases,
  '20261126-2006-customer-erasure': m202611262006CustomerErasure,
  '20261126-2323-notification-state': m202611262323NotificationState,
  '20261126-2324-session-visits': m202611262324SessionVisits,
  '20261126-2330-user-levels': m202611262330UserLevels,
  '20261126-2337-notification-preferences': m202611262337NotificationPreferences,
  '20261126-2344-claim-jobs': m202611262344ClaimJobs,
  '20261126-2348-schedule-reminders': m202611262348ScheduleReminders,
  '20261127-0017-mail-reply-to': m202611270017MailReplyTo,
  '20261127-0348-mail-unsubscribe': m202611270348MailUnsubscribe,
  '20261127-0351-note-mentions': m202611270351NoteMentions,
  '20261127-0354-follows': m202611270354Follows,
  '20261127-0400-push-subscriptions': m202611270400PushSubscriptions,
  '20261127-0402-answers-to-offline-calls': m202611270402AnswersToOfflineCalls,
  '20261127-2120-merged-customers': m202611272120MergedCustomers,
  '20261128-1754-repeated-digits': m202611281754RepeatedDigits,
  '20261128-2227-first-steps': m202611282227FirstSteps,
  '20261129-1613-undone-order-steps': m202611291613UndoneOrderSteps,
  '20261130-0312-phone-keys-of-imported-rows': m202611300312PhoneKeysOfImportedRows,
  '20261130-1114-customers-by-likeness': m202611301114CustomersByLikeness,
  '20261130-1513-undone-merges': m202611301513UndoneMerges,
};
