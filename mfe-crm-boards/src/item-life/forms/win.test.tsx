import { onNotice } from '@girassol/shared-auth';
import { buildTestItem, replyRefused } from '@girassol/shared-auth/testing';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildSettingsWithBoardPreferences,
  CHANGE_STATUS_CALL,
  fillField,
  getSubmitButton,
  openActionForm,
  openPanel,
  setUpPanelTests,
  user,
} from '../../item-panel/panel.testing';

setUpPanelTests();

const PROPOSALS = 'GET /proposals/customer/:cid/:multiplier';

const proposal = (count: number | null, changes: Partial<ListedProposal> = {}): ListedProposal => ({
  _id: `018f0000-0000-7000-8000-0000000000${String(count ?? 0).padStart(2, '0')}`,
  frontId: String(count),
  count,
  finished: count !== null,
  views: 0,
  power: 6.6,
  finalPrice: 31_500,
  validityDate: null,
  registryTimestamp: 1_772_000_000_000,
  user: null,
  customer: buildTestItem().customer,
  step: 6,
  linkedWorks: 0,
  ...changes,
});

const anItem = buildTestItem();
const twoProposals = {
  [PROPOSALS]: {
    proposals: [proposal(12), proposal(7, { power: 5, finalPrice: 28_000 }), proposal(null)],
    hasMoreItems: false,
  },
};

const open = (opening: Parameters<typeof openPanel>[0] = {}) =>
  openPanel({ ...opening, routes: { ...twoProposals, ...opening.routes } });
const isOn = (form: HTMLElement) => waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
const isOff = (form: HTMLElement) => waitFor(() => expect(getSubmitButton(form)).toBeDisabled());
const row = (name: RegExp) => screen.findByRole('radio', { name });

test('[boards-065] the list shows number padded to five, power and final price of finished proposals, and none', async () => {
  await open();
  await openActionForm('Dar Ganho');
  expect(await row(/00012.*6,60 kWp.*R\$ 31\.500,00/)).not.toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /Nenhuma/ })).not.toBeChecked();
});

test('[boards-065] what the customer took is chosen, at its price, however many proposals came after it', async () => {
  const taken = { ...proposal(3, { power: 4.4, finalPrice: 19_900 }), count: 3 };
  const acceptedProposal = { ...taken, acceptedTimestamp: 1_772_000_000_000, acceptedBy: 'Maria Souza' };
  const { server } = await open({ item: { acceptedProposal } });
  const form = await openActionForm('Dar Ganho');
  expect(await row(/00003.*4,40 kWp.*Aceita pelo cliente.*19\.900,00/)).toBeChecked();
  expect(within(form).getByLabelText(/Valor confirmado/)).toHaveValue('19.900,00');
  await isOn(form);
  await user.click(getSubmitButton(form));
  await waitFor(() => expect(server.calls(CHANGE_STATUS_CALL)).toHaveLength(1));
  expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toMatchObject({
    approvedProposal: taken._id,
    confirmedAmount: 19_900,
  });
});

test('[boards-065] the own proposal of the sale leads the list and is chosen; what was sold or expired is marked', async () => {
  const proposals = [
    proposal(12),
    proposal(9, { saleId: anItem._id, validityDate: '2026-01-31' }),
    proposal(7, { saleId: anItem._id, power: 5, finalPrice: 28_000 }),
    proposal(5, { isAgreed: true, validityDate: '2026-01-31' }),
    proposal(4, { validityDate: '2026-04-09' }),
    proposal(3, { validityDate: '2026-04-10' }),
  ];
  const { server } = await open({ routes: { [PROPOSALS]: { proposals, hasMoreItems: false } } });
  const form = await openActionForm('Dar Ganho');
  await waitFor(() => expect(screen.getByRole('radio', { name: /00007.*Desta venda/ })).toBeChecked());
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/00009.*Desta venda.*Venceu em 31\/01\/2026/),
    expect.stringMatching(/00007.*5,00 kWp.*Desta venda.*28\.000,00/),
    expect.stringMatching(/00012.*6,60 kWp.*31\.500,00/),
    expect.stringMatching(/00005.*Vendida/),
    expect.stringMatching(/00004.*Venceu em 09\/04\/2026/),
    expect.not.stringContaining('Venceu'),
    expect.stringContaining('Nenhuma'),
  ]);
  expect(screen.getByRole('radio', { name: /00005.*Vendida/ })).toBeDisabled();
  expect(within(form).getByLabelText(/Valor confirmado/)).toHaveValue('28.000,00');
  await isOn(form);
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toMatchObject({
      approvedProposal: proposal(7)._id,
      confirmedAmount: 28_000,
    }),
  );
});

