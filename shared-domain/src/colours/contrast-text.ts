import { formatNumber } from '../formats/numbers';
import { computeContrastRatio, type HexColour } from './colour-maths';

/** From this ratio on small text is easy to read (WCAG 2.2). */
const READABLE_TEXT_CONTRAST = 4.5;

/**
 * Returns a Portuguese sentence about the contrast of a colour with white. For a low contrast the sentence
 * includes `remedy`, which says how the product compensates.
 */
export function describeContrastWithWhite(colour: HexColour, remedy: string): string {
  const ratio = computeContrastRatio(colour, '#FFFFFF');
  const contrast = `Contraste de ${formatNumber(ratio, 1)}:1 com o branco`;
  return ratio >= READABLE_TEXT_CONTRAST
    ? `${contrast}: fácil de ler.`
    : `${contrast}: pouco para ler. ${remedy}`;
}
