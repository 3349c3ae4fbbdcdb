import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { BankProvider } from './bank-provider';

declare module 'fastify' {
  interface FastifyInstance {
    banks: Banks;
  }
}

/**
 * Banks that this process can call: the bank of new financing requests, and all banks of existing financings.
 */
export interface Banks {
  /** The one that new requests go to; null: this installation has none. */
  current: BankProvider | null;
  /** Financings stay with the bank that they began with. */
  all: readonly BankProvider[];
}

/** Creates the `Banks` of an installation that has one bank or none. */
export const createBanks = (bank: BankProvider | null): Banks => ({ current: bank, all: bank ? [bank] : [] });

/** Returns the bank to which new financing requests are sent. Throws 409 if the installation has no bank. */
export function requireCurrentBank({ current }: Banks): BankProvider {
  if (!current) throw new Refusal(409, 'Nenhum banco está ligado a esta instalação. Fale com o suporte.');
  return current;
}

/** Finds a bank by its name. Returns undefined if this process cannot call the bank. */
export const findBank = ({ all }: Banks, name: string): BankProvider | undefined =>
  all.find((bank) => bank.name === name);

/**
 * Returns a bank as the API shows it, by its name. A bank that this process can no longer call has its name
 * as label.
 */
export function toBankRecord(
  banks: Banks,
  name: string,
): { name: string; label: string; isDemonstration: boolean; takesSimples: boolean } {
  const bank = findBank(banks, name);
  return {
    name,
    label: bank?.label ?? name,
    isDemonstration: bank?.isDemonstration ?? false,
    takesSimples: bank?.takesSimples ?? true,
  };
}
