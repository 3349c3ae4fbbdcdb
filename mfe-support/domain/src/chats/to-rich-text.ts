/** Converts the marks of WhatsApp (`*bold*`, `_italic_`) to those of `parseRichText`. */
export const toRichText = (text: string): string =>
  text
    .replace(/(?<![\w*])\*([^*\n]{1,500})\*(?![\w*])/g, '**$1**')
    .replace(/(?<!\w)_([^_\n]{1,500})_(?!\w)/g, '*$1*');
