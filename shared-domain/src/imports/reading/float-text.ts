/**
 * Removes a zero fraction from a number such as `47999998888.0`, which programs write for phones and
 * documents. The zero would otherwise be read as a digit of the phone or document.
 */
export function removeZeroFraction(text: string): string {
  return /^\d+[.,]0{1,2}$/.test(text) ? text.slice(0, text.search(/[.,]/)) : text;
}
