import { render, screen } from '@testing-library/react';
import { TermFields } from './TermFields';

test('[financing-090] terms run from 12 to 120 months by years, four of them at once at most', () => {
  const terms = {
    isCNPJ: false,
    system: 'PRICE' as const,
    entry: 0,
    gracePeriod: 3,
    insurance: false,
    installments: [12, 24, 36, 48],
  };
  render(<TermFields terms={terms} price={20_000} onChange={() => undefined} />);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    '12x (1 ano)',
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((years) => `${years * 12}x (${years} anos)`),
  ]);
  expect(boxes.filter((box) => (box as HTMLInputElement).disabled)).toHaveLength(6);
});
