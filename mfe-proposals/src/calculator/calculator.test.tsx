import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { SavedCalculation } from '@girassol/shared-domain/contract';
import { calculateSystem } from '@girassol/shared-domain/solar';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { calculationResultPath, calculationResultRoute, calculatorPath } from '../addresses/calculator';
import { buildProposal } from '../wizard/proposal.fixture';
import CalculatorPage from './CalculatorPage';
import ResultPage from './ResultPage';

const SINGLE = 'GET /calculations/single/:pid';
const CHANGE = 'PUT /calculations/single/:pid';
const LIST = 'GET /calculations/paginated/:multiplier';
const ID = '018f0000-0000-7000-8000-00000000ca01';

const session = buildTestSession({ isSerranaCalcClient: true });
const user = userEvent.setup();

function aCalculation(): SavedCalculation {
  const { energyBillData = [], location } = buildProposal();
  if (!location) throw new Error('the example has a place');
  const consumption = {
    tariffModality: 'B' as const,
    energyBillData,
    location,
    losses: 22,
  };
  const result = calculateSystem(consumption, 2026);
  if (!result.ok) throw new Error('the example can be calculated');
  return {
    _id: ID,
    consumption,
    result: { ...result.calculation, modulePower: 550 },
    registryTimestamp: Date.UTC(2026, 10, 21, 15),
    version: 1,
  };
}

function open(at: string, routes: FakeRoutes) {
  const server = fakeApi({ [LIST]: { calculations: [], hasMoreItems: false }, ...routes });
  renderWithSession(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={calculatorPath} element={<CalculatorPage />} />
        <Route path={calculationResultRoute} element={<ResultPage />} />
      </Routes>
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session },
  );
  return server;
}

test('[calculator-001] a result shows power, modules, area, generation and savings, and no price', async () => {
  open(calculationResultPath(ID), { [SINGLE]: { calculation: aCalculation() } });
  expect(await screen.findByRole('heading', { level: 1, name: 'O seu sistema solar' })).toBeVisible();
  const figures = screen.getByRole('region', { name: 'Resultado' });
  expect(figures).toHaveTextContent(/kWp.*módulos, \d+ m² de telhado.*kWh.*do consumo.*de economia por mês/);
  expect(screen.getByText('Conta de luz no primeiro ano, sem o sistema')).toBeVisible();
  expect(screen.getByText('Economia em 25 anos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Editar dados' })).toHaveAttribute(
    'href',
    `${calculatorPath}?pid=${ID}`,
  );
  expect(document.body).not.toHaveTextContent(/preço final|precificação/i);
});

test("somebody else's result is not there, and leads to an own one", async () => {
  open(calculationResultPath(ID), {
    [SINGLE]: replyRefused(404, { message: 'Este cálculo não existe mais.' }),
  });
  expect(await screen.findByText('Não encontramos este cálculo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer um cálculo' })).toHaveAttribute('href', calculatorPath);
});

test('[calculator-001] a calculation is opened in the step alone, changed, and leads to its result', async () => {
  const calculation = aCalculation();
  const server = open(`${calculatorPath}?pid=${ID}`, {
    [SINGLE]: { calculation },
    [CHANGE]: { calculation: { ...calculation, version: 2 } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Refazer o cálculo' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: /Etapas/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'CALCULAR' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'O seu sistema solar' })).toBeVisible();
  expect(server.calls(CHANGE)[0]?.body).toMatchObject({ version: 1, location: { city: 'Campinas' } });
});

test('[calculator-001] a charge that is missing is named without a proposal, which the calculator has none of', async () => {
  open(`${calculatorPath}?pid=${ID}`, { [SINGLE]: { calculation: aCalculation() } });
  await user.clear(await screen.findByRole('textbox', { name: 'TUSD Fio B' }));
  expect(await screen.findByText(/^Informe a TUSD Fio B/)).toBeVisible();
  expect(
    screen.getByText('O resultado dirá que ele não foi cobrado, e que foi você quem informou.'),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent(/proposta/i);
});
