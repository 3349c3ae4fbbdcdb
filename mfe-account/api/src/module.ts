import { accountContract } from '@girassol/account-domain/contract';
import { defineModule, defineModuleJob, definePeriodicModuleJob } from '@girassol/api-platform/modules';
import { accountArchiveJob } from './account-archive/archive-job';
import { registerArchiveJob } from './account-archive/register-archive-job';
import { registerArchiveRoutes } from './account-archive/routes';
import {
  deleteAccountJob,
  deleteKeptRecordsJob,
  remindOfClosureJob,
  retryDeletionsJob,
} from './account-closure/closure-jobs';
import {
  registerAccountDeletion,
  registerClosureReminders,
  registerDeletionRetries,
  registerKeptRecordsDeletion,
} from './account-closure/register-closure-jobs';
import { registerClosureRoutes } from './account-closure/routes';
import { mailRecoveryLinkJob } from './accounts/recovery/mail-recovery-link-job';
import { registerAccountRoutes } from './accounts/routes';
import { auditLogExport } from './audit/audit-log-export';
import { registerAuditRoutes } from './audit/routes';
import { resolveAttemptJob } from './billing/card-attempts/resolve-attempt-job';
import { cancelAtProviderJob } from './billing/charges/cancel-at-provider-job';
import { billingStepsJob } from './billing/steps/billing-steps-job';
import { openTrial } from './billing/subscription/open-trial';
import {
  deleteExpiredSignupsJob,
  deleteOldPaymentEventsJob,
  readOpenChargesJob,
  UPKEEP_EVERY_SECONDS,
} from './billing/upkeep/upkeep-jobs';
import { paymentsExport } from './billing-documents/payments-export';
import { registerCollaboratorRoutes } from './collaborators/routes';
import { registerCompanyDataRoutes } from './company-data/routes';
import { registerEmailConfirmationRoutes } from './email-confirmation/routes';
import { createEmbeddedFinancePlatform } from './finance/embedded-finance-platform';
import { registerFinanceEntryPages } from './finance/entry/routes';
import { registerFinancePlatformRoutes } from './finance/routes';
import { registerFirstStepRoutes } from './first-steps/routes';
import { deleteOldLeadsJob } from './leads/delete-old-leads-job';
import { registerLeadDelivery } from './leads/deliver-lead';
import { deliverLeadJob } from './leads/deliver-lead-job';
import { registerLeadRoutes } from './leads/routes';
import { migrations } from './migrations';
import { createPaymentProvider } from './payments/create-payment-provider';
import { readEventJob } from './payments/inbox/read-event-job';
import { registerPaymentWebhook } from './payments/inbox/register-payment-webhook';
import { manualServiceInvoices } from './payments/service-invoices/manual-service-invoices';
import { registerBillingRoutes } from './register-billing-routes';
import { registerSettingsRoutes } from './settings/routes';
import { registerFactorRoutes } from './users/factor/routes';
import { registerPasskeyRoutes } from './users/passkeys/routes';
import { registerUserRoutes } from './users/routes';
import {
  ACCESS_RECORD_UPKEEP_SECONDS,
  deleteAccessRecordsJob,
} from './users/security/delete-access-records-job';
import { registerSecurityRoutes } from './users/security/routes';
import { registerWebhookRoutes } from './webhooks/routes';
import './reactions';
import './tables';

