import { z } from 'zod';

/** Characters that nobody sees, or that turn the direction of those after them; what joins emojis may stay. */
const hasHidden = (value: string): boolean => /[\p{Cc}\p{Cf}]/u.test(value.replaceAll('\u200d', ''));

const atMost = (max: number) => z.string().max(max, `No máximo ${max} caracteres.`);

/** Returns the schema of a single-line text of at most `max` characters, without invisible characters. */
export const singleLineText = (max: number) =>
  atMost(max).refine((value) => !hasHidden(value), 'Escreva em uma linha, sem caracteres que não aparecem.');

/**
 * Returns the schema of a text of several lines and at most `max` characters, without invisible characters.
 */
export const multiLineText = (max: number) =>
  atMost(max).refine(
    (value) => !hasHidden(value.replaceAll('\n', '')),
    'Tire os caracteres que não aparecem.',
  );
