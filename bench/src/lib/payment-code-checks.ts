/**
 * Checks the digits of a boleto as the manual of FEBRABAN describes them, written apart from the code of the product:
 * modulo 10 of the three fields, modulo 11 of the bar code, and that the line says what the bars say.
 */
export function hasRightCheckDigits(line: string, barcode: string): boolean {
  if (!/^\d{47}$/.test(line) || !/^\d{44}$/.test(barcode)) return false;
  const rearranged =
    line.slice(0, 4) + line.slice(32, 47) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  return (
    rearranged === barcode &&
    [
      [0, 9],
      [10, 20],
      [21, 31],
    ].every(([from = 0, to = 0]) => isModulo10(line.slice(from, to + 1))) &&
    isModulo11(barcode)
  );
}

/** Luhn's sum, check digit included, is a multiple of ten. */
function isModulo10(digits: string): boolean {
  let sum = 0;
  let isDoubled = false;
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const value = Number(digits[at]) * (isDoubled ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
    isDoubled = !isDoubled;
  }
  return sum % 10 === 0;
}

/** The weighted sum and the fifth digit are a multiple of eleven, except where the manual puts a 1. */
function isModulo11(barcode: string): boolean {
  const check = Number(barcode[4]);
  const others = barcode.slice(0, 4) + barcode.slice(5);
  let sum = 0;
  let weight = 2;
  for (let at = others.length - 1; at >= 0; at -= 1) {
    sum += Number(others[at]) * weight;
    weight = weight === 9 ? 2 : weight + 1;
  }
  return (sum + check) % 11 === 0 || (check === 1 && [0, 1, 10].includes(sum % 11));
}

/** CRC-16/CCITT-FALSE by a table, over the bytes of UTF-8: another way than that of the product. */
export function computeCrcByTable(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8'))
    crc = ((crc << 8) & 0xffff) ^ (crcTable[((crc >> 8) ^ byte) & 0xff] ?? 0);
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index << 8;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1;
  return value & 0xffff;
});