/** Accounts, their users, sessions, settings, webhook and finance platform: everything else stands on them. */
export const account = defineModule({
  name: 'account',
  contract: accountContract,
  sharedCalls: [
    'POST /users/login',
    'POST /users/token-login',
    'POST /users/login-factor',
    'POST /users/passkey-login/begin',
    'POST /users/passkey-login',
    'POST /users/recovery',
    'POST /users/logout',
    'POST /users/access-link/read',
    'POST /users/access-link/use',
    'GET /operation/accounts/list/:multiplier',
    'GET /operation/accounts/single/:accountId',
    'PUT /operation/accounts/single/:accountId',
    'POST /operation/accounts/new',
    'POST /operation/accounts/mail-link/:accountId',
    'POST /operation/accounts/link/:accountId',
    'POST /operation/accounts/factor-reset/:accountId',
    'PUT /operation/accounts/finance-status/:accountId',
    'GET /operation/accounts/clock/:accountId',
    'POST /operation/accounts/clock/:accountId',
    'GET /operation/whitelabels',
    'GET /settings/user/:userId',
    'PATCH /settings/user/:userId',
    'GET /settings/changes/:userId',
  ],
  tables: [
    'account_changes',
    'audit_entries',
    'access_links',
    'email_confirmations',
    'settings_changes',
    'proposal_slugs',
    'price_lists',
    'coupons',
    'signups',
    'subscriptions',
    'charges',
    'billing_entries',
    'received_payments',
    'card_attempts',
    'billing_actions',
    'payment_events',
    'demo_payment_charges',
    'demo_payment_cards',
    'demo_payment_authorizations',
    'demo_payment_events',
    'demo_payment_outages',
    'finance_connections',
    'finance_organizations',
    'finance_bank_accounts',
    'finance_cost_centers',
    'finance_categories',
    'finance_login_codes',
    'leads',
    'access_records',
    'company_data',
    'account_archives',
    'account_closures',
    'totp_secrets',
    'recovery_codes',
    'login_challenges',
    'passkeys',
    'passkey_challenges',
    'factor_requirements',
    'invitations',
    'collaborator_removals',
    'handed_over_records',
  ],
  migrations,
  exports: { 'subscription-payments': paymentsExport, 'audit-log': auditLogExport },
  open: async (app, config) => {
    const payments = await createPaymentProvider(app, config.payments);
    await registerPaymentWebhook(app, payments);
    await registerFinanceEntryPages(app, createEmbeddedFinancePlatform(app.database));
    return { payments, serviceInvoices: manualServiceInvoices };
  },
  routes: async ({ app, config, own }) => {
    registerUserRoutes(app);
    registerSecurityRoutes(app);
    registerFirstStepRoutes(app);
    registerCompanyDataRoutes(app);
    registerArchiveRoutes(app);
    registerClosureRoutes(app);
    registerFactorRoutes(app);
    registerPasskeyRoutes(app);
    registerEmailConfirmationRoutes(app);
    registerAccountRoutes(app, { mayMoveClocks: !config.isProduction, openTrial });
    registerSettingsRoutes(app);
    registerAuditRoutes(app);
    registerCollaboratorRoutes(app);
    registerWebhookRoutes(app, { allowsPrivate: config.privateWebhooks });
    await registerBillingRoutes({ app, config, own });
    registerFinancePlatformRoutes(app, createEmbeddedFinancePlatform(app.database));
    await registerLeadRoutes(app, config);
  },
  jobs: [
    defineModuleJob(readEventJob, () => import('./billing/settlement/read-event')),
    defineModuleJob(resolveAttemptJob, () => import('./billing/card-attempts/resolve-attempt')),
    defineModuleJob(cancelAtProviderJob, () => import('./billing/charges/cancel-at-provider')),
    definePeriodicModuleJob(
      readOpenChargesJob,
      UPKEEP_EVERY_SECONDS,
      () => import('./billing/upkeep/read-open-charges'),
    ),
    definePeriodicModuleJob(
      deleteExpiredSignupsJob,
      UPKEEP_EVERY_SECONDS,
      () => import('./billing/upkeep/delete-expired-signups'),
    ),
    defineModuleJob(mailRecoveryLinkJob, () => import('./accounts/recovery/mail-recovery-link')),
    definePeriodicModuleJob(
      deleteAccessRecordsJob,
      ACCESS_RECORD_UPKEEP_SECONDS,
      () => import('./users/security/delete-access-records'),
    ),
    definePeriodicModuleJob(
      deleteOldPaymentEventsJob,
      UPKEEP_EVERY_SECONDS,
      () => import('./billing/upkeep/delete-old-payment-events'),
    ),
    definePeriodicModuleJob(
      deleteOldLeadsJob,
      UPKEEP_EVERY_SECONDS,
      () => import('./leads/delete-old-leads'),
    ),
    defineModuleJob(billingStepsJob, () => import('./billing/steps/run-billing-steps')),
    { kind: remindOfClosureJob.kind, register: ({ app }) => registerClosureReminders(app) },
    { kind: deleteAccountJob.kind, register: ({ app }) => registerAccountDeletion(app) },
    { kind: deleteKeptRecordsJob.kind, register: ({ app }) => registerKeptRecordsDeletion(app) },
    { kind: retryDeletionsJob.kind, register: ({ app }) => registerDeletionRetries(app) },
    { kind: accountArchiveJob.kind, register: ({ app }) => registerArchiveJob(app) },
    {
      kind: deliverLeadJob.kind,
      register: ({ app, config }) => registerLeadDelivery(app, config),
    },
  ],
});