test('without a proposal that can still be sold, none is chosen', async () => {
  const proposals = [proposal(5, { isAgreed: true })];
  await open({ routes: { [PROPOSALS]: { proposals, hasMoreItems: false } } });
  await openActionForm('Dar Ganho');
  await waitFor(() => expect(screen.getByRole('radio', { name: /Nenhuma/ })).toBeChecked());
});

test('of several own proposals none is preselected, and a preselected one is no unsaved change', async () => {
  const own = (count: number) => proposal(count, { saleId: anItem._id });
  let proposals = [own(12), own(7)];
  await open({ routes: { [PROPOSALS]: () => ({ proposals, hasMoreItems: false }) } });
  await openActionForm('Dar Ganho');
  expect(await row(/00012.*Desta venda/)).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /00007/ })).not.toBeChecked();
  await user.keyboard('{Escape}');
  proposals = [own(12)];
  const form = await openActionForm('Dar Ganho');
  await waitFor(() => expect(screen.getByRole('radio', { name: /00012/ })).toBeChecked());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test('[boards-050, boards-114] winning with a proposal sends CLOSED, the proposal and its price', async () => {
  const { server, item } = await open();
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  expect(within(form).getByLabelText(/Valor confirmado/)).toHaveValue('31.500,00');
  await isOn(form);
  await user.click(getSubmitButton(form));
  await waitFor(() => expect(server.calls(CHANGE_STATUS_CALL)).toHaveLength(1));
  expect(server.calls(CHANGE_STATUS_CALL)[0]?.params).toEqual({ itemId: item._id });
  expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toEqual({
    status: 'CLOSED',
    approvedProposal: proposal(12)._id,
    confirmedAmount: 31_500,
    finishedDate: '2026-04-10',
    autoCreateAfterSale: false,
  });
  expect(server.calls(CHANGE_STATUS_CALL)[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(await screen.findByText('Venda Ganha')).toBeVisible();
});

test('[boards-066, boards-067, boards-075, boards-076] without a proposal power and UC type are asked; each rule switches DAR GANHO', async () => {
  const { server } = await open({ item: { power: 0, ucType: null } });
  const form = await openActionForm('Dar Ganho');
  await isOff(form);
  await user.click(await row(/Nenhuma/));
  await isOff(form);
  await fillField(within(form).getByLabelText(/Potência/), '0');
  await isOff(form);
  await fillField(within(form).getByLabelText(/Potência/), '0,01');
  await isOff(form);
  await user.click(within(form).getByRole('button', { name: /Tipo de UC/ }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Residencial',
    'Comercial',
    'Industrial',
    'Rural',
    'Autoconsumo Remoto',
  ]);
  await user.click(screen.getByRole('option', { name: 'Rural' }));
  await isOn(form);
  await fillField(within(form).getByLabelText(/Valor confirmado/), '0');
  await isOff(form);
  await fillField(within(form).getByLabelText(/Valor confirmado/), '19.990,90');
  await isOn(form);
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toMatchObject({
      approvedProposal: null,
      power: 0.01,
      ucType: 'Rural',
      confirmedAmount: 19_990.9,
    }),
  );
});

test('[boards-074] the confirmed value starts at the amount of the sale; what somebody wrote stays', async () => {
  await open();
  const form = await openActionForm('Dar Ganho');
  const value = within(form).getByLabelText(/Valor confirmado/);
  expect(value).toHaveValue('25.400,50');
  await fillField(value, '30.000,00');
  await user.click(await row(/00007/));
  expect(value).toHaveValue('30.000,00');
});

test('beside the confirmed value it says whose price it is, and what the sale was worth before', async () => {
  const proposals = [
    proposal(12, { saleId: '018f0000-0000-7000-8000-00000000a002' }),
    proposal(7, { saleId: anItem._id, finalPrice: 25_400.5 }),
    proposal(5, { saleId: anItem._id, finalPrice: 28_000 }),
  ];
  await open({ routes: { [PROPOSALS]: { proposals, hasMoreItems: false } } });
  const form = await openActionForm('Dar Ganho');
  const value = within(form).getByLabelText(/Valor confirmado/);
  await user.click(await row(/00012.*De outro negócio/));
  expect(value).toHaveAccessibleDescription(
    'Preço da proposta #00012, de outro negócio. O valor da venda era R$ 25.400,50.',
  );
  await user.click(await row(/00007/));
  expect(value).toHaveAccessibleDescription('');
  await fillField(value, '30.000,00');
  await user.click(await row(/00012/));
  expect(value).toHaveAccessibleDescription('A proposta #00012 custa R$ 31.500,00 e é de outro negócio.');
});

test('[boards-068, boards-070] day and delivery are asked of ENTERPRISE only', async () => {
  await open({
    session: { signupPlan: 'CRM' },
    settings: buildSettingsWithBoardPreferences({ autoCreateProjAndInst: true }),
  });
  const form = await openActionForm('Dar Ganho');
  await row(/Nenhuma/);
  expect(within(form).queryByLabelText(/Data de finalização/)).not.toBeInTheDocument();
  expect(within(form).queryByText('Possui Prazo de Entrega')).not.toBeInTheDocument();
  expect(within(form).getByText('Criar atividade de pós-venda')).toBeVisible();
});

test('[boards-069] the day cannot be in the future', async () => {
  await open();
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  await isOn(form);
  await fillField(within(form).getByLabelText(/Data de finalização/), '11042026');
  expect(await within(form).findByText('Data inválida.')).toBeVisible();
  await isOff(form);
  await fillField(within(form).getByLabelText(/Data de finalização/), '09042026');
  await isOn(form);
});

test('[boards-070, boards-071] a delivery is a month ahead, not in the past, and only where project and work are created', async () => {
  const { server } = await open({
    settings: buildSettingsWithBoardPreferences({ autoCreateProjAndInst: true }),
  });
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  await user.click(within(form).getByRole('switch', { name: 'Possui Prazo de Entrega' }));
  const day = await within(form).findByLabelText(/Prazo de entrega/);
  expect(day).toHaveValue('10/05/2026');
  await fillField(day, '09042026');
  await isOff(form);
  // Hidden fields do not block submitting.
  await user.click(within(form).getByRole('switch', { name: 'Possui Prazo de Entrega' }));
  await isOn(form);
  await user.click(within(form).getByRole('switch', { name: 'Possui Prazo de Entrega' }));
  await fillField(await within(form).findByLabelText(/Prazo de entrega/), '20052026');
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toMatchObject({ dueDate: '2026-05-20' }),
  );
});

