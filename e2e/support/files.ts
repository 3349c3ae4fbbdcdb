import { randomUUID } from 'node:crypto';
import { computeNfeKeyCheckDigit } from '@girassol/shared-domain/financing';
import type { Page } from '@playwright/test';

/** A file as a browser gets it from a person. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a PDF of one page with a random line. */
export function createPdf(name: string, more = ''): ChosenFile {
  const drawn = `BT /F1 12 Tf 72 720 Td (${randomUUID()}) Tj ET`;
  const text = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >> endobj
4 0 obj << /Length ${drawn.length} >>
stream
${drawn}
endstream
endobj
trailer << /Root 1 0 R ${more} >>
%%EOF
`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/**
 * Creates a photo of 12 megapixels as a phone saves it: rotated by EXIF orientation, with lines of text over sensor
 * noise, so that it has the size of a real photo.
 */
export async function createPhonePhoto(page: Page, name: string): Promise<ChosenFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 4_000;
    canvas.height = 3_000;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const grey = 150 + Math.random() * 60;
      pixels.data.set([grey, grey, grey * 0.95, 255], at);
    }
    context.putImageData(pixels, 0, 0);
    context.fillStyle = '#111';
    context.font = '90px sans-serif';
    for (let line = 1; line < 28; line += 1)
      context.fillText(`REPÚBLICA FEDERATIVA ${Math.random()}`, 120, line * 105);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    let text = '';
    for (let from = 0; from < bytes.length; from += 32_768)
      text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
    return btoa(text);
  });
  const jpeg = Buffer.from(base64, 'base64');
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]),
  };
}

/** EXIF that says: turn it by 90 degrees to look at it (orientation 6). */
const TURNED = Buffer.from(
  'ffe1002245786966000049492a00080000000100120103000100000006000000' + '00000000',
  'hex',
);

/** Creates a sharp photo of ordinary size with random text. */
export async function createPhoto(page: Page, name: string): Promise<ChosenFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_280;
    canvas.height = 960;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#e8e4da';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#111';
    context.font = '42px sans-serif';
    for (let line = 1; line < 20; line += 1) context.fillText(`SISTEMA ${Math.random()}`, 40, line * 48);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Creates the XML of an NF-e of this issuer with a valid access key. */
export function createGoodsInvoice(issuer: string): ChosenFile {
  const cnpj = issuer.replace(/\D/g, '');
  const number = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  const first43 = `352611${cnpj}55001${number}1${number.slice(1)}`;
  return invoice(
    'nfe.xml',
    `<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe${first43}${computeNfeKeyCheckDigit(first43)}" versao="4.00">
<emit><CNPJ>${cnpj}</CNPJ><xNome>Distribuidora</xNome></emit>
<total><ICMSTot><vNF>9800.00</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`,
  );
}

/** Creates the XML of a service invoice (NFS-e) in the national standard. */
export function createServiceInvoice(issuer: string): ChosenFile {
  return invoice(
    'nfse.xml',
    `<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse"><infNFSe Id="NFS${randomUUID()}"><emit><CNPJ>${issuer}</CNPJ></emit>
<DPS><infDPS><valores><vServPrest><vServ>4000.00</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`,
  );
}

const invoice = (name: string, body: string): ChosenFile => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`),
});
