import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhonePageHeader } from './PhonePageHeader';

/** Draws a header with a search, of which some filters are in use. */
function open(filtersInUse: number) {
  render(
    <PhonePageHeader
      title="Vendas"
      scope="Toda a empresa"
      summary="3 em aberto"
      nav={<nav />}
      actions={<button type="button">Registrar venda</button>}
      filters={<input type="search" aria-label="Buscar no quadro" />}
      filtersInUse={filtersInUse}
    />,
  );
}

test('search and filters are hidden on a phone until they are asked for', async () => {
  open(0);
  expect(screen.getByText('Toda a empresa')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Filtros', expanded: false });
  await userEvent.setup().click(toggle);
  expect(screen.getByRole('searchbox', { name: 'Buscar no quadro' })).toBeVisible();
});

test('filters in use are shown at once, and counted', () => {
  open(2);
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filtros (2)', expanded: true })).toBeVisible();
});
