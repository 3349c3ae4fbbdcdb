import { drawPdf, type PdfSheet } from '@girassol/api-platform/pdf/sheet';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import type { BoletoDocument } from './boleto-document';
import { colors, drawDocumentHead, MARGIN } from './document-look';
import { drawPaymentSlip } from './draw-payment-slip';
import { drawQrCode } from './draw-qr-code';
import { formatNamedDocument } from './format-payer';

/** Base line of the dashed line above the slip that a bank takes. */
const CUT_Y = 540;
const CARD_WIDTH = 178;

/**
 * Draws the PDF of a boleto: above for people, with the Pix code of the same charge beside it, below the slip that a bank
 * takes, with line and bars.
 */
export const drawBoleto = (boleto: BoletoDocument): Promise<Buffer> =>
  drawPdf(
    { title: `Boleto ${boleto.documentNumber} - ${boleto.issuer.name}`, author: boleto.issuer.name },
    (sheet) => {
      drawDocumentHead(sheet, boleto.issuer.name);
      drawHeadNumbers(sheet, boleto);
      drawSummary(sheet, boleto);
      const linesEnd = drawChargeLines(sheet, boleto);
      drawInstructions(sheet, boleto, linesEnd + 34);
      if (boleto.pixCode !== null) drawPixCard(sheet, boleto.pixCode);
      drawCutLine(sheet);
      drawPaymentSlip(sheet, boleto, CUT_Y + 14);
    },
  );

function drawHeadNumbers(sheet: PdfSheet, { documentNumber, issuedOn }: BoletoDocument): void {
  const right = { x: sheet.width - MARGIN, align: 'right' } as const;
  sheet.text(`Cobrança ${documentNumber}`, { ...right, y: 46, size: 10, font: 'bold' });
  sheet.text(`Emitida em ${formatDate(issuedOn)}`, { ...right, y: 60, size: 9, color: colors.soft });
}

function drawSummary(sheet: PdfSheet, { amountCents, dueOn, payer }: BoletoDocument): void {
  const box = { x: MARGIN, y: 82, width: sheet.width - 2 * MARGIN, height: 70 };
  sheet.box(box, { fill: colors.sunken, border: colors.line, radius: 8 });
  const columns = [
    { x: box.x + 18, label: 'Valor', value: formatMoney(amountCents / 100), size: 20, width: 140 },
    { x: box.x + 172, label: 'Vencimento', value: formatDate(dueOn), size: 20, width: 130 },
  ];
  for (const { x, label, value, size, width } of columns) {
    sheet.text(label, { x, y: box.y + 22, size: 9, color: colors.soft });
    sheet.text(value, { x, y: box.y + 48, size, font: 'bold', maxWidth: width });
  }
  const x = box.x + 320;
  const maxWidth = box.x + box.width - 14 - x;
  sheet.text('Pagador', { x, y: box.y + 22, size: 9, color: colors.soft });
  const name = { x, width: maxWidth, size: 10, lineHeight: 12, font: 'bold' } as const;
  const next = sheet.paragraph(shortenName(payer.name), { ...name, y: box.y + 37 });
  sheet.text(formatNamedDocument(payer.document), { x, y: next + 1, size: 9, color: colors.soft, maxWidth });
}

/** Characters of a name that fit on two lines of the summary. */
const MAX_NAME_LENGTH = 62;

