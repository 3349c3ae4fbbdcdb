const KEY = /^\d{6}[\dA-Z]{12}\d{26}$/;

/**
 * Returns the check digit of the key of an NF-e, from its first 43 characters: modulo 11 with weights 2 to 9 from the
 * right, a letter of a CNPJ worth its code less 48 (Manual de Orientação do Contribuinte; Nota Técnica Conjunta
 * 2025.001).
 */
export function computeNfeKeyCheckDigit(first43: string): number {
  const sum = [...first43].reduceRight(
    (total, character, index) =>
      total + (character.charCodeAt(0) - 48) * (2 + ((first43.length - 1 - index) % 8)),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Returns true for the key of an NF-e: 44 characters with a correct check digit. */
export const isNfeKey = (key: string): boolean =>
  KEY.test(key) && computeNfeKeyCheckDigit(key.slice(0, 43)) === Number(key[43]);

/** Returns the CNPJ of the note's issuer, as contained in its key. */
export const getNfeIssuerCnpj = (key: string): string => key.slice(6, 20);
