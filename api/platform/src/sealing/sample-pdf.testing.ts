interface SamplePdf {
  /** Additional entries of the catalogue, after its type and pages. */
  catalog?: string;
  /** Additional entries of every page, after its type. */
  page?: string;
  /** Objects from number 100 on. */
  objects?: readonly string[];
  /** Width and height, in points. */
  size?: readonly [number, number];
  header?: string;
  trailer?: string;
}

/** Builds a small PDF as an old program would write it; every page shows the same text and its number. */
export function buildSamplePdf(
  text: string,
  pages: number,
  {
    catalog = '',
    page = '',
    objects = [],
    size = [595, 842],
    header = '%PDF-1.7',
    trailer = '',
  }: SamplePdf = {},
): Buffer {
  const latin = (content: string) => Buffer.from(content, 'latin1');
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const all = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [
      2,
      `<< /Type /Pages /Kids [${numbers.map((index) => `${1000 + index * 2} 0 R`).join(' ')}] /Count ${pages} >>`,
    ],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ]);
  objects.forEach((content, index) => {
    all.set(100 + index, content);
  });
  for (const index of numbers) {
    const content = `BT /F1 24 Tf 60 760 Td (${text} ${index + 1}) Tj ET`;
    all.set(
      1000 + index * 2,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${1001 + index * 2} 0 R ${page} >>`,
    );
    all.set(1001 + index * 2, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  let body = `${header}\n`;
  const sections: string[] = ['0 1\n0000000000 65535 f \n'];
  for (const [number, content] of all) {
    sections.push(`${number} 1\n${String(body.length).padStart(10, '0')} 00000 n \n`);
    body += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const highest = Math.max(...all.keys()) + 1;
  return latin(
    `${body}xref\n${sections.join('')}trailer\n<< /Size ${highest} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
