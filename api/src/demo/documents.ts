import { isCnpj, isCpf } from '@girassol/shared-domain';
import type { DemoRandom } from './demo-random';

/** Generates a CPF: eight random digits, a region digit, and valid check digits. */
export const generateCpf = (random: DemoRandom): string => withCheckDigits(random.digits(9), isCpf);

/** Generates a CNPJ of a head office; with `letters`, an alphanumeric one as issued since July 2026. */
export function generateCnpj(random: DemoRandom, { letters }: { letters: boolean }): string {
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
