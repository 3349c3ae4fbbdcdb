import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { type CalculationSettings, defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { array, boolean, number, object, string } from 'yup';

type Typed = {
  [Name in keyof CalculationSettings]: CalculationSettings[Name] extends number
    ? number | null
    : CalculationSettings[Name];
};

/** Form values of the settings for the calculation of proposals, such as losses and degradation. */
export type CalculationSettingsValues = Omit<Typed, 'replacements'> & {
  replacements: { year: number | null; cost: number | null }[];
};

/**
 * Returns the account's settings for the calculation of proposals. Settings that the account has not saved
 * have default values.
 */
export const getCalculationSettings = ({ calculation }: Settings): CalculationSettings => ({
  ...defaultCalculationSettings,
  ...calculation,
});

export const toCalculationSettingsValues = (settings: Settings): CalculationSettingsValues => {
  const { replacements, ...calculation } = getCalculationSettings(settings);
  return { ...calculation, replacements: replacements.map((replacement) => ({ ...replacement })) };
};

const inRange = (least: number, most: number) =>
  number()
    .nullable()
    .required('Preencha este campo.')
    .min(least, `No mínimo ${least}%.`)
    .max(most, `No máximo ${most}%.`);

/** Years of a study. */
const STUDY_YEARS = 25;

export const calculationSettingsSchema = object({
  losses: inRange(0, 50),
  degradationFirst: inRange(0, 50),
  degradation: inRange(0, 50),
  subtractAvailability: boolean(),
  minimumBillingMode: string().required(),
  gdClass: string().required(),
  fioBAfterTransition: inRange(0, 100),
  inflation: inRange(-50, 100),
  interestRate1: inRange(0, 100),
  interestRate1Name: string().trim().required('Dê um nome à taxa.').max(40, 'No máximo 40 letras.'),
  interestRate2: inRange(0, 100),
  interestRate2Name: string().trim().required('Dê um nome à taxa.').max(40, 'No máximo 40 letras.'),
  maintenance: inRange(0, 100),
  replacements: array(
    object({
      year: number()
        .nullable()
        .required('Informe o ano.')
        .integer('Um ano inteiro.')
        .min(1, 'A partir do ano 1.')
        .max(STUDY_YEARS, `Até o ano ${STUDY_YEARS}.`),
      cost: number()
        .nullable()
        .required('Informe o custo.')
        .min(0, 'Zero ou mais.')
        .max(1e9, 'Custo alto demais.'),
    }),
  ).max(STUDY_YEARS, 'Trocas demais.'),
});

/**
 * Builds a settings change with the calculation settings that differ from the saved settings. The values must
 * be valid by the schema.
 */
export function buildCalculationSettingsChange(
  values: CalculationSettingsValues,
  settings: Settings,
): SettingsChange {
  const before: Record<string, unknown> = { ...toCalculationSettingsValues(settings) };
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { calculation: Object.fromEntries(changed) };
}
