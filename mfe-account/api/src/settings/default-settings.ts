import { generateId } from '@girassol/api-platform/database';
import { DEFAULT_DOCUMENT_VALIDITY_DAYS } from '@girassol/shared-domain';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import { LOST_FINANCING_RETENTION_DAYS } from '@girassol/shared-domain/financing';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import type { SettingsDocument } from '../tables/settings-tables';

/** Default settings of an account (settings-001, settings-002, settings-003, settings-004). */
export const defaultSettings: SettingsDocument = {
  origins: [],
  salesLostReasons: [],
  rejectReasons: [],
  notesTypes: [],
  companyPositions: [],
  addons: [],
  stdFolders: ['Documentos', 'Contas de energia', 'Fotos', 'Projeto'].map((name) => ({
    _id: generateId(),
    name,
  })),
  afterSalesServices: [],
  autoPricingType: 'SIMPLE',
  autoPricingCalc: 'GROSS_MARGIN',
  autoPricing: [],
  autoPricingDetailed: { autoPricingCalc: 'GROSS_MARGIN', pricingComponents: [], restrictions: [] },
  calculation: defaultCalculationSettings,
  disabledSuppliers: [],
  autoFinancing: [],
  afterSaleDays: 90,
  autoCreateProjAndInst: false,
  autoCreateAfterSale: false,
  proposalValidityDays: DEFAULT_DOCUMENT_VALIDITY_DAYS,
  useManagerKits: false,
  useFastPDFRendering: false,
  financingKeepLostDays: LOST_FINANCING_RETENTION_DAYS.usual,
  winWaitsForSignature: false,
  vendorPriceEdit: false,
  hiddenMenus: [],
  proposalSlug: null,
  proposalTheme: DEFAULT_PROPOSAL_THEME,
};
