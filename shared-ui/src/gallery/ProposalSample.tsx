import type { ProposalData } from '@girassol/shared-domain/contract';
import { styled } from 'styled-components';
import { tokens } from '..';
import { KitPanel, PricingPanel, ProjectPanel, UnitsPanel } from '../proposals';
import { Section } from './Section';

const use = [520, 498, 505, 470, 455, 448, 462, 480, 490, 502, 515, 530];
const sun = [690, 640, 610, 520, 450, 410, 440, 530, 570, 640, 700, 720];

const data: ProposalData = {
  tariffModality: 'B',
  totalMonthlyConsumption: 490,
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
    monthlyGeneration: sun,
    monthlyConsumption: use,
    irradiation: { source: 'INPE', monthly: sun.map((kwh) => kwh / 130) },
    averageMonthlyGeneration: 577,
    yearlyGeneration: 6_920,
    offset: 1.18,
  },
  revenueData: {
    finalPrice: 20_000,
    totalEqp: 12_000,
    totalSvc: 8_000,
    pvKitOriginalCost: 9_800,
    profit: 4_000,
    effMargin: 0.2,
    totalPerKwp: 3_636.36,
    finantialViability: { payback: 3.2, roi: 12, tir: 0.31, lcoe: 0.22 },
  },
};

const Panels = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  @media (min-width: 1100px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  > div { display: grid; gap: ${tokens.space[16]}; align-content: start; }
`;

/** What a proposal says of itself, full and without anything. */
export function ProposalSample() {
  return (
    <Section title="Propostas">
      <Panels>
        <div>
          <ProjectPanel data={data} />
          <UnitsPanel data={null} />
        </div>
        <div>
          <KitPanel data={data} />
          <PricingPanel data={data} />
        </div>
      </Panels>
    </Section>
  );
}
