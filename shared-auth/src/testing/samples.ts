import type { Session } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';

const HOUR_MS = 3_600_000;

/** Builds a session of an active manager of an ENTERPRISE account, valid for one more hour. */
export function buildTestSession(overrides: Partial<Session> = {}): Session {
  return {
    userId: '0198a000-0000-7000-8000-000000000001',
    email: 'ana@exemplo.com.br',
    personalData: { name: 'Ana Souza' },
    managerId: '0198a000-0000-7000-8000-0000000000ff',
    managerUserId: '0198a000-0000-7000-8000-000000000001',
    vendors: [],
    token: 'test-token',
    type: 'MANAGER',
    isAdmin: false,
    statusOk: true,
    status: 'OK',
    signupPlan: 'ENTERPRISE',
    activeModules: [],
    whitelabel: null,
    azumeFinanceData: { status: null },
    isSerranaCalcClient: false,
    admAccess: false,
    expiration: Date.now() + HOUR_MS,
    ...overrides,
  };
}

/** Builds the settings of a new account. */
export function buildTestSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    origins: [],
    salesLostReasons: [],
    rejectReasons: [],
    notesTypes: [],
    afterSalesServices: [],
    autoPricingType: 'SIMPLE',
    autoPricingCalc: 'GROSS_MARGIN',
    preferences: {
      kanbans: { afterSaleDays: 90, autoCreateProjAndInst: false, autoCreateAfterSale: false },
      proposalGenStdValues: { validity: 15 },
      vendors: { useManagerKits: false },
      proposalPDF: { useFastPDFRendering: false },
    },
    permissions: { vendorPriceEdit: false },
    individualPermissions: {},
    teams: [],
    interface: { hiddenMenus: [] },
    proposalSlug: null,
    ...overrides,
  };
}
