/**
 * Builds a one-page A4 PDF with a title and lines, in a standard font that every PDF reader has (ISO 32000-1,
 * WinAnsiEncoding).
 */
export function buildPdf(title: string, lines: readonly string[]): Buffer {
  const show = (text: string, size: number, y: number) =>
    `BT /F1 ${size} Tf 56 ${y} Td (${escaped(text)}) Tj ET`;
  const content = [
    '0.12 0.44 0.33 rg 0 812 595 30 re f 0 0 0 rg',
    show(title, 20, 760),
    ...lines.map((line, index) => show(line, 11, 724 - index * 20)),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // One byte a letter, so that lengths and places are right.
  return Buffer.from(file + end + trailer, 'latin1');
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '-');
