/** Of written sheets: the light palette of the product, as spreadsheets write colours (alpha first). */
export const colours = {
  head: 'FF1F6F54',
  requiredHead: 'FF9A4B00',
  onHead: 'FFFFFFFF',
  total: 'FFE3F0EA',
  edge: 'FFD5DED8',
} as const;
