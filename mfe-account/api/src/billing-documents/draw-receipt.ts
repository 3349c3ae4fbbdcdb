import { drawPdf, type PdfSheet } from '@girassol/api-platform/pdf/sheet';
import { formatDate, formatMoney, formatRecordNumber } from '@girassol/shared-domain';
import { colors, drawDocumentHead, MARGIN } from './document-look';
import { formatNamedDocument, formatPayerAddress } from './format-payer';
import type { ReceiptDocument } from './receipt-document';

/** Draws the PDF of the receipt of a paid charge. */
export const drawReceipt = (receipt: ReceiptDocument): Promise<Buffer> => {
  const { issuer, receiptNumber, paidAt } = receipt;
  const title = `Recibo ${formatRecordNumber(receiptNumber)} - ${issuer.name}`;
  return drawPdf({ title, author: issuer.name, date: paidAt }, (sheet) => {
    drawDocumentHead(sheet, issuer.name);
    drawNumber(sheet, receipt);
    drawAmount(sheet, receipt);
    drawParties(sheet, receipt);
    const linesEnd = drawLines(sheet, receipt, 352);
    const factsEnd = drawFacts(sheet, receipt, linesEnd + 34);
    drawFoot(sheet, receipt, factsEnd);
  });
};

function drawNumber(sheet: PdfSheet, { receiptNumber, documentNumber }: ReceiptDocument): void {
  const right = { x: sheet.width - MARGIN, align: 'right' } as const;
  sheet.text(`Recibo nº ${formatRecordNumber(receiptNumber)}`, { ...right, y: 46, size: 12, font: 'bold' });
  sheet.text(`Cobrança ${documentNumber}`, { ...right, y: 60, size: 9, color: colors.soft });
}

function drawAmount(sheet: PdfSheet, { amountCents, paidOn, method, isRefunded }: ReceiptDocument): void {
  const box = { x: MARGIN, y: 86, width: sheet.width - 2 * MARGIN, height: 92 };
  sheet.box(box, { fill: isRefunded ? colors.warnSoft : colors.leafSoft, radius: 10 });
  sheet.text('Recebemos', { x: box.x + 22, y: box.y + 28, size: 10, color: colors.soft });
  sheet.text(formatMoney(amountCents / 100), { x: box.x + 22, y: box.y + 58, size: 28, font: 'bold' });
  sheet.text(`em ${formatDate(paidOn)}, por ${method}`, { x: box.x + 22, y: box.y + 77, size: 10 });
  const stamp = { x: box.x + box.width - 116, y: box.y + 30, width: 94, height: 32 };
  const color = isRefunded ? colors.warn : colors.leaf;
  sheet.box(stamp, { fill: color, radius: 16 });
  sheet.text(isRefunded ? 'DEVOLVIDO' : 'PAGO', {
    x: stamp.x + stamp.width / 2,
    y: stamp.y + 20.5,
    size: 12,
    font: 'bold',
    color: colors.white,
    align: 'center',
  });
}

function drawParties(sheet: PdfSheet, { payer, issuer }: ReceiptDocument): void {
  const width = (sheet.width - 2 * MARGIN - 24) / 2;
  const parties = [
    {
      label: 'Recebemos de',
      name: payer.name,
      document: payer.document,
      address: formatPayerAddress(payer.address),
    },
    { label: 'Recebido por', name: issuer.name, document: issuer.document, address: issuer.address ?? '' },
  ];
  parties.forEach(({ label, name, document, address }, index) => {
    const x = MARGIN + index * (width + 24);
    sheet.text(label, { x, y: 214, size: 9, color: colors.soft });
    let y = sheet.paragraph(name, { x, y: 231, width, size: 12, lineHeight: 15, font: 'bold' });
    const named = formatNamedDocument(document);
    if (named !== '') {
      sheet.text(named, { x, y, size: 9.5 });
      y += 14;
    }
    sheet.paragraph(address, { x, y, width, size: 9.5, lineHeight: 13, color: colors.soft });
  });
}