const shortenName = (name: string): string =>
  name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH).trimEnd()}…`;

/** Draws what is paid for, and returns the base line of the sum. */
function drawChargeLines(
  sheet: PdfSheet,
  { lines, amountCents, description, pixCode }: BoletoDocument,
): number {
  const right = sheet.width - MARGIN - (pixCode === null ? 0 : CARD_WIDTH + 22);
  let y = 184;
  sheet.text('O que você está pagando', { x: MARGIN, y, size: 12, font: 'bold' });
  y += 22;
  for (const { label, cents } of lines.length > 0 ? lines : [{ label: description, cents: amountCents }]) {
    const amount = formatMoney(cents / 100);
    sheet.text(label, { x: MARGIN, y, size: 9.5, maxWidth: right - MARGIN - 80 });
    sheet.text(amount, { x: right, y, size: 9.5, align: 'right' });
    sheet.line({ x: MARGIN, y: y + 6 }, { x: right, y: y + 6 }, { color: colors.line, width: 0.5 });
    y += 18;
  }
  sheet.text('Total', { x: MARGIN, y: y + 2, size: 10.5, font: 'bold' });
  sheet.text(formatMoney(amountCents / 100), {
    x: right,
    y: y + 2,
    size: 10.5,
    font: 'bold',
    align: 'right',
  });
  return y + 2;
}

function drawInstructions(sheet: PdfSheet, { dueOn, pixCode }: BoletoDocument, top: number): void {
  const width = sheet.width - 2 * MARGIN - (pixCode === null ? 0 : CARD_WIDTH + 22);
  let y = top;
  sheet.text('Como pagar', { x: MARGIN, y, size: 12, font: 'bold' });
  y += 19;
  for (const instruction of listInstructions(dueOn, pixCode !== null)) {
    sheet.box({ x: MARGIN, y: y - 6, width: 4, height: 4 }, { fill: colors.leaf, radius: 2 });
    y = sheet.paragraph(instruction, { x: MARGIN + 12, y, width: width - 12, size: 9.5, lineHeight: 13 });
    y += 5;
  }
}

/** Lists how a boleto is paid, in plain words. */
function listInstructions(dueOn: string, hasPix: boolean): string[] {
  const bank = `Pague em qualquer banco, aplicativo ou lotérica até ${formatDate(dueOn)}. Se o dia não for útil, vale o próximo dia útil, sem acréscimo.`;
  if (!hasPix) return [bank, 'O pagamento por boleto é confirmado em até 1 dia útil.'];
  return [
    'Tem pressa? Pague por Pix: aponte a câmera do aplicativo do seu banco para o código ao lado. A confirmação é imediata.',
    bank,
    'O pagamento por boleto é confirmado em até 1 dia útil.',
    'Pix e boleto são da mesma cobrança: pague por um só. O que chegar a mais vira crédito na sua conta.',
  ];
}

function drawPixCard(sheet: PdfSheet, pixCode: string): void {
  const card = { x: sheet.width - MARGIN - CARD_WIDTH, y: 170, width: CARD_WIDTH, height: 236 };
  sheet.box(card, { fill: colors.leafSoft, radius: 8 });
  const middle = card.x + card.width / 2;
  sheet.text('Pague com Pix', {
    x: middle,
    y: card.y + 22,
    size: 12,
    font: 'bold',
    color: colors.leaf,
    align: 'center',
  });
  const frame = { x: card.x + 13, y: card.y + 34, width: 152, height: 152 };
  sheet.box(frame, { fill: colors.white, radius: 6 });
  drawQrCode(sheet, pixCode, { x: frame.x + 12, y: frame.y + 12, size: frame.width - 24 });
  sheet.text('Confirmação na hora,', { x: middle, y: card.y + 204, size: 9, align: 'center' });
  sheet.text('todos os dias, a qualquer hora', { x: middle, y: card.y + 217, size: 9, align: 'center' });

  const box = { x: MARGIN, y: 470, width: sheet.width - 2 * MARGIN, height: 46 };
  sheet.box(box, { fill: colors.sunken, border: colors.line, radius: 6 });
  sheet.text('Pix copia e cola', { x: box.x + 12, y: box.y + 15, size: 8.5, font: 'bold' });
  breakCode(pixCode).forEach((part, index) => {
    sheet.text(part, {
      x: box.x + 12,
      y: box.y + 27 + index * 9,
      size: 7,
      font: 'mono',
      maxWidth: box.width - 24,
    });
  });
}

/** Breaks a Pix code into two lines of about the same length. */
function breakCode(pixCode: string): string[] {
  const half = Math.ceil(pixCode.length / 2);
  return [pixCode.slice(0, half), pixCode.slice(half)];
}

function drawCutLine(sheet: PdfSheet): void {
  sheet.line(
    { x: MARGIN, y: CUT_Y },
    { x: sheet.width - MARGIN, y: CUT_Y },
    { color: colors.soft, width: 0.6, dashes: [4, 3] },
  );
  sheet.text('Corte na linha pontilhada', {
    x: sheet.width - MARGIN,
    y: CUT_Y - 4,
    size: 7,
    color: colors.soft,
    align: 'right',
  });
}
