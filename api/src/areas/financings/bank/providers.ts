import { Refusal } from '../../../platform/refusals/refusal';
import type { BankProvider } from './bank-provider';

declare module 'fastify' {
  interface FastifyInstance {
    banks: Banks;
  }
}

/** The banks that this process can talk to. */
export interface Banks {
  /** The one that new requests go to; null: this installation has none. */
  current: BankProvider | null;
  /** Financings stay with the bank that they began with. */
  all: readonly BankProvider[];
}

/** An installation with one bank, or none. */
export const banksOf = (bank: BankProvider | null): Banks => ({ current: bank, all: bank ? [bank] : [] });

/** The bank that new requests go to, or why there is none. */
export function requireBank({ current }: Banks): BankProvider {
  if (!current) throw new Refusal(409, 'Nenhum banco está ligado a esta instalação. Fale com o suporte.');
  return current;
}

/** The bank of this name, as long as this process can talk to it. */
export const bankNamed = ({ all }: Banks, name: string): BankProvider | undefined =>
  all.find((bank) => bank.name === name);

/** A bank as people read it; one that was taken away keeps its name. */
export function bankAnswer(
  banks: Banks,
  name: string,
): { name: string; label: string; isDemonstration: boolean } {
  const bank = bankNamed(banks, name);
  return { name, label: bank?.label ?? name, isDemonstration: bank?.isDemonstration ?? false };
}
