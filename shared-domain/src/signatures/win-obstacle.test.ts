import type { SignatureState } from './signature-states';
import { describeSignatureWinObstacle } from './win-obstacle';

const contract = (number: number, signatureState: SignatureState | null) => ({ number, signatureState });

test('one contract that all have signed is enough', () => {
  expect(describeSignatureWinObstacle([contract(4, 'REFUSED'), contract(3, 'SEALED')])).toBeNull();
  expect(describeSignatureWinObstacle([contract(3, 'COMPLETED')])).toBeNull();
});

test('what is lacking is told', () => {
  expect(describeSignatureWinObstacle([])).toMatch(/não tem contrato/);
  expect(describeSignatureWinObstacle([contract(3, null), contract(4, 'OPEN')])).toMatch(
    /^O contrato 00004 ainda não/,
  );
  expect(describeSignatureWinObstacle([contract(3, null), contract(4, 'EXPIRED')])).toMatch(
    /não foi enviado/,
  );
});
