import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import { UiProviders } from '@girassol/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from './App';
import ExampleCard from './card/ExampleCard';

const TOTALS = 'GET /analytics/customers-and-proposals-totals/:scope/:id';
const session = buildTestSession();

test('the page greets whoever opens it', async () => {
  const { remove } = remoteTesting.installFakePlatform();
  const page = (
    <UiProviders>
      <MemoryRouter initialEntries={['/exemplo']}>
        <App />
      </MemoryRouter>
    </UiProviders>
  );
  // A screen that is fetched when it is first opened.
  await act(async () => renderWithSession(page, { session }));
  expect(await screen.findByRole('heading', { name: 'Exemplo' })).toBeVisible();
  expect(screen.getByText(`Olá, ${session.personalData.name}`)).toBeVisible();
  remove();
});

test('the card shows how many customers there are; what did not load can be asked for again', async () => {
  const server = fakeApi({ [TOTALS]: replyRefused(500, { message: 'Falhou' }) });
  renderWithSession(
    <ExampleCard session={session} permissions={{}} scope={{ type: 'MANAGER', id: session.managerId }} />,
    { session },
  );
  const again = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [TOTALS]: { totalCustomers: 1_060, totalProposals: 118 } });
  await userEvent.setup().click(again);
  expect(await screen.findByText('1.060 clientes')).toBeVisible();
});
