import { z } from 'zod';

/** Characters that nobody sees, or that turn the direction of those after them; what joins emojis may stay. */
const hasHidden = (value: string): boolean => /[\p{Cc}\p{Cf}]/u.test(value.replaceAll('\u200d', ''));

const atMost = (max: number) => z.string().max(max, `No máximo ${max} caracteres.`);

/** A text of one line. */
export const plainLine = (max: number) =>
  atMost(max).refine((value) => !hasHidden(value), 'Escreva em uma linha, sem caracteres que não aparecem.');

/** A text of several lines. */
export const plainLines = (max: number) =>
  atMost(max).refine(
    (value) => !hasHidden(value.replaceAll('\n', '')),
    'Tire os caracteres que não aparecem.',
  );
