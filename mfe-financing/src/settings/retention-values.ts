import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { KEEP_LOST_DAYS } from '@girassol/shared-domain/financing';
import { number, object } from 'yup';

/** For how long what came to nothing is kept, as it is filled in. */
export interface RetentionValues {
  keepLostDays: number | null;
}

export const retentionOf = ({ preferences }: Settings): RetentionValues => ({
  keepLostDays: preferences.financings?.keepLostDays ?? KEEP_LOST_DAYS.usual,
});

export const retentionSchema = object({
  keepLostDays: number()
    .nullable()
    .required('Informe quantos dias.')
    .min(KEEP_LOST_DAYS.min, `No mínimo ${KEEP_LOST_DAYS.min} dias.`)
    .max(KEEP_LOST_DAYS.max, 'No máximo cinco anos (1.825 dias).'),
});

export const retentionChange = ({ keepLostDays }: RetentionValues): SettingsChange => ({
  preferences: { financings: { keepLostDays: keepLostDays ?? KEEP_LOST_DAYS.usual } },
});
