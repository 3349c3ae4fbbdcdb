import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { LOST_FINANCING_RETENTION_DAYS } from '@girassol/shared-domain/financing';
import { number, object } from 'yup';

/**
 * Form values of the settings section that sets for how many days the data of lost financings is retained.
 */
export interface LostFinancingRetentionValues {
  keepLostDays: number | null;
}

/**
 * Reads from the account's settings for how many days the data of lost financings is retained, as form
 * values.
 */
export const toLostFinancingRetentionValues = ({ preferences }: Settings): LostFinancingRetentionValues => ({
  keepLostDays: preferences.financings?.keepLostDays ?? LOST_FINANCING_RETENTION_DAYS.usual,
});

/** Validation schema of the form that sets for how many days the data of lost financings is retained. */
export const lostFinancingRetentionSchema = object({
  keepLostDays: number()
    .nullable()
    .required('Informe quantos dias.')
    .min(LOST_FINANCING_RETENTION_DAYS.min, `No mínimo ${LOST_FINANCING_RETENTION_DAYS.min} dias.`)
    .max(LOST_FINANCING_RETENTION_DAYS.max, 'No máximo cinco anos (1.825 dias).'),
});

/** Builds the settings change that saves for how many days the data of lost financings is retained. */
export const buildLostFinancingRetentionChange = ({
  keepLostDays,
}: LostFinancingRetentionValues): SettingsChange => ({
  preferences: { financings: { keepLostDays: keepLostDays ?? LOST_FINANCING_RETENTION_DAYS.usual } },
});