test('[boards-070] without the preference no delivery is asked', async () => {
  await open();
  const form = await openActionForm('Dar Ganho');
  await row(/Nenhuma/);
  expect(within(form).queryByText('Possui Prazo de Entrega')).not.toBeInTheDocument();
});

test('[boards-072, boards-073] the activity follows the preference, ninety days ahead', async () => {
  const { server } = await open({
    settings: buildSettingsWithBoardPreferences({ autoCreateAfterSale: true }),
  });
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  expect(within(form).getByRole('switch', { name: 'Criar atividade de pós-venda' })).toBeChecked();
  expect(within(form).getByLabelText(/Data da atividade/)).toHaveValue('09/07/2026');
  await isOn(form);
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toMatchObject({
      autoCreateAfterSale: true,
      afterSalesDate: '2026-07-09',
    }),
  );
});

test('what a win created is named and linked', async () => {
  await open({
    routes: {
      [CHANGE_STATUS_CALL]: ({ body }) => ({
        sale: {
          ...anItem,
          status: body.status,
          dealRecords: [
            { kind: 'ITEM', _id: anItem._id, number: 12, type: 'SALES', status: 'CLOSED' },
            { kind: 'ITEM', _id: 'p', number: 3, type: 'PROJECT', status: 'IN_PROGRESS' },
          ],
        },
        created: [{ _id: 'p', id: 3, type: 'PROJECT', name: 'Residência no Itoupava' }],
        deed: anItem._id,
      }),
    },
  });
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  await isOn(form);
  await user.click(getSubmitButton(form));
  expect(
    await screen.findByText('#00012 Residência no Itoupava: Venda Ganha. Criados: projeto #00003.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abrir projeto' })).toBeVisible();
  const trail = screen.getByRole('navigation', { name: 'Registros do negócio' });
  expect(within(trail).getByText(/^Venda #00012/)).toHaveAttribute('aria-current', 'page');
  expect(within(trail).getByRole('link', { name: 'Projeto #00003' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/projetos\/quadro\/[^?]+\?item=p$/),
  );
});

test('a refusal keeps the form as it was filled in, and says which field', async () => {
  const notices = jest.fn();
  const stop = onNotice(notices);
  await open({
    routes: {
      [CHANGE_STATUS_CALL]: replyRefused(400, {
        message: 'Esta proposta já foi aprovada em Venda #00002.',
        fields: [{ path: 'confirmedAmount', message: 'Valor recusado.' }],
      }),
    },
  });
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  await isOn(form);
  await user.click(getSubmitButton(form));
  await waitFor(() => expect(notices).toHaveBeenCalledTimes(1));
  expect(form).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /00012/ })).toBeChecked();
  expect(await within(form).findByText('Valor recusado.')).toBeVisible();
  stop();
});

