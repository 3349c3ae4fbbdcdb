/** Colours of written sheets: the light palette of the product, in the notation of spreadsheets (alpha first). */
export const sheetColours = {
  head: 'FF1F6F54',
  requiredHead: 'FF9A4B00',
  onHead: 'FFFFFFFF',
  total: 'FFE3F0EA',
  edge: 'FFD5DED8',
} as const;
