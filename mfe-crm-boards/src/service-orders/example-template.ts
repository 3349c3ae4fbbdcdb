import PizZip from 'pizzip';
import { orderFields, SERVICES_LOOP } from './order-fields';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const paragraph = (text: string, isTitle = false) =>
  `<w:p><w:r>${isTitle ? '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

/** A small Word document of these paragraphs; the first is the title. */
export function wordDocument(lines: readonly string[]): Uint8Array {
  const body = lines.map((line, index) => paragraph(line, index === 0)).join('');
  const zip = new PizZip();
  zip.file(
    '[Content_Types].xml',
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file('word/document.xml', `${head}<w:document ${word}><w:body>${body}</w:body></w:document>`);
  return zip.generate({ type: 'uint8array' });
}

/** A template to begin with: every field with its name, and the lines of the activity. */
export const exampleTemplate = (): Uint8Array =>
  wordDocument([
    'Ordem de serviço {ordem_numero}',
    ...orderFields
      .filter(({ tag }) => tag !== 'ordem_numero' && tag !== 'total')
      .map(({ tag, label }) => `${label}: {${tag}}`),
    'Serviços e produtos',
    `{#${SERVICES_LOOP}}`,
    '{servico_quantidade} × {servico_nome}: {servico_total}',
    `{/${SERVICES_LOOP}}`,
    'Total: {total}',
    'Assinatura do cliente: ______________________________',
  ]);
