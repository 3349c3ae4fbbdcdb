import { remoteTesting } from '@girassol/federation/remote';
import { getSession, onNotice } from '@girassol/shared-auth';
import {
  buildTestItem,
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { CustomerRecord, Proposal } from '@girassol/shared-domain/contract';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { DialogHost } from '@girassol/shared-ui';
import { buildDraftKey, saveDraft } from '@girassol/shared-ui/fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { newProposalPath } from '../../addresses/proposals';
import { editProposalPath, wizardRoutes } from '../../addresses/wizard';
import { buildProposal } from '../proposal.fixture';
import { buildConsumptionValues } from './consumption-values';
import EditConsumptionPage from './EditConsumptionPage';
import NewConsumptionPage from './NewConsumptionPage';

const BEGIN = 'POST /proposals/step-1/:cid/:userId';
const SAVE = 'PUT /proposals/step-1/:pid';
const SINGLE = 'GET /proposals/single/:pid';
const session = buildTestSession();
const user = userEvent.setup();
const { customerData } = buildProposal();

const customer: CustomerRecord = {
  ...customerData,
  whatsapp: '',
  postalCode: '',
  document: '',
  isCNPJ: false,
  origin: null,
  archived: false,
  address: '',
  addressDetail: { postalCode: '', street: '', number: '', district: '', complement: '' },
  income: null,
  rg: '',
  nationality: '',
  profession: '',
  personInCharge: { name: '', cpf: '' },
  associates: null,
  observations: '',
  owner: { _id: session.userId, personalData: { name: 'Ana Souza' } },
  registryTimestamp: 0,
  lastUpdate: { timestamp: 0, userName: 'Ana Souza' },
  version: 1,
};

beforeEach(() => {
  remoteTesting.installFakePlatform();
  localStorage.clear();
});

const Where = () => <output aria-label="Endereço">{useLocation().pathname}</output>;

function open(at: string, routes: FakeRoutes) {
  const server = fakeApi({ 'GET /customers/single/:cid': { customer }, ...routes });
  renderWithSession(
    <MemoryRouter initialEntries={[at]}>
      <DialogHost />
      <Routes>
        <Route path={wizardRoutes.newConsumption} element={<NewConsumptionPage />} />
        <Route path={wizardRoutes.consumption} element={<EditConsumptionPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </MemoryRouter>,
    { session },
  );
  return server;
}

const openNew = (routes: FakeRoutes = {}) => open(newProposalPath(customer._id, session.userId), routes);
const openEdit = (proposal: Proposal, routes: FakeRoutes = {}) =>
  open(editProposalPath(proposal.frontId), { [SINGLE]: { proposal }, ...routes });

const month = (name: string) => screen.findByRole('textbox', { name: `Consumo de cada mês: ${name}, kWh` });
const save = () => screen.getByRole('button', { name: 'Salvar e continuar' });
const sizing = () => screen.getByRole('region', { name: 'Dimensionamento' });

async function fillUnit() {
  const january = await month('janeiro');
  const cells = Array.from({ length: 12 }, () => '500').join('\t');
  await user.click(january);
  await user.paste(cells);
  await user.type(screen.getByRole('textbox', { name: /^Preço do kWh/ }), '0,95');
}

test('a bill without a price of the kWh asks for the distributor, which brings it; once chosen, for the price', async () => {
  openNew();
  const bill = within(await screen.findByRole('group', { name: 'Pelo valor da conta' }));
  expect(bill.getByRole('button', { name: 'Converter em kWh' })).toBeDisabled();
  expect(bill.getByRole('status')).toHaveTextContent(/^Escolha a distribuidora, em Local e distribuidora/);
  await user.click(screen.getByRole('button', { name: /Distribuidora/ }));
  await user.click(await screen.findByRole('option', { name: 'Outra' }));
  expect(bill.getByRole('status')).toHaveTextContent(/^Informe o preço do kWh, com impostos, em Tarifas/);
});

test('[proposals-002] [proposals-023] a proposal begins with what was typed and pasted, and is sized meanwhile', async () => {
  const proposal = buildProposal();
  const server = openNew({ [BEGIN]: { proposal }, [SINGLE]: { proposal } });
  await fillUnit();
  expect(await month('dezembro')).toHaveValue('500');
  expect(screen.getByText(/Total/)).toHaveTextContent('Total 6.000 kWh no ano · média de 500 kWh por mês');
  await waitFor(() => expect(sizing()).toHaveTextContent(/\d,\d\d kWp/));
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(server.calls(BEGIN)).toHaveLength(1));
  expect(server.calls(BEGIN)[0]).toMatchObject({
    params: { cid: customer._id, userId: session.userId },
    body: {
      tariffModality: 'B',
      losses: 22,
      location: { uf: 'SP', city: 'Campinas' },
      energyBillData: [{ ucType: 'Residencial', kwhPrice: 0.95, classification: null, share: null }],
    },
  });
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]));
});

