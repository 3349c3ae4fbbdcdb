import { screen } from '@testing-library/react';
import { renderUi } from '../testing';
import { NoResults } from './EmptyState';
import { ErrorState } from './ErrorState';

test('[shell.errors-015] a search without results says so', () => {
  renderUi(<NoResults />);
  expect(screen.getByText('NENHUM RESULTADO')).toBeInTheDocument();
  expect(
    screen.getByText('Não foi encontrado nenhum resultado de pesquisa para os filtros aplicados.'),
  ).toBeInTheDocument();
});

test('an error is announced and can be tried again', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalled();
});

test('without a connection other words show', () => {
  renderUi(<ErrorState isOffline />);
  expect(screen.getByRole('alert')).toHaveTextContent('Você está sem conexão');
});
