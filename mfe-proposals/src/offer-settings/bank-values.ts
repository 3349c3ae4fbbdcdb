import { financingTermMonths, LEAST_FEE_PERCENT, MAX_FEE } from '@girassol/shared-domain';
import type { AutoFinancingLine, Settings } from '@girassol/shared-domain/contract';
import { array, number, object, string } from 'yup';
import { newUuid } from '../pricing-settings/new-uuid';

/** A bank's usual terms as they are filled in. */
export interface BankValues {
  /** Its id. */
  key: string;
  name: string;
  /** Percent a month. */
  fee: number | null;
  /** Months. */
  gracePeriod: number | null;
  /** Percent of the price. */
  entry: number | null;
  installments: number[];
}

export interface FinancingTableValues {
  banks: BankValues[];
}

/** What most banks have for solar. */
const USUAL_TERMS = [36, 60, 84];

export const newBank = (): BankValues => ({
  key: newUuid(),
  name: '',
  fee: null,
  gracePeriod: null,
  entry: null,
  installments: USUAL_TERMS,
});

/** The table as it is filled in; what is zero stands empty. */
export const bankValues = ({ autoFinancing = [] }: Settings): FinancingTableValues => ({
  banks: autoFinancing.map(({ _id, gracePeriod, entry, ...bank }) => ({
    ...bank,
    key: _id,
    gracePeriod: gracePeriod || null,
    entry: entry || null,
  })),
});

export const bankSchema = object({
  banks: array(
    object({
      name: string().trim().required('Informe o banco.').max(80, 'No máximo 80 letras.'),
      fee: number()
        .nullable()
        .required('Informe os juros ao mês.')
        .min(LEAST_FEE_PERCENT, 'Juros ao mês em porcentagem, como 1,49.')
        .max(MAX_FEE * 100, `No máximo ${MAX_FEE * 100}% ao mês.`),
      gracePeriod: number()
        .nullable()
        .integer('Meses inteiros.')
        .min(0, 'Zero ou mais.')
        .max(60, 'Até 60 meses.'),
      entry: number().nullable().min(0, 'Zero ou mais.').max(90, 'No máximo 90%.'),
      installments: array().min(1, 'Escolha ao menos um prazo.'),
    }),
  ),
});

/** The table as it goes to the server. The schema has passed: nothing is missing. */
export const tableRequest = ({ banks }: FinancingTableValues): AutoFinancingLine[] =>
  banks.map(({ key, name, fee, gracePeriod, entry, installments }) => ({
    _id: key,
    name: name.trim(),
    fee: fee ?? LEAST_FEE_PERCENT,
    gracePeriod: gracePeriod ?? 0,
    entry: entry ?? 0,
    installments: financingTermMonths.filter((months) => installments.includes(months)),
  }));
