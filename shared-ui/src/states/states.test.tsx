import { screen } from '@testing-library/react';
import { renderUi } from '../testing';
import { NoResults } from './EmptyState';
import { ErrorState } from './ErrorState';
import { NoAccessState } from './NoAccessState';

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

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

test('a refusal is told in its own words, with ways out and no other try', async () => {
  window.history.pushState(null, '', '/kits/lista/1');
  const { user } = renderUi(
    <ErrorState
      title="Não foi possível carregar os kits"
      error={new Refused(403, 'Você não tem permissão para ver os kits.')}
      onRetry={() => undefined}
    />,
  );
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent('Isto não está aberto para você');
  expect(told).toHaveTextContent('Você não tem permissão para ver os kits.');
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ir para o início' }));
  expect(window.location.pathname).toBe('/inicio');
});

test('what a 400 says stands below what was to be shown; in a part of a page there are no ways out', () => {
  renderUi(
    <ErrorState
      isCompact
      title="Não foi possível carregar os kits"
      error={new Refused(400, 'Esta pessoa não é da sua equipe.')}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os kitsEsta pessoa não é da sua equipe.',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['the server', new Refused(503, 'Fora do ar.')],
  ['the network', new Refused(0, 'Sem resposta.')],
  ['too many at once', new Refused(429, 'Aguarde um minuto.')],
  ['the page itself', new TypeError('undefined')],
])('%s failed: another try may help', (_, error) => {
  renderUi(<ErrorState error={error} onRetry={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

test('a page that is not for the user says so, and has a way to the home page', () => {
  renderUi(<NoAccessState title="Sem acesso aos pedidos" text="Quem cuida da conta pode liberá-los." />);
  expect(screen.getByText('Quem cuida da conta pode liberá-los.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/inicio');
});
