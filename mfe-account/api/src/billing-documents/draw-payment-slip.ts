import { encodeBoletoBars, formatBankNumber, groupBoletoLine } from '@girassol/account-domain/billing';
import type { PdfSheet, SheetRectangle } from '@girassol/api-platform/pdf/sheet';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import type { BoletoDocument } from './boleto-document';
import { colors, MARGIN, MM } from './document-look';
import { formatNamedDocument, formatPayerAddress } from './format-payer';

/** Height of a row of fields in points. */
const ROW = 23;
/** Width of the fields at the right in points. */
const RIGHT = 132;
/** Bars of a boleto: 103 mm wide and 13 mm high (FEBRABAN). */
const BARS = { width: 103 * MM, height: 13 * MM };

interface Field extends SheetRectangle {
  label: string;
  value: string;
  isAmount?: boolean;
  isStrong?: boolean;
}

/** Draws the slip of a boleto that a bank takes (`ficha de compensação`), from `top` down. */
export function drawPaymentSlip(sheet: PdfSheet, boleto: BoletoDocument, top: number): void {
  drawSlipHead(sheet, boleto, top);
  const fieldsTop = top + 28;
  for (const field of listFields(sheet, boleto, fieldsTop)) drawField(sheet, field);
  drawSlipInstructions(sheet, boleto, { x: MARGIN, y: fieldsTop + 3 * ROW });
  drawPayer(sheet, boleto, fieldsTop + 6 * ROW);
  drawBars(sheet, boleto.barcode, { x: MARGIN + 5 * MM, y: fieldsTop + 6 * ROW + 44 });
  sheet.text('Autenticação mecânica - Ficha de compensação', {
    x: sheet.width - MARGIN,
    y: fieldsTop + 6 * ROW + 51,
    size: 6.5,
    color: colors.soft,
    align: 'right',
  });
}

function drawSlipHead(
  sheet: PdfSheet,
  { barcode, line, isDemonstration }: BoletoDocument,
  top: number,
): void {
  const bank = barcode.slice(0, 3);
  const bottom = top + 26;
  const name = isDemonstration ? 'Banco Demonstração' : `Banco ${bank}`;
  sheet.text(name, { x: MARGIN, y: bottom - 8, size: 12, font: 'bold', maxWidth: 118 });
  for (const x of [MARGIN + 126, MARGIN + 182])
    sheet.line({ x, y: top + 6 }, { x, y: bottom }, { color: colors.ink, width: 1.2 });
  sheet.text(formatBankNumber(bank), {
    x: MARGIN + 154,
    y: bottom - 8,
    size: 15,
    font: 'bold',
    align: 'center',
  });
  sheet.text(groupBoletoLine(line), {
    x: sheet.width - MARGIN,
    y: bottom - 8,
    size: 11.5,
    font: 'bold',
    align: 'right',
    maxWidth: sheet.width - 2 * MARGIN - 190,
  });
  sheet.line(
    { x: MARGIN, y: bottom },
    { x: sheet.width - MARGIN, y: bottom },
    { color: colors.ink, width: 1.2 },
  );
}

function listFields(sheet: PdfSheet, boleto: BoletoDocument, top: number): Field[] {
  const { issuer, amountCents, dueOn, issuedOn, documentNumber } = boleto;
  const left = sheet.width - 2 * MARGIN - RIGHT;
  const rightX = MARGIN + left;
  const inRow = (row: number, x: number, width: number) => ({ x, y: top + row * ROW, width, height: ROW });
  const beneficiary = [issuer.name, formatNamedDocument(issuer.document)].filter((part) => part !== '');
  const third = [
    { label: 'Data do documento', value: formatDate(issuedOn) },
    { label: 'Espécie do documento', value: 'Serviço' },
    { label: 'Aceite', value: 'N' },
    { label: 'Data do processamento', value: formatDate(issuedOn) },
    { label: 'Moeda', value: 'R$' },
  ];
  const step = left / third.length;
  return [
    {
      ...inRow(0, MARGIN, left),
      label: 'Local de pagamento',
      value: 'Qualquer banco, aplicativo ou lotérica',
    },
    {
      ...inRow(0, rightX, RIGHT),
      label: 'Vencimento',
      value: formatDate(dueOn),
      isAmount: true,
      isStrong: true,
    },
    { ...inRow(1, MARGIN, left), label: 'Beneficiário', value: beneficiary.join(' - ') },
    { ...inRow(1, rightX, RIGHT), label: 'Número do documento', value: documentNumber, isAmount: true },
    ...third.map((field, index) => ({ ...inRow(2, MARGIN + index * step, step), ...field })),
    {
      ...inRow(2, rightX, RIGHT),
      label: '(=) Valor do documento',
      value: formatMoney(amountCents / 100),
      isAmount: true,
      isStrong: true,
    },
    { ...inRow(3, rightX, RIGHT), label: '(-) Desconto / abatimento', value: '' },
    { ...inRow(4, rightX, RIGHT), label: '(+) Juros / multa', value: '' },
    { ...inRow(5, rightX, RIGHT), label: '(=) Valor cobrado', value: '' },
  ];
}

