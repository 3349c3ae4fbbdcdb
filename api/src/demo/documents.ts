import { isCnpj, isCpf } from '@girassol/shared-domain';
import type { Random } from './random';

/** A CPF nobody was asked for: eight random digits, a region, and the check digits that belong to them. */
export const makeCpf = (random: Random): string => withCheckDigits(random.digits(9), isCpf);

/** A CNPJ of a head office; `letters` makes one of the alphanumeric ones given out since July 2026. */
export function makeCnpj(random: Random, { letters }: { letters: boolean }): string {
  const symbols = [...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'] as [string, ...string[]]; // not empty
  const root = letters ? Array.from({ length: 8 }, () => random.pick(symbols)).join('') : random.digits(8);
  return withCheckDigits(`${root}0001`, isCnpj);
}

/** Two check digits: one of a hundred is right. */
function withCheckDigits(base: string, isRight: (document: string) => boolean): string {
  for (let check = 0; check < 100; check += 1) {
    const document = base + String(check).padStart(2, '0');
    if (isRight(document)) return document;
  }
  throw new Error(`No check digits fit ${base}`);
}
