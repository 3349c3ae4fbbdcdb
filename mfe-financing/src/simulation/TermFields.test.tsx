import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermFields } from './TermFields';
import { parseSimulationTerms, toSimulationTermsQuery } from './terms-address';
import { findShortestFittingTerm } from './use-suggested-installments';

test('[financing-090] terms run from 12 to 120 months by years, four of them at once at most', async () => {
  const terms = {
    isCNPJ: false,
    isSimples: false,
    system: 'PRICE' as const,
    entry: 0,
    gracePeriod: 3,
    insurance: false,
    installments: [12, 24, 36, 48],
  };
  const asked: object[] = [];
  render(<TermFields terms={terms} price={20_000} onChange={(parts) => asked.push(parts)} />);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    '12x (1 ano)',
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((years) => `${years * 12}x (${years} anos)`),
  ]);
  // A fifth takes the place of the one farthest from it.
  await userEvent.click(screen.getByRole('checkbox', { name: '84x (7 anos)' }));
  expect(asked).toEqual([{ installments: [24, 36, 48, 84] }]);
});

test('terms that the saving covers are suggested where it covers none of the usual', () => {
  const offer = (installments: number, installmentValue: number) => ({
    installments,
    installmentValue,
    refused: false,
  });
  const offers = [offer(96, 380), offer(84, 420), offer(72, 450)];
  expect(findShortestFittingTerm({ offers, monthlySaving: 425 })).toBe(84);
  expect(findShortestFittingTerm({ offers, monthlySaving: 300 })).toBeNull();
  expect(findShortestFittingTerm({ offers, monthlySaving: null })).toBeNull();
});

test('a company says that it is of the Simples or an MEI, and the address keeps it', async () => {
  const terms = parseSimulationTerms(new URLSearchParams());
  const asked: object[] = [];
  render(<TermFields terms={terms} price={20_000} onChange={(parts) => asked.push(parts)} />);
  expect(screen.getByText('IOF menor quando o total financiado vai até R$ 30.000,00.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Simples ou MEI/ }));
  expect(asked).toEqual([{ isCNPJ: true, isSimples: true }]);
  const chosen = { ...terms, isCNPJ: true, isSimples: true };
  expect(parseSimulationTerms(toSimulationTermsQuery(chosen))).toEqual(chosen);
  expect(parseSimulationTerms(new URLSearchParams('quem=empresa'))).toMatchObject({
    isCNPJ: true,
    isSimples: false,
  });
});
