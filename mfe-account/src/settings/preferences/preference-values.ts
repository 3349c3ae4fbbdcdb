import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { boolean, number, object, string } from 'yup';

/** Form values of the preferences section. */
export interface PreferenceValues {
  afterSaleDays: number | null;
  autoCreateProjAndInst: boolean;
  autoCreateAfterSale: boolean;
  validity: number | null;
  /** Empty: none. */
  proposalSlug: string;
  useFastPDFRendering: boolean;
  useManagerKits: boolean;
  vendorPriceEdit: boolean;
}

/** Converts the account's settings to the form values of the preferences section. */
export const toPreferenceValues = ({
  preferences,
  permissions,
  proposalSlug,
}: Settings): PreferenceValues => ({
  ...preferences.kanbans,
  validity: preferences.proposalGenStdValues.validity,
  proposalSlug: proposalSlug ?? '',
  useFastPDFRendering: preferences.proposalPDF.useFastPDFRendering,
  useManagerKits: preferences.vendors.useManagerKits,
  vendorPriceEdit: permissions.vendorPriceEdit,
});

const MAX_DAYS = 3_650;

const days = number()
  .nullable()
  .required('Informe quantos dias.')
  .min(0, 'Informe zero ou mais.')
  .max(MAX_DAYS, 'No máximo dez anos.');

/** Validation schema of the preferences form. */
export const preferenceSchema = object({
  afterSaleDays: days,
  validity: days,
  proposalSlug: string(),
  useFastPDFRendering: boolean(),
  autoCreateProjAndInst: boolean(),
  autoCreateAfterSale: boolean(),
  useManagerKits: boolean(),
  vendorPriceEdit: boolean(),
});

/**
 * Builds a settings change with only the preferences that the form changed, so that saving does not overwrite
 * another user's changes.
 */
export function buildPreferenceChange(values: PreferenceValues, settings: Settings): SettingsChange {
  const before = toPreferenceValues(settings);
  const changed = <K extends keyof PreferenceValues>(key: K) => values[key] !== before[key];
  return {
    preferences: {
      kanbans: {
        ...(changed('afterSaleDays') && { afterSaleDays: values.afterSaleDays ?? 0 }),
        ...(changed('autoCreateProjAndInst') && { autoCreateProjAndInst: values.autoCreateProjAndInst }),
        ...(changed('autoCreateAfterSale') && { autoCreateAfterSale: values.autoCreateAfterSale }),
      },
      ...(changed('validity') && { proposalGenStdValues: { validity: values.validity ?? 0 } }),
      ...(changed('useFastPDFRendering') && {
        proposalPDF: { useFastPDFRendering: values.useFastPDFRendering },
      }),
      ...(changed('useManagerKits') && { vendors: { useManagerKits: values.useManagerKits } }),
    },
    ...(changed('proposalSlug') && { proposalSlug: values.proposalSlug || null }),
    ...(changed('vendorPriceEdit') && { permissions: { vendorPriceEdit: values.vendorPriceEdit } }),
  };
}
