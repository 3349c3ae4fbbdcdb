import { accountArchiveContract } from './account-archive';
import { accountClosureContract } from './account-closure';
import { type AuditFilter, auditContract } from './audit';
import { billingDocumentsContract } from './billing-documents';
import { collaboratorsContract } from './collaborators';
import { companyDataContract } from './company-data';
import { emailConfirmationContract } from './email-confirmation';
import { financePlatformContract } from './finance-platform';
import { firstStepsContract } from './first-steps';
import { leadsContract } from './leads';
import { operatorBillingContract } from './operator-billing';
import { operatorLeadsContract } from './operator-leads';
import { passkeysContract } from './passkeys';
import { securityContract } from './security';
import { signupContract } from './signup';
import { subscriptionContract } from './subscription';
import { webhooksContract } from './webhooks';

/** API calls of the account, besides those of session and settings, which every area uses. */
export const accountContract = {
  ...webhooksContract,
  ...auditContract,
  ...collaboratorsContract,
  ...emailConfirmationContract,
  ...financePlatformContract,
  ...signupContract,
  ...subscriptionContract,
  ...operatorBillingContract,
  ...leadsContract,
  ...operatorLeadsContract,
  ...billingDocumentsContract,
  ...securityContract,
  ...passkeysContract,
  ...companyDataContract,
  ...accountArchiveContract,
  ...accountClosureContract,
  ...firstStepsContract,
};

type AccountContract = typeof accountContract;

declare module '@girassol/shared-domain/contract' {
  interface ApiContract extends AccountContract {}
}

declare module '@girassol/shared-domain/exports' {
  interface ModuleExportFilters {
    /** Paid charges of the account's subscription. */
    'subscription-payments': Record<string, never>;
    /** Log of who changed what in the account. */
    'audit-log': AuditFilter;
  }
}

export type { AccountArchive } from './account-archive';
export type { AccountClosure } from './account-closure';
export {
  type AuditAction,
  type AuditArea,
  type AuditFilter,
  type AuditLogEntry,
  auditActions,
  auditAreas,
  auditFilter,
} from './audit';
export type {
  Collaborator,
  CollaboratorInvitation,
  CollaboratorRemoval,
  WorkCounts,
  WorkKind,
} from './collaborators';
export type { AccountData } from './company-data';
export type {
  FinanceBankAccount,
  FinanceCategory,
  FinanceConnection,
  FinanceCostCenter,
  FinanceLoginCode,
  FinanceOrganization,
} from './finance-platform';
export { type FirstStep, firstSteps } from './first-steps';
export type { AccountBilling, Coupon, PriceListOnDay } from './operator-billing';
export type { ListedLead } from './operator-leads';
export type { Passkey } from './passkeys';
export type { AccessRecord, OwnSession } from './security';
export type { PayableCharge, SignupRecord } from './signup';
export type { PlanPreview, SubscriptionOverview } from './subscription';
export type { WebhookDelivery, WebhookSettings } from './webhooks';
