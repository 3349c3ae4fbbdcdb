import type { ProposalData } from '@girassol/shared-domain/contract';
import { consumerUnit } from '@girassol/shared-domain/contract';
import { act, render, screen } from '@testing-library/react';
import { ConsumerUnitsPanel } from './ConsumerUnitsPanel';
import { formatPayback } from './figures';
import { KitPanel } from './KitPanel';
import { PricingPanel } from './PricingPanel';
import { ProjectPanel } from './ProjectPanel';

const twelve = (value: number) => Array<number>(12).fill(value);
const unit = consumerUnit.parse({
  ucName: 'Casa',
  ucType: 'Residencial',
  monthlyConsumption: twelve(500),
  kwhPrice: 0.95,
});
const data: ProposalData = {
  tariffModality: 'B',
  energyBillData: [unit],
  totalMonthlyConsumption: 500,
  realSystemData: {
    power: 5.5,
    supplier: 'Distribuidora',
    kitFixation: 'Telhado cerâmico',
    minArea: 25.84,
    distance: 32,
    perimeter: 0,
    distributedWeight: 11.07,
  },
  pvModuleData: [
    {
      manufacturer: 'Jinko',
      model: 'Tiger',
      power: 550,
      quantity: 10,
      weight: 28,
      mLength: 2_278,
      width: 1_134,
      warrantyDefect: 12,
      warrantyEfficiency: 25,
    },
  ],
  inverterData: [
    {
      iManufacturer: 'Deye',
      iModel: 'SUN 5K',
      iMonitoring: 'Wi-Fi',
      iPower: 5_000,
      iQuantity: 1,
      iWarranty: 10,
      type: 'string inverter',
    },
  ],
  additionalItems: [{ item: 'String box', quantity: 1, manufacter: 'Clamper', detail: '' }],
  generation: {
    monthlyGeneration: twelve(650),
    monthlyConsumption: twelve(500),
    irradiation: { source: 'INPE', monthly: twelve(5) },
    averageMonthlyGeneration: 650,
    yearlyGeneration: 7_800,
    offset: 1.3,
  },
  revenueData: {
    finalPrice: 20_000,
    totalEqp: 12_000,
    totalSvc: 8_000,
    pvKitOriginalCost: 9_800,
    profit: 4_000,
    finantialViability: { payback: 3.2, roi: 12, tir: 0.31, lcoe: 0.22 },
  },
};

/** The charts of the panels are fetched meanwhile. */
async function showAll(of: ProposalData | null) {
  await act(async () =>
    render(
      <>
        <ConsumerUnitsPanel data={of} />
        <KitPanel data={of} />
        <ProjectPanel data={of} />
        <PricingPanel data={of} />
      </>,
    ),
  );
}
const widen = (width: number) =>
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });

test('[proposals-011] each empty panel says its fixed text', async () => {
  await showAll(null);
  for (const text of [
    'Esta proposta não possui unidades consumidoras cadastradas',
    'Esta proposta não possui kit cadastrado',
    'Esta proposta não possui dados do projeto',
    'Esta proposta não possui dados do preço',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('[proposals-008] project, price, kit with modules, inverters and items, and units', async () => {
  await showAll(data);
  for (const name of ['Projeto e Instalação', 'Precificação', 'Módulos', 'Inversores', 'Itens adicionais'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Módulos' })).toHaveTextContent('Jinko · Tiger10 un.550 Wp');
  expect(screen.getByRole('list', { name: 'Inversores' })).toHaveTextContent(/5,00 kW.*monitoramento Wi-Fi/);
  expect(screen.getByRole('list', { name: 'Unidades consumidoras' })).toHaveTextContent('Casa500 kWh/mês');
});

test('[proposals-009] the power of the system, consumption and generation', async () => {
  widen(1_200);
  render(<ProjectPanel data={data} />);
  for (const text of ['5,50 kWp', '500 kWh', '650 kWh', '7.800 kWh', '6.000 kWh'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /Consumo e geração de cada mês/ })).toBeInTheDocument();
});

test('[proposals-010] under 600 pixels there is no chart', async () => {
  widen(600);
  const { unmount } = render(<ProjectPanel data={data} />);
  // From here on the chart is loaded: it is missing because of the width, not because it is late.
  expect(await screen.findByRole('img')).toBeInTheDocument();
  unmount();
  widen(599);
  render(<ProjectPanel data={data} />);
  expect(await screen.findByText('650 kWh')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  widen(1_024);
});

test('[pricing-015] the price, what it is made of, and payback, ROI, TIR and LCOE', () => {
  render(<PricingPanel data={data} />);
  expect(screen.getByRole('list', { name: 'Composição do preço' })).toHaveTextContent(
    /KitR\$ 12\.000,00.*ServiçosR\$ 8\.000,00.*Preço finalR\$ 20\.000,00/,
  );
  for (const text of ['3 anos e 3 meses', '1.200%', '31%', 'R$ 0,22/kWh'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('kit, services and discount add up to the price; what the services are made of is not added again', () => {
  const revenueData = {
    finalPrice: 14_500.1,
    totalEqp: 10_065,
    totalSvc: 4_435.1,
    pvKitOriginalCost: 9_150,
    discount: 500,
    serviceCosts: [{ name: 'Instalação', value: 2_000, isRevenue: false, componentId: null }],
  };
  render(<PricingPanel data={{ revenueData }} />);
  const list = screen.getByRole('list', { name: 'Composição do preço' });
  expect(list).toHaveTextContent(
    /KitR\$ 10\.065,00.*ServiçosR\$ 4\.935,10.*InstalaçãoR\$ 2\.000,00.*Desconto concedido-R\$ 500,00Preço finalR\$ 14\.500,10/,
  );
  const summed = [...list.querySelectorAll('li:not([data-total]):not([data-part]) span:last-of-type')].map(
    ({ textContent }) => Number(textContent?.replace(/[^\d-]/g, '')),
  );
  expect(summed.reduce((sum, value) => sum + value, 0)).toBe(1_450_010);
});

test('whoever is given only the price sees no breakdown', () => {
  render(<PricingPanel data={{ revenueData: { finalPrice: 20_000 } }} />);
  expect(screen.queryByRole('list', { name: 'Composição do preço' })).toBeNull();
  expect(screen.queryByText('Lucro')).toBeNull();
});

test('years in words', () => {
  expect([formatPayback(null), formatPayback(1), formatPayback(2.5), formatPayback(0.05)]).toEqual([
    '–',
    '1 ano',
    '2 anos e 6 meses',
    '1 mês',
  ]);
});
