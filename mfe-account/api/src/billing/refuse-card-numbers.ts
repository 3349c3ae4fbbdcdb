import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { isCnpj } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';

/** Digits that may be grouped by spaces, dots or hyphens, and that are no part of a word such as an id. */
const DIGIT_GROUPS = /(?<![\w-])\d(?:[ .-]?\d){12,18}(?![\w-])/g;

/**
 * Refuses a request (400) in whose body any text looks like a card number: 13 to 19 digits with the check digit of cards
 * (Luhn). A card is typed on the provider's page only, and its number is neither stored nor logged here. A CNPJ, which may
 * have that check digit by chance, passes.
 */
export async function refuseCardNumbers({ body }: Pick<FastifyRequest, 'body'>): Promise<void> {
  if (!hasCardNumber(body)) return;
  throw new Refusal(
    400,
    'Digite o cartão somente no quadro do cartão. Nenhum número de cartão é aceito aqui.',
  );
}

/** Looks for a card number in a value of any depth. */
export function hasCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return (value.match(DIGIT_GROUPS) ?? []).some(isCardNumber);
  if (typeof value === 'number') return isCardNumber(String(value));
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasCardNumber);
  return false;
}

function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || isCnpj(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const counted = index % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
