import { remoteTesting } from '@girassol/federation/remote';
import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { Proposal } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wizardRoutes, wizardStepPath } from '../../addresses/wizard';
import { buildModules, buildProposal } from '../proposal.fixture';
import GenerationPage from './GenerationPage';

const SAVE = 'POST /proposals/step-3/:pid';
const SINGLE = 'GET /proposals/single/:pid';
const user = userEvent.setup();

beforeEach(() => void remoteTesting.installFakePlatform());

const chosen = (changes: Partial<Proposal> = {}) =>
  buildProposal({
    step: 2,
    ...buildModules(10),
    ...changes,
  });

function open(proposal = chosen()) {
  const server = fakeApi({
    [SINGLE]: { proposal },
    [SAVE]: { proposal: { ...proposal, step: 3, version: 4 } },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[wizardStepPath(3, proposal.frontId) ?? '']}>
      <Routes>
        <Route path={wizardRoutes.generation} element={<GenerationPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  return server;
}

test('[proposals-001] generation stands against consumption month by month, from the tables of the place', async () => {
  const server = open();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(14);
  expect(within(table).getByRole('row', { name: /^Ano|^ano/ })).toHaveTextContent('6.000');
  expect(screen.getByText(/^Fonte: São Paulo, a capital do estado, como ponto de referência/)).toBeVisible();
  const summary = screen.getByRole('region', { name: 'Geração' });
  expect(summary).toHaveTextContent('5,50 kWp');
  expect(summary).toHaveTextContent('25,84 m²');
  const save = screen.getByRole('button', { name: 'Salvar e continuar' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() =>
    expect(server.calls(SAVE)[0]?.body).toEqual({
      irradiation: null,
      tilt: null,
      losses: 22,
      version: 3,
    }),
  );
});

test('irradiation can be typed; a month that is missing is named', async () => {
  open();
  await user.click(await screen.findByRole('radio', { name: 'Digitada por mês' }));
  await user.click(await screen.findByRole('textbox', { name: /Irradiação de cada mês: janeiro/ }));
  await user.paste('5\t5\t5\t5\t5\t5\t5\t5\t5\t5\t5');
  await user.tab();
  expect(
    await screen.findByText('Informe a irradiação de dezembro, maior que zero e até 12 kWh/m² por dia.', {
      selector: '[role=alert]',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Salvar e continuar' })).toBeDisabled();
});