test('without a right to see proposals a sale is won with none', async () => {
  await open({ routes: { [PROPOSALS]: replyRefused(403, { message: 'Não.' }) } });
  const form = await openActionForm('Dar Ganho');
  expect(await within(form).findByText('Você não tem acesso às propostas deste cliente.')).toBeVisible();
  await user.click(await row(/Nenhuma/));
  await isOn(form);
});

test('what was filled in is not thrown away without a question', async () => {
  await open();
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(form).toBeInTheDocument();
});

test('[boards-065] more proposals are loaded on demand', async () => {
  const { server } = await open({
    routes: {
      [PROPOSALS]: ({ params }) =>
        String(params.multiplier) === '1'
          ? { proposals: [proposal(12)], hasMoreItems: true }
          : { proposals: [proposal(3)], hasMoreItems: false },
    },
  });
  await openActionForm('Dar Ganho');
  await user.click(await screen.findByRole('button', { name: 'Carregar mais propostas' }));
  expect(await row(/00003/)).toBeInTheDocument();
  expect(server.calls(PROPOSALS)).toHaveLength(2);
});

test('where the account waits for a signed contract, the form says what is lacking and leads there', async () => {
  const { preferences } = buildSettingsWithBoardPreferences({});
  const { item } = await open({
    session: { activeModules: ['Assinatura Digital'] },
    settings: { preferences: { ...preferences, contracts: { winWaitsForSignature: true } } },
  });
  const form = await openActionForm('Dar Ganho');
  expect(await within(form).findByRole('note')).toHaveTextContent('Esta venda ainda não tem contrato.');
  await user.click(await row(/00012/));
  await isOff(form);
  expect(within(form).getByRole('link', { name: 'Abrir os contratos desta venda' })).toHaveAttribute(
    'href',
    expect.stringContaining(`item=${item._id}&aba=contratos`),
  );
});

test('a signed contract lets the sale be won', async () => {
  const { preferences } = buildSettingsWithBoardPreferences({});
  const signed = { _id: 'c', number: 3, name: 'Contrato', registryTimestamp: 0 };
  await open({
    item: { contracts: [{ ...signed, signatureState: 'SEALED' }] },
    session: { activeModules: ['Assinatura Digital'] },
    settings: { preferences: { ...preferences, contracts: { winWaitsForSignature: true } } },
  });
  const form = await openActionForm('Dar Ganho');
  await user.click(await row(/00012/));
  await isOn(form);
});