test.each([
  ['names the type of unit', { sale: buildTestItem({ ucType: 'Rural' }) }, ['Rural', '40']],
  ['names none', { sale: buildTestItem({ ucType: null }) }, ['Residencial', '30']],
  ['cannot be read', replyRefused(404, { message: 'x' }), ['Residencial', '30']],
] as const)(
  'a proposal of an item that %s begins with it and its simultaneity',
  async (_title, reply, expected) => {
    open(newProposalPath(customer._id, session.userId, 's1'), { 'GET /sales/single/:saleId': reply });
    await month('janeiro');
    const [type, simultaneity] = expected;
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain(type);
    expect(screen.getByLabelText(/^Simultaneidade/)).toHaveDisplayValue(new RegExp(`^${simultaneity}(,0)?$`));
  },
);

test('a month and a tariff out of all proportion are told at their fields, keep their digits and can be saved', async () => {
  openNew();
  await fillUnit();
  const march = await month('março');
  await user.clear(march);
  await user.type(march, '99999999');
  await user.tab();
  expect(screen.getByText(/^Março: 99\.999\.999 kWh é mais que o comum, até 82\.000 kWh/)).toBeVisible();
  expect(march).toHaveValue('99.999.999');
  const price = screen.getByRole('textbox', { name: /^Preço do kWh/ });
  await user.clear(price);
  await user.type(price, '952,31');
  await user.tab();
  expect(price).toHaveAccessibleDescription(/R\$ 952,31 é mais que o comum/);
  expect(price).not.toBeInvalid();
  await waitFor(() => expect(save()).toBeEnabled());
});

test('what is wrong is told by the engine, at the fields and in one list', async () => {
  openNew();
  await month('janeiro');
  await waitFor(() => expect(save()).toBeDisabled());
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  expect(
    await screen.findByText('Informe o consumo dos doze meses.', { selector: '[role=alert]' }),
  ).toBeInTheDocument();
  expect(screen.getAllByText('Informe o preço do kWh, maior que zero.').length).toBeGreaterThan(0);
});

test('a place that is missing is told from the beginning, with all else that is wrong', async () => {
  openNew({ 'GET /customers/single/:cid': { customer: { ...customer, uf: '', city: '' } } });
  await month('janeiro');
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const list = within(await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'EstadoEscolha uma opção.',
    'ConsumoInforme o consumo dos doze meses.',
    'Preço do kWhInforme o preço do kWh, maior que zero.',
    'Entendi',
  ]);
  // The city has no line to press: its field is off until there is a state.
  expect(list.getByText('Cidade').closest('li')).toHaveTextContent('Escolha uma opção.');
});

