import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import { KEEP_LOST_DAYS } from '@girassol/shared-domain/financing';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { newId, type SettingsDocument } from '../../platform/database';

/** What an account that never changed its settings has (settings-001, settings-002, settings-003, settings-004). */
export const defaultSettings: SettingsDocument = {
  origins: [],
  salesLostReasons: [],
  rejectReasons: [],
  notesTypes: [],
  stdFolders: ['Documentos', 'Contas de energia', 'Fotos', 'Projeto'].map((name) => ({ _id: newId(), name })),
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
  proposalValidityDays: 15,
  useManagerKits: false,
  useFastPDFRendering: false,
  financingKeepLostDays: KEEP_LOST_DAYS.usual,
  winWaitsForSignature: false,
  vendorPriceEdit: false,
  hiddenMenus: [],
  proposalSlug: null,
  proposalTheme: DEFAULT_PROPOSAL_THEME,
};
