import { buildTestItem } from '@girassol/shared-auth/testing';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { screen, within } from '@testing-library/react';
import { NOW, openPanel, setUpPanelTests } from './panel.testing';

setUpPanelTests();

const hours = (count: number) => count * 3_600_000;

/** The Informações block as a person reads it. */
async function informacoes(item: Partial<BoardItem>): Promise<Record<string, string>> {
  await openPanel({ item });
  const block = within(screen.getByRole('region', { name: 'Informações' }));
  const values = block.getAllByRole('definition');
  return Object.fromEntries(
    block
      .getAllByRole('term')
      .map(({ textContent }, index) => [textContent, values[index]?.textContent ?? '']),
  );
}

describe('Informações', () => {
  test('[boards-005, boards-009, boards-010, boards-012] a sale says all that is known of it, without value and without the same city twice', async () => {
    expect(await informacoes({})).toEqual({
      Número: '#00012',
      Prazo: '20/04/2026',
      Validade: 'Não informado',
      Temperatura: 'Morno',
      Cliente: 'Carla Schmidt',
      'E-mail': 'carla@exemplo.com.br',
      Telefone: '(47) 3333-4444',
      WhatsApp: '(47) 99999-8888',
      Potência: '5,40 kWp',
      'Tipo de UC': 'Residencial',
      'Cidade da obra': 'Blumenau, SC',
      'Endereço da obra': 'Rua das Palmeiras, 100',
      Responsável: 'Ana Souza',
      'Data de registro': '25/02/2026',
      ID: buildTestItem()._id,
    });
  });

  test('[boards-010, boards-013] administrative work says its value; nobody’s work is of GERENTE', async () => {
    expect(await informacoes({ type: 'ADMINISTRATIVE', user: null })).toMatchObject({
      Valor: 'R$ 25.400,50',
      Responsável: 'GERENTE',
    });
  });

  test('[boards-012] the city of the customer is said where the work is in another one', async () => {
    const customer = { ...buildTestItem().customer, city: 'Gaspar' };
    expect(await informacoes({ customer })).toMatchObject({
      'Cidade do cliente': 'Gaspar, SC',
      'Cidade da obra': 'Blumenau',
    });
  });

  test('[boards-014] several owners of an activity are the first and a count; in full when pointed at', async () => {
    const owners = ['Ana', 'Bruno'].map((name) => ({ _id: name, personalData: { name } }));
    expect(await informacoes({ type: 'AFTER_SALES', owners })).toMatchObject({ Responsáveis: 'Ana +1' });
    expect(screen.getByTitle('Ana | Bruno')).toBeVisible();
  });
});

test('[boards-015, boards-016, boards-017, boards-018, boards-020, boards-021, boards-023] what stands out is said with its reason', async () => {
  await openPanel({
    item: {
      leadTemperature: 0,
      dueDate: '2026-04-09',
      validityDate: '2026-04-09',
      proposals: { count: 1, viewed: true, preApproved: true },
      lastActivityTimestamp: NOW - hours(25),
    },
  });
  const signs = within(await screen.findByRole('list', { name: 'Indicadores' })).getAllByRole('listitem');
  expect(signs.map(({ textContent }) => textContent)).toEqual([
    'Frio',
    'Proposta Gerada',
    'Proposta Visualizada',
    'Validade Expirouválida até 09/04/2026',
    'Financiamento Pré-Aprovado',
    'Inativo Há Mais de 1 Dia(s)última atividade: nota de Ana, ontem',
  ]);
});

test('[boards-019] a work past its deadline says so, a sale does not', async () => {
  await openPanel({ item: { type: 'INSTALLATION', dueDate: '2026-04-09', lastActivityTimestamp: NOW } });
  expect(
    within(await screen.findByRole('list', { name: 'Indicadores' })).getByText('Prazo Expirou'),
  ).toBeVisible();
});
