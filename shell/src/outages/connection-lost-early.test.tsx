import { renderWithSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import { ConnectionStrip } from './ConnectionStrip';

const statuses = ['ONLINE', 'OFFLINE'];

jest.mock('@girassol/shared-auth', () => ({
  ...jest.requireActual('@girassol/shared-auth'),
  getConnectionStatus: () => statuses.shift() ?? 'OFFLINE',
}));

test('a connection that is lost while the page is drawn for the first time is told', async () => {
  renderWithSession(<ConnectionStrip />);
  expect(await screen.findByRole('region', { name: 'Conexão' })).toHaveTextContent(
    'Sem conexão. O que está na tela pode estar desatualizado. Nada pode ser salvo até ela voltar.',
  );
});