test('what is wrong with another unit leads to its field, in the tab of that unit', async () => {
  openNew();
  await fillUnit();
  await user.click(screen.getByRole('button', { name: 'Adicionar unidade' }));
  await user.click(screen.getAllByRole('tab')[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const list = within(await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' }));
  await user.click(list.getByRole('button', { name: /^Unidade 2: Consumo/ }));
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Unidade 2'));
  await waitFor(async () => expect(await month('janeiro')).toHaveFocus());
});

test('Enter and the arrows walk from month to month', async () => {
  openNew();
  await user.click(await month('janeiro'));
  await user.keyboard('310{Enter}298{ArrowRight}');
  expect(await month('março')).toHaveFocus();
  expect(await month('janeiro')).toHaveValue('310');
  await user.keyboard('{ArrowLeft}');
  expect(await month('fevereiro')).toHaveFocus();
});

test('an average fills the twelve months', async () => {
  openNew();
  await month('janeiro');
  await user.type(screen.getByRole('textbox', { name: /^Média por mês/ }), '350');
  await user.click(screen.getByRole('button', { name: 'Preencher' }));
  expect(await month('agosto')).toHaveValue('350');
});

test('[proposals-035] [proposals-036] group B has phases and hides the modality; group A has modality and demand', async () => {
  openNew();
  await month('janeiro');
  await user.click(screen.getByRole('button', { name: /Fases/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Trifásica',
    'Bifásica',
    'Monofásica',
  ]);
  await user.click(screen.getByRole('option', { name: 'Monofásica' }));
  expect(screen.getByRole('button', { name: /Fases/ })).toHaveTextContent('Monofásica');
  expect(screen.queryByRole('button', { name: /Modalidade/ })).toBeNull();
  // Group B is billed for consumption alone.
  expect(screen.getByRole('heading', { name: 'Consumo' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Demanda' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Grupo A/ }));
  await user.click(await screen.findByRole('button', { name: /Modalidade/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Verde',
    'Azul',
  ]);
  await user.click(screen.getByRole('option', { name: 'Azul' }));
  expect(screen.getByRole('heading', { name: 'Consumo' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Demanda' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Demanda contratada na ponta/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Fases/ })).toBeNull();
});

test('[proposals-036] a unit of group A is billed for demand or for consumption alone, without demand and peak', async () => {
  const server = openEdit(buildProposal({ tariffModality: 'A' }), { [SAVE]: { proposal: buildProposal() } });
  await screen.findByRole('textbox', { name: /^Consumo fora da ponta: janeiro/ });
  expect(screen.getByRole('heading', { name: 'Demanda' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Faturamento/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Consumo',
    'Demanda',
  ]);
  await user.click(screen.getByRole('option', { name: 'Consumo' }));
  expect(screen.queryByRole('heading', { name: 'Demanda' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /na ponta/ })).toBeNull();
  // What remains is a unit of group B, with the cost of availability of its phases.
  expect(screen.getByRole('button', { name: /Fases/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Salvar/ }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    tariffModality: 'A',
    energyBillData: [{ billingKind: 'Consumo', classification: null, monthlyConsumptionPeak: [], demand: 0 }],
  });
});

test('shares of the other units are checked to sum up', async () => {
  openNew();
  await fillUnit();
  await user.click(screen.getByRole('button', { name: 'Adicionar unidade' }));
  const shares = await screen.findByRole('region', { name: 'Rateio dos créditos' });
  expect(shares).toHaveTextContent('Dividido conforme o consumo.');
  await user.type(within(shares).getByRole('textbox', { name: 'Unidade 2' }), '60');
  await waitFor(() => expect(shares).toHaveTextContent('O rateio das unidades deve somar 100%.'));
});

test('a draft survives leaving, and can be begun anew', async () => {
  const values = buildConsumptionValues(customer, null);
  const [unit] = values.energyBillData;
  if (unit) unit.monthlyConsumption = Array.from({ length: 12 }, () => 410);
  saveDraft(buildDraftKey('consumption', session.userId, customer._id), {
    savedAt: Date.parse('2026-11-20T14:32:00-03:00'),
    values,
  });
  openNew();
  expect(await month('maio')).toHaveValue('410');
  expect(screen.getByText('Este é o seu rascunho de 20/11/2026 14:32.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  await waitFor(async () => expect(await month('maio')).toHaveValue(''));
});

test('[proposals-003] editing starts from what is saved', async () => {
  const server = openEdit(buildProposal(), { [SAVE]: { proposal: buildProposal({ version: 4 }) } });
  expect(await month('janeiro')).toHaveValue('500');
  expect(screen.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible();
  fireEvent.change(await month('janeiro'), { target: { value: '620' } });
  expect(await screen.findByText('Alterações não salvas')).toBeVisible();
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(server.calls(SAVE)[0]?.body).toMatchObject({ version: 3 }));
  expect(server.calls(SAVE)[0]?.body.energyBillData[0]?.monthlyConsumption[0]).toBe(620);
});

test('somebody else was first: what was typed stays and can be copied; reloading shows what is there', async () => {
  const server = openEdit(buildProposal());
  fireEvent.change(await month('janeiro'), { target: { value: '620' } });
  server.answer({
    [SAVE]: replyRefused(409, {
      message: 'Esta proposta foi alterada por Rita às 14:32.',
      fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
    }),
    [SINGLE]: { proposal: buildProposal({ version: 9, tariffModality: 'B' }) },
  });
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  const dialog = await screen.findByRole('alertdialog', { name: 'A proposta mudou' });
  expect(dialog).toHaveTextContent('alterada por Rita às 14:32');
  const typed = within(dialog).getByRole('textbox', { name: 'O que você digitou' });
  expect(typed).toHaveDisplayValue(/Consumo: 620\t500/);
  await user.click(within(dialog).getByRole('button', { name: 'Voltar ao que digitei' }));
  expect(await month('janeiro')).toHaveValue('620');
  await user.click(save());
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Recarregar' }));
  await waitFor(async () => expect(await month('janeiro')).toHaveValue('500'));
});

describe('the Fio B', () => {
  const LAST = 'POST /proposals/last-charges';
  const [unit] = buildProposal().energyBillData ?? [];
  const blank = (changes: Partial<Proposal> = {}) =>
    buildProposal({
      energyBillData: unit
        ? [{ ...unit, finViabilityData: { ...unit.finViabilityData, bWireValue: 0 } }]
        : [],
      ...changes,
    });
  const last = {
    bWireValue: 0.25345,
    bWireValuePeak: null,
    aWireValue: 0.1,
    sectorCharges: 0.02,
    timestamp: Date.parse('2026-11-12T12:00:00-03:00'),
  };

  test('that is missing is told with what it does, and what the account last used is offered', async () => {
    const proposal = blank();
    const server = openEdit(proposal, { [LAST]: { charges: last }, [SAVE]: { proposal } });
    expect(await screen.findByText(/^Informe a TUSD Fio B de Casa, ou diga que não se aplica/)).toBeVisible();
    expect(screen.getByText(/60% dele em 2026 e 100% a partir de 2029/)).toBeVisible();
    expect(server.calls(LAST)[0]?.body).toEqual({ distributor: 'CPFL Paulista', tariffModality: 'B' });
    await user.click(
      await screen.findByRole('button', {
        name: 'Usar R$ 0,25345/kWh, o último de CPFL Paulista (12/11/2026)',
      }),
    );
    expect(screen.queryByText(/^Informe a TUSD Fio B/)).toBeNull();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
    expect(server.calls(SAVE)[0]?.body).toMatchObject({
      energyBillData: [
        { finViabilityData: { bWireValue: 0.25345, bWireNotApplicable: false, aWireValue: null } },
      ],
    });
  });

  test('or somebody says that there is none', async () => {
    const proposal = blank();
    const server = openEdit(proposal, { [LAST]: { charges: null }, [SAVE]: { proposal } });
    await user.click(await screen.findByRole('checkbox', { name: 'O Fio B não se aplica a esta unidade' }));
    expect(screen.queryByText(/^Informe a TUSD Fio B/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'TUSD Fio B' })).toBeDisabled();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
    expect(server.calls(SAVE)[0]?.body).toMatchObject({
      energyBillData: [{ finViabilityData: { bWireValue: 0, bWireNotApplicable: true } }],
    });
  });

  test('of class GD III comes with Fio A and the charges', async () => {
    const proposal = blank({
      calculationSettings: { ...defaultCalculationSettings, gdClass: 'GD3', replacements: [] },
    });
    const server = openEdit(proposal, { [LAST]: { charges: last }, [SAVE]: { proposal } });
    expect(await screen.findByText(/^Informe a TUSD Fio A de Casa/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Usar R\$ 0,25345/ }));
    expect(screen.getByRole('textbox', { name: 'TUSD Fio A' })).toHaveValue('0,10000');
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
    expect(server.calls(SAVE)[0]?.body).toMatchObject({
      energyBillData: [{ finViabilityData: { bWireValue: 0.25345, aWireValue: 0.1, sectorCharges: 0.02 } }],
    });
  });
});

test('what was agreed to has no form any more, and begins a new version', async () => {
  const agreement = { reason: 'ACCEPTED' as const, timestamp: Date.now(), name: 'Maria Souza' };
  const CLONE = 'POST /proposals/cloned-proposal/:proposalId';
  const server = openEdit(buildProposal({ count: 12, finished: true, agreement }), {
    [CLONE]: { clonedProposalId: 'copia2026abc' },
  });
  expect(await screen.findByText(/^Maria Souza aceitou esta proposta em /)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Nova versão' }));
  await waitFor(() => expect(server.calls(CLONE)[0]?.body).toEqual({ isNewVersion: true }));
});

test('a proposal that the client accepts meanwhile closes, and other changes leave the form alone', async () => {
  const proposal = buildProposal();
  const server = openEdit(proposal);
  fireEvent.change(await month('janeiro'), { target: { value: '620' } });
  const event = { kind: 'proposals-changed', customer: customer._id, by: 'page' } as const;
  server.emit(event);
  await waitFor(() => expect(server.calls(SINGLE)).toHaveLength(2));
  expect(await month('janeiro')).toHaveValue('620');
  const agreement = { reason: 'ACCEPTED' as const, timestamp: Date.now(), name: 'Maria Souza' };
  server.answer({ [SINGLE]: { proposal: { ...proposal, agreement } } });
  server.emit(event);
  expect(await screen.findByText(/^Maria Souza aceitou esta proposta em /)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what was agreed to leads to the deal that it was made for', async () => {
  const agreement = { reason: 'ACCEPTED' as const, timestamp: Date.now(), name: 'Maria Souza' };
  const sale = buildTestItem({ type: 'SALES' });
  openEdit(buildProposal({ count: 12, finished: true, agreement, saleId: sale._id }), {
    'GET /sales/single/:saleId': { sale },
  });
  expect(await screen.findByRole('link', { name: 'Ver a venda' })).toHaveAttribute(
    'href',
    expect.stringContaining(`?item=${sale._id}`),
  );
});

test('[shell.session-008] a step that is answered "Acesso proibido" keeps what was typed until its dialog is closed', async () => {
  const server = openEdit(buildProposal());
  fireEvent.change(await month('janeiro'), { target: { value: '620' } });
  server.answer({ [SAVE]: replyRefused(403, { message: 'Acesso proibido' }) });
  const closings: (() => void)[] = [];
  const stop = onNotice(({ message, onClosed }) => {
    expect(message).toBe('Acesso proibido');
    if (onClosed) closings.push(onClosed);
  });
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(closings).toHaveLength(1));
  expect(getSession()).not.toBeNull();
  expect(screen.getByDisplayValue('620')).toBeInTheDocument();
  stop();
  act(() => closings[0]?.());
  expect(getSession()).toBeNull();
});

describe('a tariff that the tables know', () => {
  const TARIFFS = 'GET /tariffs/:distributor';
  const [unit] = buildProposal().energyBillData ?? [];
  const tariff = {
    distributor: 'CPFL PAULISTA',
    modality: 'B' as const,
    ucType: 'Residencial' as const,
    kwhPrice: 0.91,
    bWireValue: 0.25,
    validFrom: '2026-03-15',
    source: 'ANEEL, REH 3.000',
  };
  const withPrices = (kwhPrice: number, bWireValue: number) =>
    buildProposal({
      energyBillData: unit
        ? [
            {
              ...unit,
              ucType: 'Residencial',
              kwhPrice,
              finViabilityData: { ...unit.finViabilityData, bWireValue },
            },
          ]
        : [],
    });
  const offer = () => screen.queryByRole('group', { name: 'Tarifa conhecida' });

  test('fills the price and the Fio B by a press, with its source', async () => {
    openEdit(withPrices(0, 0), { [TARIFFS]: { tariffs: [{ ...tariff, ucType: 'Rural' }, tariff] } });
    const group = await screen.findByRole('group', { name: 'Tarifa conhecida' });
    expect(group).toHaveTextContent(
      'Tarifa de 15/03/2026: R$ 0,91/kWh com impostos, Fio B R$ 0,25/kWhANEEL, REH 3.000',
    );
    await user.click(within(group).getByRole('button', { name: 'Usar' }));
    await waitFor(() => expect(offer()).toBeNull());
    expect(screen.getByRole('textbox', { name: /^Preço do kWh/ })).toHaveValue('0,91000');
    expect(screen.getByRole('textbox', { name: /^TUSD Fio B/ })).toHaveValue('0,25000');
    await waitFor(() => expect(save()).toBeEnabled());
  });

  test('comes with the distributor, says its source and day, and gives way to what is typed', async () => {
    openNew({ [TARIFFS]: { tariffs: [tariff] } });
    await month('janeiro');
    const price = () => screen.getByRole('textbox', { name: /^Preço do kWh/ });
    await user.click(screen.getByRole('button', { name: /Distribuidora/ }));
    await user.click(await screen.findByRole('option', { name: 'CPFL Paulista' }));
    await waitFor(() => expect(price()).toHaveValue('0,91000'));
    expect(screen.getByRole('textbox', { name: /^TUSD Fio B/ })).toHaveValue('0,25000');
    expect(screen.getByRole('note', { name: 'Origem da tarifa' })).toHaveTextContent(
      /de 15\/03\/2026.*ANEEL, REH 3.000/,
    );
    fireEvent.change(price(), { target: { value: '0,99' } });
    fireEvent.blur(price());
    await waitFor(() => expect(screen.queryByRole('note', { name: 'Origem da tarifa' })).toBeNull());
    await user.click(screen.getByRole('button', { name: /Distribuidora/ }));
    await user.click(await screen.findByRole('option', { name: 'Neoenergia Elektro' }));
    await user.click(screen.getByRole('button', { name: /Distribuidora/ }));
    await user.click(await screen.findByRole('option', { name: 'CPFL Paulista' }));
    expect(price()).toHaveValue('0,99000');
  });

  test('fills only what is empty, and offers nothing where nothing is', async () => {
    openEdit(withPrices(0.88, 0), { [TARIFFS]: { tariffs: [tariff] } });
    const group = await screen.findByRole('group', { name: 'Tarifa conhecida' });
    expect(group).not.toHaveTextContent('0,91');
    await user.click(within(group).getByRole('button', { name: 'Usar' }));
    await waitFor(() => expect(offer()).toBeNull());
    expect(screen.getByRole('textbox', { name: /^Preço do kWh/ })).toHaveValue('0,88000');
  });
});
