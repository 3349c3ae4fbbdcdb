import type { AccountTables } from './account-tables';
import type { ArchiveTables } from './archive-tables';
import type { AuditTables } from './audit-tables';
import type { BillingTables } from './billing-tables';
import type { ClosureTables } from './closure-tables';
import type { CollaboratorTables } from './collaborator-tables';
import type { CompanyTables } from './company-tables';
import type { FinancePlatformTables } from './finance-platform-tables';
import type { LeadsTables } from './lead-tables';
import type { PaymentTables } from './payment-tables';
import type { SecurityTables } from './security-tables';
import type { SettingsTables } from './settings-tables';

declare module '@girassol/api-platform/database/tables' {
  interface Tables
    extends AccountTables,
      ArchiveTables,
      AuditTables,
      BillingTables,
      ClosureTables,
      CompanyTables,
      CollaboratorTables,
      FinancePlatformTables,
      LeadsTables,
      PaymentTables,
      SecurityTables,
      SettingsTables {}
}
