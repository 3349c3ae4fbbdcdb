import { render, screen } from '@testing-library/react';
import { TermSummary } from './TermSummary';
import { parseSimulationTerms } from './terms-address';

test('the folded terms say amount, numbers of instalments and the rest in words', () => {
  const terms = parseSimulationTerms(new URLSearchParams('prazos=48,60&entrada=8000&carencia=1&seguro=sim'));
  render(<TermSummary terms={terms} price={40_000} onEdit={() => undefined} />);
  // Drawn on a phone only, which is not known here.
  const summary = screen.getByRole('group', { name: 'Condições da simulação', hidden: true });
  expect(summary).toHaveTextContent('R$ 32.000,00 em 48x e 60x');
  expect(summary).toHaveTextContent(
    'Pessoa física · Price · entrada de R$ 8.000,00 · carência de 1 mês · com seguro',
  );
  expect(screen.getByRole('button', { name: 'Editar', hidden: true })).toBeInTheDocument();
});
