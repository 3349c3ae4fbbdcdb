import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { type CalculationSettings, defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { array, boolean, number, object, string } from 'yup';

type Typed = {
  [Name in keyof CalculationSettings]: CalculationSettings[Name] extends number
    ? number | null
    : CalculationSettings[Name];
};

/** The calculation as it is filled in. */
export type CalculationValues = Omit<Typed, 'replacements'> & {
  replacements: { year: number | null; cost: number | null }[];
};

/** What the account calculates with. */
export const calculationOf = ({ calculation }: Settings): CalculationSettings => ({
  ...defaultCalculationSettings,
  ...calculation,
});

export const calculationValues = (settings: Settings): CalculationValues => {
  const { replacements, ...calculation } = calculationOf(settings);
  return { ...calculation, replacements: replacements.map((replacement) => ({ ...replacement })) };
};

const inRange = (least: number, most: number) =>
  number()
    .nullable()
    .required('Preencha este campo.')
    .min(least, `No mínimo ${least}%.`)
    .max(most, `No máximo ${most}%.`);

/** Years of a study. */
const HORIZON = 25;

export const calculationSchema = object({
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
        .max(HORIZON, `Até o ano ${HORIZON}.`),
      cost: number()
        .nullable()
        .required('Informe o custo.')
        .min(0, 'Zero ou mais.')
        .max(1e9, 'Custo alto demais.'),
    }),
  ).max(HORIZON, 'Trocas demais.'),
});

/** The edit: what differs from what there is. The schema has passed: nothing is missing. */
export function calculationChange(values: CalculationValues, settings: Settings): SettingsChange {
  const before: Record<string, unknown> = { ...calculationValues(settings) };
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { calculation: Object.fromEntries(changed) };
}
