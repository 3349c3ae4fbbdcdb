import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import type { Settings } from '@girassol/shared-domain/contract';
import { pricingComponentKinds, pricingRuleQuantities } from '@girassol/shared-domain/pricing';
import { DialogHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conditionOperatorOptions, conditionSubjectOptions } from './conditional-choices';
import PricingSection from './PricingSection';

const user = userEvent.setup();
const session = buildTestSession();

const work = '0198a000-0000-7000-8000-00000000c001';
const extra = '0198a000-0000-7000-8000-00000000c002';
const base = {
  range: 'KWP' as const,
  conditionals: [],
  service: '',
  restriction: null,
  vendor: null,
  isOptional: false,
  isRevenue: false,
  comissionPermission: false,
};

const stored = (changes: Partial<Settings> = {}) =>
  buildTestSettings({
    autoPricing: [{ power: 10, margin: 30 }],
    autoPricingDetailed: {
      autoPricingCalc: 'MARKUP',
      pricingComponents: [
        {
          ...base,
          _id: work,
          name: 'Mão de obra',
          service: 'Instalação',
          type: 'PER_MODULE',
          rules: [{ power: 999_999, value: 110 }],
        },
        {
          ...base,
          _id: extra,
          name: 'Limpeza',
          type: 'FIXED',
          rules: [{ power: 999_999, value: 400 }],
          isOptional: true,
        },
      ],
      restrictions: [],
    },
    ...changes,
  });

function open(settings = stored()) {
  fakeApi();
  const save = jest.fn(async () => true);
  renderWithSession(
    <>
      <DialogHost />
      <PricingSection
        session={session}
        permissions={{}}
        settings={settings}
        save={save}
        onDirtyChange={() => undefined}
      />
    </>,
    { session, settings },
  );
  return save;
}

const trial = () => screen.getByRole('region', { name: 'Teste de preço' });

test('[pricing-003] [pricing-004] a tier is tried while it is typed, and only what changed is saved', async () => {
  const save = open();
  expect(trial()).toHaveTextContent('Faixa até 10 kWp: 30%.');
  // 9.800,00 × 1,3
  expect(trial()).toHaveTextContent('R$ 12.740,00');
  const margin = screen.getByLabelText('Margem');
  await user.clear(margin);
  await user.type(margin, '20');
  expect(trial()).toHaveTextContent('R$ 11.760,00');
  const power = screen.getByLabelText('Potência até');
  await user.clear(power);
  await user.type(power, '4');
  expect(trial()).toHaveTextContent('vale a margem padrão de 50%');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ autoPricing: [{ power: 4, margin: 20 }] }));
});

test('no more tiers are added than the server takes, and that is said', async () => {
  open(stored({ autoPricing: Array.from({ length: 50 }, (_, index) => ({ power: index + 1, margin: 30 })) }));
  // The form checks its first values.
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Adicionar faixa' })).toBeDisabled();
  expect(await screen.findByText('A lista vai até 50 faixas.')).toBeVisible();
});

