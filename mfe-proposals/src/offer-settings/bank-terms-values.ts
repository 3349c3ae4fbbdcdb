import {
  financingTermMonths,
  MAX_MONTHLY_INTEREST_FRACTION,
  MIN_INTEREST_READ_AS_PERCENT,
} from '@girassol/shared-domain';
import type { DefaultBankTerms, Settings } from '@girassol/shared-domain/contract';
import { array, number, object, string } from 'yup';
import { generateUuid } from '../pricing-settings/generate-uuid';

/**
 * Form values of the default financing terms of one bank in the settings: interest, grace period, down
 * payment and numbers of instalments.
 */
export interface BankTermsValues {
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

/** Form values of the table with the default financing terms of the account's banks. */
export interface BankTermsTableValues {
  banks: BankTermsValues[];
}

/** Default numbers of instalments, as most banks offer for solar. */
const DEFAULT_TERMS = [36, 60, 84];

export const buildEmptyBank = (): BankTermsValues => ({
  key: generateUuid(),
  name: '',
  fee: null,
  gracePeriod: null,
  entry: null,
  installments: DEFAULT_TERMS,
});

/** Converts the banks' default terms in the settings to form values; 0 becomes an empty field. */
export const toBankTermsTableValues = ({ autoFinancing = [] }: Settings): BankTermsTableValues => ({
  banks: autoFinancing.map(({ _id, gracePeriod, entry, ...bank }) => ({
    ...bank,
    key: _id,
    gracePeriod: gracePeriod || null,
    entry: entry || null,
  })),
});

export const bankTermsTableSchema = object({
  banks: array(
    object({
      name: string().trim().required('Informe o banco.').max(80, 'No máximo 80 letras.'),
      fee: number()
        .nullable()
        .required('Informe os juros ao mês.')
        .min(MIN_INTEREST_READ_AS_PERCENT, 'Juros ao mês em porcentagem, como 1,49.')
        .max(
          MAX_MONTHLY_INTEREST_FRACTION * 100,
          `No máximo ${MAX_MONTHLY_INTEREST_FRACTION * 100}% ao mês.`,
        ),
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

/**
 * Builds the request that saves the table of the banks' default financing terms. The values must be valid by
 * the table's schema.
 */
export const buildBankTermsTableRequest = ({ banks }: BankTermsTableValues): DefaultBankTerms[] =>
  banks.map(({ key, name, fee, gracePeriod, entry, installments }) => ({
    _id: key,
    name: name.trim(),
    fee: fee ?? MIN_INTEREST_READ_AS_PERCENT,
    gracePeriod: gracePeriod ?? 0,
    entry: entry ?? 0,
    installments: financingTermMonths.filter((months) => installments.includes(months)),
  }));
