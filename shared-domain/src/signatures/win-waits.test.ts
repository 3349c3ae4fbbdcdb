import type { SignatureState } from './signature-states';
import { whyWinWaits } from './win-waits';

const contract = (number: number, signatureState: SignatureState | null) => ({ number, signatureState });

test('one contract that all have signed is enough', () => {
  expect(whyWinWaits([contract(4, 'REFUSED'), contract(3, 'SEALED')])).toBeNull();
  expect(whyWinWaits([contract(3, 'COMPLETED')])).toBeNull();
});

test('what is lacking is told', () => {
  expect(whyWinWaits([])).toMatch(/não tem contrato/);
  expect(whyWinWaits([contract(3, null), contract(4, 'OPEN')])).toMatch(/^O contrato 00004 ainda não/);
  expect(whyWinWaits([contract(3, null), contract(4, 'EXPIRED')])).toMatch(/não foi enviado/);
});