test('two tiers up to the same power cannot be saved', async () => {
  open();
  await user.click(screen.getByRole('button', { name: 'Adicionar faixa' }));
  const last = (label: string) => screen.getAllByLabelText(label).at(-1) ?? document.body;
  await user.type(last('Potência até'), '10');
  await user.type(last('Margem'), '20');
  await user.tab();
  expect(await screen.findByText('Há duas faixas até a mesma potência.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
});

test('[pricing-010] the trial says of every component what it comes to, or why it does not count', async () => {
  open(stored({ autoPricingType: 'DETAILED' }));
  const lines = within(screen.getByRole('list', { name: 'Componentes do teste' }));
  expect(lines.getByText('Mão de obra').closest('li')).toHaveTextContent('9 × R$ 110,00');
  expect(lines.getByText('Limpeza').closest('li')).toHaveTextContent('Opcional: não foi adicionado.');
  await user.click(screen.getByText('Sistema do teste'));
  await user.click(screen.getByLabelText('Adicionar Limpeza'));
  expect(lines.getByText('Limpeza').closest('li')).toHaveTextContent('R$ 400,00');
});

test('the line of a component says to what work it belongs', async () => {
  open(stored({ autoPricingType: 'DETAILED' }));
  const line = (name: string) => screen.getByRole('button', { name: new RegExp(`^Editar ${name} `) });
  expect(line('Mão de obra')).toHaveTextContent(/Instalação · .+ R\$ 110,00/);
  await user.click(line('Mão de obra'));
  await user.clear(screen.getByLabelText(/^Serviço/));
  expect(line('Mão de obra')).not.toHaveTextContent('·');
});

test('percentages that no price can meet are told while they are typed', async () => {
  open(stored({ autoPricingType: 'DETAILED' }));
  await user.click(screen.getByRole('button', { name: 'Duplicar Mão de obra' }));
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Mão de obra (cópia)');
  await user.click(screen.getByRole('button', { name: /Tipo$/ }));
  await user.click(await screen.findByRole('option', { name: '% do valor final' }));
  expect(await screen.findByText(/nenhuma proposta teria preço/)).toBeVisible();
  expect(trial()).toHaveTextContent('A soma dos percentuais deve ser menor que 100%.');
  await user.click(screen.getByRole('button', { name: 'Excluir Mão de obra (cópia)' }));
  await waitFor(() => expect(screen.queryByText(/nenhuma proposta teria preço/)).toBeNull());
});

test('what is wrong with a component names it, and leads into it while another one is open', async () => {
  open(stored({ autoPricingType: 'DETAILED' }));
  await user.click(screen.getByRole('button', { name: /^Editar Mão de obra/ }));
  await user.clear(screen.getByLabelText('Valor'));
  await user.click(screen.getByRole('button', { name: /^Editar Limpeza/ }));
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const list = within(await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' }));
  await user.click(list.getByRole('button', { name: /^Mão de obra/ }));
  await waitFor(() => expect(screen.getByLabelText('Valor')).toHaveFocus());
  expect(screen.getByRole('button', { name: /^Editar Mão de obra/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('[pricing-011] [pricing-012] [kits-011] kinds, bases and conditions are those of the specification', () => {
  expect(pricingComponentKinds).toHaveLength(14);
  expect(pricingRuleQuantities.map(({ value }) => value)).toEqual([
    'KWP',
    'MODULES',
    'INVERTERS',
    'KW',
    'KM',
    'SQUARE_METERS',
    'LINERAR_METERS',
    'ROOF_HIGHT',
  ]);
  expect(conditionSubjectOptions.map(({ value }) => value)).toEqual([
    'NONE',
    'VOLTAGE',
    'FIXATION',
    'INVERTER_TYPE',
    'VENDOR',
    'PRE_VENDOR',
  ]);
  expect(conditionOperatorOptions.map(({ value }) => value)).toEqual(['EQUAL', 'DIFFERENT']);
});

test('a restriction names places, a line each, and sellers', async () => {
  const save = open(stored({ autoPricingType: 'DETAILED' }));
  await user.click(screen.getByRole('button', { name: 'Adicionar restrição' }));
  await user.type(screen.getByRole('textbox', { name: /Nome da restrição/ }), 'Interior');
  await user.type(screen.getByRole('textbox', { name: /Cidades ou estados/ }), 'Campinas{enter}{enter} MG ');
  const sellers = within(screen.getByRole('group', { name: 'Vendedores da restrição' }));
  await user.click(sellers.getByRole('checkbox', { name: 'GERENTE' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      autoPricingDetailed: expect.objectContaining({
        restrictions: [
          expect.objectContaining({
            service: 'Interior',
            locations: ['Campinas', 'MG'],
            vendors: [session.managerUserId],
          }),
        ],
      }),
    }),
  );
});

test('[pricing-005] both calculations stand beside their choice, with the name that others give them', async () => {
  open();
  const formulas = await screen.findAllByText(/^Preço = custo/);
  expect(formulas.map(({ textContent }) => textContent)).toEqual([
    'Preço = custo × (1 + margem). Com custo de R$ 10.000,00 e 20%: R$ 12.000,00.',
    'Preço = custo ÷ (1 − margem). Com custo de R$ 10.000,00 e 20%: R$ 12.500,00.',
  ]);
  for (const name of ['Margem sobre o custo (markup)', 'Margem sobre o preço (margem bruta)'])
    expect(screen.getByText(name)).toBeVisible();
});
