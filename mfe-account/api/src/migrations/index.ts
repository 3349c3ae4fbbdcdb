// Written by `npm run migration`.
import type { Migration } from 'kysely';
import * as m0018SettingsChanges from './0018-settings-changes';
import * as m0062AccountChanges from './0062-account-changes';
import * as m202611230714ProposalSlugs from './20261123-0714-proposal-slugs';
import * as m202611261537Billing from './20261126-1537-billing';
import * as m202611261538FinancePlatform from './20261126-1538-finance-platform';
import * as m202611261542DemonstrationBank from './20261126-1542-demonstration-bank';
import * as m202611261544Leads from './20261126-1544-leads';
import * as m202611261931AuditEntries from './20261126-1931-audit-entries';
import * as m202611261931EmailConfirmations from './20261126-1931-email-confirmations';
import * as m202611261932SessionsAndAccessRecords from './20261126-1932-sessions-and-access-records';
import * as m202611261933CompanyData from './20261126-1933-company-data';
import * as m202611261936Collaborators from './20261126-1936-collaborators';
import * as m202611261938ReceivedPayments from './20261126-1938-received-payments';
import * as m202611261943AccountArchives from './20261126-1943-account-archives';
import * as m202611261954AccountClosures from './20261126-1954-account-closures';
import * as m202611261958PasswordRecovery from './20261126-1958-password-recovery';
import * as m202611262003CardAttempts from './20261126-2003-card-attempts';
import * as m202611262005AskedCodes from './20261126-2005-asked-codes';
import * as m202611262008SecondFactor from './20261126-2008-second-factor';
import * as m202611262010AgreedDueDays from './20261126-2010-agreed-due-days';
import * as m202611262018ReceiptFacts from './20261126-2018-receipt-facts';
import * as m202611262022ChargePrices from './20261126-2022-charge-prices';
import * as m202611262327Passkeys from './20261126-2327-passkeys';
import * as m202611262331AuditOfVisits from './20261126-2331-audit-of-visits';
import * as m202611262332ClosuresInAccountList from './20261126-2332-closures-in-account-list';
import * as m202611270000FactorRequirements from './20261127-0000-factor-requirements';
import * as m202611270333FinanceLogins from './20261127-0333-finance-logins';
import * as m202611270343UndoOfRemovals from './20261127-0343-undo-of-removals';
import * as m202611270748FinancePlatformChanges from './20261127-0748-finance-platform-changes';
import * as m202611271559CollaboratorPositions from './20261127-1559-collaborator-positions';

/** Every migration by name, in order. Names are never changed and released migrations never edited. */
export const migrations: Record<string, Migration> = {
  '0018-settings-changes': m0018SettingsChanges,
  '0062-account-changes': m0062AccountChanges,
  '20261123-0714-proposal-slugs': m202611230714ProposalSlugs,
  '20261126-1537-billing': m202611261537Billing,
  '20261126-1538-finance-platform': m202611261538FinancePlatform,
  '20261126-1542-demonstration-bank': m202611261542DemonstrationBank,
  '20261126-1544-leads': m202611261544Leads,
  '20261126-1931-audit-entries': m202611261931AuditEntries,
  '20261126-1931-email-confirmations': m202611261931EmailConfirmations,
  '20261126-1932-sessions-and-access-records': m202611261932SessionsAndAccessRecords,
  '20261126-1933-company-data': m202611261933CompanyData,
  '20261126-1936-collaborators': m202611261936Collaborators,
  '20261126-1938-received-payments': m202611261938ReceivedPayments,
  '20261126-1943-account-archives': m202611261943AccountArchives,
  '20261126-1954-account-closures': m202611261954AccountClosures,
  '20261126-1958-password-recovery': m202611261958PasswordRecovery,
  '20261126-2003-card-attempts': m202611262003CardAttempts,
  '20261126-2005-asked-codes': m202611262005AskedCodes,
  '20261126-2008-second-factor': m202611262008SecondFactor,
  '20261126-2010-agreed-due-days': m202611262010AgreedDueDays,
  '20261126-2018-receipt-facts': m202611262018ReceiptFacts,
  '20261126-2022-charge-prices': m202611262022ChargePrices,
  '20261126-2327-passkeys': m202611262327Passkeys,
  '20261126-2331-audit-of-visits': m202611262331AuditOfVisits,
  '20261126-2332-closures-in-account-list': m202611262332ClosuresInAccountList,
  '20261127-0000-factor-requirements': m202611270000FactorRequirements,
  '20261127-0333-finance-logins': m202611270333FinanceLogins,
  '20261127-0343-undo-of-removals': m202611270343UndoOfRemovals,
  '20261127-0748-finance-platform-changes': m202611270748FinancePlatformChanges,
  '20261127-1559-collaborator-positions': m202611271559CollaboratorPositions,
};
