import { remoteTesting } from '@girassol/federation/remote';
import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { Proposal } from '@girassol/shared-domain/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import definition from '../remote';
import { SimulationForm } from './SimulationForm';

const QUOTES = 'POST /financings/quotes/:pid';

afterEach(() => void jest.useRealTimers());

test('an entry that leaves nothing to finance is not sent to the bank, and the offers stay', async () => {
  const server = fakeApi({
    [QUOTES]: {
      offers: [],
      provider: { name: 'DEMO', label: 'Banco Demonstração', isDemonstration: true },
      monthlySaving: null,
    },
  });
  const proposal = {
    _id: '018f0000-0000-7000-8000-0000000000f1',
    customerData: {},
    revenueData: { finalPrice: 10_000 },
  };
  renderWithSession(
    <MemoryRouter initialEntries={['/?prazos=48']}>
      <SimulationForm proposal={proposal as Proposal} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Banco Demonstração' })).toBeVisible();
  const asked = server.calls(QUOTES).length;
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('textbox', { name: /^Entrada/ }), '2000000');
  expect(await screen.findByText('A entrada tem de ser menor que o preço do projeto.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/a financiar$/)).toBeNull());
  // Longer than the pause after which the bank is asked.
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(server.calls(QUOTES).every(({ body }) => body.entry < 10_000)).toBe(true);
  expect(asked).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Banco Demonstração' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pedir análise de crédito' })).toBeDisabled();
});

test('where the bank offers nothing, a press leads to the terms', async () => {
  fakeApi({
    [QUOTES]: {
      offers: [],
      provider: { name: 'DEMO', label: 'Banco Demonstração', isDemonstration: true },
      monthlySaving: null,
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  const proposal = {
    _id: '018f0000-0000-7000-8000-0000000000f1',
    customerData: {},
    revenueData: { finalPrice: 10_000 },
  };
  renderWithSession(
    <MemoryRouter initialEntries={['/?prazos=48']}>
      <SimulationForm proposal={proposal as Proposal} />
    </MemoryRouter>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Mudar as condições' }));
  expect(document.activeElement).toContainElement(screen.getByRole('group', { name: 'Condições' }));
});

test('a proposal without a price leads to its price', () => {
  fakeApi();
  const priced = '/proposta/gerar-proposta/escolha/precificacao/:pid';
  const { remove } = remoteTesting.installFakePlatform({
    remotes: [
      remoteTesting.buildReleasedRemote({
        ...definition,
        routes: [{ path: priced, access: ['active'], title: 'Preço' }],
      }),
    ],
  });
  renderWithSession(
    <MemoryRouter>
      <SimulationForm proposal={{ _id: 'f1', frontId: 'AB12C', customerData: {} } as Proposal} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Ir para o preço' })).toHaveAttribute(
    'href',
    priced.replace(':pid', 'AB12C'),
  );
  remove();
});

test('offers for a company are those for a company, until somebody chooses another borrower', async () => {
  const server = fakeApi({
    [QUOTES]: {
      offers: [],
      provider: { name: 'DEMO', label: 'Banco Demonstração', isDemonstration: true },
      monthlySaving: null,
    },
  });
  const proposal = {
    _id: '018f0000-0000-7000-8000-0000000000f1',
    customerData: { isCompany: true },
    revenueData: { finalPrice: 10_000 },
  };
  renderWithSession(
    <MemoryRouter>
      <SimulationForm proposal={proposal as Proposal} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('radio', { name: 'Empresa' })).toBeChecked();
  await waitFor(() => expect(server.calls(QUOTES).at(-1)?.body).toMatchObject({ isCNPJ: true }));
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Pessoa física' }));
  await waitFor(() => expect(server.calls(QUOTES).at(-1)?.body).toMatchObject({ isCNPJ: false }));
});