function drawField(
  sheet: PdfSheet,
  { label, value, isAmount = false, isStrong = false, ...box }: Field,
): void {
  const { x, y, width, height } = box;
  const rule = { color: colors.rule, width: 0.5 };
  sheet.line({ x, y: y + height }, { x: x + width, y: y + height }, rule);
  if (x > MARGIN) sheet.line({ x, y }, { x, y: y + height }, rule);
  sheet.text(label, { x: x + 4, y: y + 7.5, size: 6, color: colors.soft, maxWidth: width - 8 });
  if (value === '') return;
  sheet.text(value, {
    x: isAmount ? x + width - 2 : x + 4,
    y: y + 18.5,
    size: isStrong ? 10 : 9,
    font: isStrong ? 'bold' : 'regular',
    align: isAmount ? 'right' : 'left',
    maxWidth: width - 8,
  });
}

function drawSlipInstructions(
  sheet: PdfSheet,
  { description, isDemonstration }: BoletoDocument,
  { x, y }: { x: number; y: number },
): void {
  const width = sheet.width - 2 * MARGIN - RIGHT;
  sheet.text('Instruções (texto de responsabilidade do beneficiário)', {
    x: x + 4,
    y: y + 7.5,
    size: 6,
    color: colors.soft,
  });
  const next = sheet.paragraph(
    `${description}. Não cobrar juros nem multa. Pagável também por Pix, no código da parte de cima.`,
    { x: x + 4, y: y + 20, width: width - 12, size: 8.5, lineHeight: 11.5 },
  );
  if (isDemonstration)
    sheet.text('DEMONSTRAÇÃO: este boleto não vale dinheiro e nenhum banco o aceita.', {
      x: x + 4,
      y: next + 2,
      size: 8.5,
      font: 'bold',
      color: colors.warn,
      maxWidth: width - 12,
    });
  const bottom = y + 3 * ROW;
  sheet.line({ x, y: bottom }, { x: x + width, y: bottom }, { color: colors.rule, width: 0.5 });
}

function drawPayer(sheet: PdfSheet, { payer }: BoletoDocument, y: number): void {
  const width = sheet.width - 2 * MARGIN;
  const name = [payer.name, formatNamedDocument(payer.document)].filter((part) => part !== '');
  sheet.text('Pagador', { x: MARGIN + 4, y: y + 7.5, size: 6, color: colors.soft });
  sheet.text(name.join(' - '), { x: MARGIN + 4, y: y + 18, size: 9, maxWidth: width - 8 });
  sheet.text(formatPayerAddress(payer.address), { x: MARGIN + 4, y: y + 29, size: 8, maxWidth: width - 8 });
  sheet.line(
    { x: MARGIN, y: y + 37 },
    { x: sheet.width - MARGIN, y: y + 37 },
    { color: colors.ink, width: 1.2 },
  );
}

function drawBars(sheet: PdfSheet, barcode: string, at: { x: number; y: number }): void {
  const widths = encodeBoletoBars(barcode);
  const narrow = BARS.width / widths.reduce((sum, width) => sum + width, 0);
  let x = at.x;
  const bars: SheetRectangle[] = [];
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, y: at.y, width: width * narrow, height: BARS.height });
    x += width * narrow;
  });
  sheet.fillRectangles(bars, colors.black);
}
