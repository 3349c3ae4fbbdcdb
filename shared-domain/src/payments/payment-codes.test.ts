import {
  buildBoletoBarcode,
  computeDueFactor,
  formatBoletoLine,
  parseBoleto,
  resolveBoletoDueDate,
} from './boleto';
import file from './payment-code-vectors.json';
import {
  buildDynamicPixCode,
  buildRecurrencePixCode,
  foldPixName,
  isPixCodeIntact,
  parsePixCode,
} from './pix-code';

/** Returns the vectors of one kind; the caller declares the types of their inputs and results. */
const getVectors = <Input, Expected>(kind: string): { id: string; input: Input; expected: Expected }[] =>
  // The file is fixed; its shape is named by whoever reads a kind.
  JSON.parse(JSON.stringify(file.vectors.filter((vector) => vector.kind === kind)));

interface BrCodeInput {
  url?: string;
  once?: boolean;
  cents?: number;
  name: string;
  city: string;
  recurrenceUrl?: string;
}

const brCodes = getVectors<BrCodeInput, { payload: string }>('brcode');

test.each(brCodes.filter(({ input }) => input.url))('$id', ({ input, expected }) => {
  const code = buildDynamicPixCode({
    location: input.url ?? '',
    name: input.name,
    city: input.city,
    isPayableOnce: input.once === true,
    ...(input.cents !== undefined && { amountCents: input.cents }),
    ...(input.recurrenceUrl !== undefined && { recurrenceLocation: input.recurrenceUrl }),
  });
  expect(code).toBe(expected.payload);
});

test.each(brCodes)('$id is read again', ({ input, expected }) => {
  const fields = parsePixCode(expected.payload);
  expect([fields?.get('59'), fields?.get('60')]).toEqual([input.name, input.city]);
});

test.each(getVectors<{ payload: string }, { reason: string }>('brcodeRefuse'))('$id', ({ input }) => {
  expect(parsePixCode(input.payload)).toBeNull();
});

test.each(getVectors<{ text: string; max: number }, { text: string }>('brcodeName'))(
  '$id',
  ({ input, expected }) => {
    expect(foldPixName(input.text, input.max)).toBe(expected.text);
  },
);

test('a code that only asks for an authorization has no address of a charge', () => {
  const code = buildRecurrencePixCode({
    recurrenceLocation: 'pix.girassol.invalid/rec/1',
    name: 'GIRASSOL',
    city: 'SAO PAULO',
  });
  expect(isPixCodeIntact(code)).toBe(true);
  expect(parsePixCode(code)?.get('80')).toBe('0014br.gov.bcb.pix2526pix.girassol.invalid/rec/1');
});

test('an address that is too long or not ASCII is refused', () => {
  const charge = { name: 'A', city: 'B' };
  expect(() => buildDynamicPixCode({ ...charge, location: `a.invalid/${'x'.repeat(68)}` })).toThrow(
    RangeError,
  );
  expect(() => buildDynamicPixCode({ ...charge, location: 'sol.invalid/ação' })).toThrow(RangeError);
});

interface BoletoInput {
  bank: string;
  dueDate: string;
  cents: number;
  free: string;
  readOn: string;
}

test.each(getVectors<BoletoInput, { barcode: string; line: string }>('boleto'))(
  '$id',
  ({ input, expected }) => {
    const barcode = buildBoletoBarcode({
      bank: input.bank,
      dueOn: input.dueDate || null,
      amountCents: input.cents,
      freeField: input.free,
    });
    expect(barcode).toBe(expected.barcode);
    expect(formatBoletoLine(barcode)).toBe(expected.line.replace(/\D/g, ''));
    expect(parseBoleto(expected.line, input.readOn)?.barcode).toBe(barcode);
  },
);

test.each(getVectors<{ line: string }, object>('boletoRefuse'))('$id', ({ input }) => {
  expect(parseBoleto(input.line, '2024-10-01')).toBeNull();
});

test('boletos and Pix codes of any amount and day are read as they were written', () => {
  let seed = 1;
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const amountCents = draw(10 ** 9);
    const dueOn = new Date(Date.UTC(2025, 1, 22) + draw(9_000) * 86_400_000).toISOString().slice(0, 10);
    const freeField = Array.from({ length: 25 }, () => draw(10)).join('');
    const barcode = buildBoletoBarcode({ bank: '999', dueOn, amountCents, freeField });
    const read = parseBoleto(formatBoletoLine(barcode), dueOn);
    expect(read).toEqual({ barcode, amount: amountCents / 100, due: dueOn });
    const name = foldPixName(`Sol ${freeField} São João`, 25);
    const code = buildDynamicPixCode({ location: `sol.invalid/${freeField}`, name, city: 'X', amountCents });
    expect(parsePixCode(code)?.get('54')).toBe((amountCents / 100).toFixed(2));
  }
});

test.each(['1997-10-08', '2049-10-14'])('%s is no due date of a boleto', (day) => {
  expect(() => computeDueFactor(day)).toThrow(RangeError);
});

test('amounts and digits that do not fit are refused', () => {
  const boleto = { bank: '999', dueOn: null, amountCents: 1, freeField: '0'.repeat(25) };
  expect(() => buildBoletoBarcode({ ...boleto, amountCents: 10 ** 10 })).toThrow(RangeError);
  expect(() => buildBoletoBarcode({ ...boleto, amountCents: 1.5 })).toThrow(RangeError);
  expect(() => buildBoletoBarcode({ ...boleto, freeField: '1' })).toThrow(RangeError);
  expect(() => buildBoletoBarcode({ ...boleto, bank: 'x' })).toThrow(RangeError);
});

test.each(getVectors<{ date: string }, { factor: number }>('dueFactor'))('$id', ({ input, expected }) => {
  expect(computeDueFactor(input.date)).toBe(String(expected.factor));
});

test.each(getVectors<{ factor: number; on: string }, { date: string }>('factorDate'))(
  '$id',
  ({ input, expected }) => {
    expect(resolveBoletoDueDate(String(input.factor), input.on)).toBe(expected.date);
  },
);