/** Draws what was paid for from `top` down, and returns the base line of the sum. */
function drawLines(
  sheet: PdfSheet,
  { lines, amountCents, description }: ReceiptDocument,
  top: number,
): number {
  const right = sheet.width - MARGIN;
  const full = (y: number, width: number) =>
    sheet.line({ x: MARGIN, y }, { x: right, y }, { color: colors.line, width });
  let y = top;
  sheet.text('Referente a', { x: MARGIN, y, size: 9, color: colors.soft });
  sheet.text('Valor', { x: right, y, size: 9, color: colors.soft, align: 'right' });
  full(y + 7, 0.75);
  y += 24;
  for (const { label, cents } of lines.length > 0 ? lines : [{ label: description, cents: amountCents }]) {
    sheet.text(label, { x: MARGIN, y, size: 10.5, maxWidth: right - MARGIN - 100 });
    sheet.text(formatMoney(cents / 100), { x: right, y, size: 10.5, align: 'right' });
    full(y + 8, 0.5);
    y += 23;
  }
  sheet.text('Total pago', { x: MARGIN, y: y + 2, size: 12, font: 'bold' });
  sheet.text(formatMoney(amountCents / 100), { x: right, y: y + 2, size: 12, font: 'bold', align: 'right' });
  return y + 2;
}

/** Draws how, when and for which days it was paid, from `top` down, and returns where they end. */
function drawFacts(sheet: PdfSheet, receipt: ReceiptDocument, top: number): number {
  const { method, paidOn, period, serviceInvoice } = receipt;
  const facts = [
    { label: 'Forma de pagamento', value: method.charAt(0).toUpperCase() + method.slice(1), share: 4 },
    { label: 'Pago em', value: formatDate(paidOn), share: 3 },
    ...(period
      ? [
          {
            label: 'Período pago',
            value: `${formatDate(period.firstDay)} a ${formatDate(period.lastDay)}`,
            share: 5,
          },
        ]
      : []),
    ...(serviceInvoice === null
      ? []
      : [{ label: 'Nota fiscal de serviço (NFS-e)', value: serviceInvoice, share: 5 }]),
  ];
  const height = 54;
  const box = { x: MARGIN, y: top, width: sheet.width - 2 * MARGIN, height };
  sheet.box(box, { fill: colors.sunken, border: colors.line, radius: 8 });
  const shares = facts.reduce((sum, { share }) => sum + share, 0);
  let x = box.x + 16;
  for (const { label, value, share } of facts) {
    const width = ((box.width - 32) * share) / shares;
    sheet.text(label, { x, y: top + 21, size: 8.5, color: colors.soft, maxWidth: width - 10 });
    sheet.text(value, { x, y: top + 38, size: 10, font: 'bold', maxWidth: width - 10 });
    x += width;
  }
  return top + height;
}

function drawFoot(sheet: PdfSheet, receipt: ReceiptDocument, top: number): void {
  const { payer, isRefunded, isDemonstration, serviceInvoice } = receipt;
  const notes = [
    isRefunded
      ? 'Este valor foi devolvido ao pagador depois do pagamento. O recibo fica como prova de que ele foi feito.'
      : `Damos a ${payer.name} plena quitação deste valor.`,
    ...(serviceInvoice === null ? ['Este recibo não substitui a nota fiscal de serviço.'] : []),
    ...(isDemonstration ? ['DEMONSTRAÇÃO: pago no Banco Demonstração, sem dinheiro de verdade.'] : []),
  ];
  let y = top + 30;
  for (const note of notes)
    y = sheet.paragraph(note, {
      x: MARGIN,
      y,
      width: sheet.width - 2 * MARGIN,
      size: 9.5,
      lineHeight: 14,
      color: colors.soft,
    });
  sheet.line({ x: MARGIN, y: 796 }, { x: sheet.width - MARGIN, y: 796 }, { color: colors.line, width: 0.5 });
  sheet.text('Recibo eletrônico: vale sem assinatura. Confira-o em Assinatura, na sua conta.', {
    x: MARGIN,
    y: 812,
    size: 8,
    color: colors.soft,
  });
}
