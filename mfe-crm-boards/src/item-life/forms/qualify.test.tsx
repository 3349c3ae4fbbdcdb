import { buildTestItem, buildTestSession } from '@girassol/shared-auth/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CHANGE_STATUS_CALL,
  chooseOption,
  FIRST_COLUMN_ID,
  getSubmitButton,
  openActionForm,
  openPanel,
  SECOND_COLUMN_ID,
  setUpPanelTests,
  user,
} from '../../item-panel/panel.testing';

setUpPanelTests();

const vendors = [
  { _id: 'bruno', personalData: { name: 'Bruno Lima' } },
  { _id: 'caio', personalData: { name: 'Caio Ferreira' } },
];
const lead = { type: 'PRE_SALES' as const, leadTemperature: 0 as const };
const opening = {
  item: lead,
  session: { vendors },
  settings: {
    individualPermissions: {
      bruno: { salesKanban: true },
      caio: { salesKanban: false, preSalesKanban: true },
    },
  },
};

test('[boards-053, boards-077, boards-080, boards-104] vendor and stage: who sells, GERENTE, or automatic; nothing is sent without one', async () => {
  const { server } = await openPanel(opening);
  const form = await openActionForm('Qualificar');
  await waitFor(() => expect(getSubmitButton(form)).toBeDisabled());
  const boardsAsked = server.calls('GET /kanbans/single/columns/:type').map(({ params }) => params.type);
  expect(boardsAsked).toContain('SALES');
  await user.click(within(form).getByRole('button', { name: /Vendedor/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'DISTRIBUIÇÃO AUTOMÁTICA',
    'GERENTE',
    'Bruno Lima',
  ]);
  await user.click(screen.getByRole('option', { name: 'GERENTE' }));
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(within(form).getByRole('button', { name: /Etapa/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Etapa 1 - Novo contato',
    'Etapa 2 - Negociação',
  ]);
});

test('[boards-052, boards-078, boards-114] qualifying sends CLOSED with vendor, stage, temperature and day', async () => {
  const { server } = await openPanel({
    ...opening,
    routes: {
      [CHANGE_STATUS_CALL]: {
        sale: { ...buildTestItem(lead), status: 'CLOSED' },
        created: [{ _id: 'sale', id: 31, type: 'SALES', name: 'Residência no Itoupava' }],
      },
    },
  });
  const form = await openActionForm('Qualificar');
  await chooseOption(/Vendedor/, 'DISTRIBUIÇÃO AUTOMÁTICA');
  await chooseOption(/Etapa/, 'Etapa 2 - Negociação');
  fireEvent.change(within(form).getByRole('slider', { name: 'Temperatura' }), { target: { value: '2' } });
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toEqual({
      status: 'CLOSED',
      vendor: 'AUTO',
      column: SECOND_COLUMN_ID,
      order: 1,
      leadTemperature: 2,
      finishedDate: '2026-04-10',
    }),
  );
  expect(await screen.findByText('Lead Qualificado')).toBeVisible();
  expect(screen.getByText(/Criados: venda #00031\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abrir venda' })).toBeVisible();
});

test('[boards-078, boards-079] the slider goes from -1 to 2; warm is orange, hot is red', async () => {
  await openPanel(opening);
  const form = await openActionForm('Qualificar');
  const slider = within(form).getByRole('slider', { name: 'Temperatura' });
  expect(slider).toHaveAttribute('min', '-1');
  expect(slider).toHaveAttribute('max', '2');
  expect(slider).toHaveAttribute('step', '1');
  const paint = () =>
    slider.closest<HTMLElement>('[style*="--slider-fill"]')?.style.getPropertyValue('--slider-fill');
  fireEvent.change(slider, { target: { value: '1' } });
  await waitFor(() => expect(paint()).toBe('var(--g-morno)'));
  expect(within(form).getByText('Morno')).toBeVisible();
  fireEvent.change(slider, { target: { value: '2' } });
  await waitFor(() => expect(paint()).toBe('var(--g-quente)'));
});

test('[boards-077] GERENTE is sent as the user of the manager', async () => {
  const { server } = await openPanel(opening);
  const form = await openActionForm('Qualificar');
  await chooseOption(/Vendedor/, 'GERENTE');
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toMatchObject({
      vendor: buildTestSession().managerUserId,
    }),
  );
});

test('a lead that was qualified leads to its sale, after a reload too', async () => {
  const sale = {
    kind: 'ITEM',
    _id: FIRST_COLUMN_ID,
    number: 31,
    type: 'SALES',
    status: 'IN_PROGRESS',
  } as const;
  await openPanel({ item: { type: 'PRE_SALES', status: 'CLOSED', dealRecords: [sale] } });
  const link = await screen.findByRole('link', { name: 'Venda #00031' });
  expect(link).toHaveAttribute(
    'href',
    `/vendas/funil/${buildTestSession().managerId}?item=${FIRST_COLUMN_ID}`,
  );
});
