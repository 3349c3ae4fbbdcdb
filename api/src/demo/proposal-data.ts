import { defaultSettings } from '@girassol/account-api/settings';
import { addDays, DEFAULT_DOCUMENT_VALIDITY_DAYS, toIsoDate } from '@girassol/shared-domain';
import {
  consumptionData,
  DEFAULT_PROPOSAL_THEME,
  equipmentForm,
  type ProposalData,
  pricingTerms,
} from '@girassol/shared-domain/contract';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { buildConsumptionSections } from '../areas/proposals/build-consumption-sections';
import { buildEquipmentSections } from '../areas/proposals/build-equipment-sections';
import { toGenerationSections } from '../areas/proposals/compute-generation-sections';
import { computeProposalPrice } from '../areas/proposals/price-sections';
import type { DemoCustomer } from './customers';
import type { DemoRandom } from './demo-random';
import { buildConsumerUnits, getTariffGroup } from './proposal-units';
import type { SystemSize } from './system-size';

interface Story {
  customer: DemoCustomer;
  system: SystemSize;
  /** User id of who sells. */
  vendor: string;
  /** Epoch milliseconds. */
  made: number;
  validityDate: string;
}

/**
 * Builds the data of a demonstration proposal in the same steps as the product: units, kit, generation and
 * price are calculated. The price is the amount of the proposal's sale.
 */
export function buildProposalData(random: DemoRandom, story: Story): ProposalData {
  const { customer, system, vendor, made, validityDate } = story;
  const year = Number(toIsoDate(made).slice(0, 4));
  let data: ProposalData = {};
  const consumption = consumptionData.parse({
    tariffModality: getTariffGroup(customer, system),
    energyBillData: buildConsumerUnits(random, customer, system),
    location: {
      uf: customer.row.uf ?? 'SC',
      city: customer.row.city || 'Blumenau',
      distance: random.int(2, 60),
    },
  });
  const first = { calculationSettings: defaultCalculationSettings, municipalIrradiation: null, year };
  data = { ...data, ...buildConsumptionSections(consumption, first) };
  const prices = splitPrice(random, system);
  const equipment = equipmentForm.parse(buildProposalKit(random, story, prices.kitPrice));
  data = { ...data, ...buildEquipmentSections(equipment, data) };
  const facts = {
    vendor,
    preVendor: null,
    roofHeight: 0,
    settings: defaultSettings,
    year,
  };
  // One study for generation and price: a demonstration has hundreds of proposals.
  const { sections, study } = computeProposalPrice(data, pricingTerms.parse(prices.terms), facts);
  const generated = toGenerationSections(data, { irradiation: null, tilt: null }, study);
  data = { ...data, ...generated, ...sections };
  return {
    ...data,
    proposalCustomizationData: {
      validityDate: validityDate || addDays(toIsoDate(made), DEFAULT_DOCUMENT_VALIDITY_DAYS),
      theme: DEFAULT_PROPOSAL_THEME,
      title: 'Energia solar para você',
      message: '',
      closing: '',
      hiddenSections: [],
    },
  };
}

const KIT_MARGIN = 20;
const SERVICE_MARGIN = 25;

/**
 * Splits the amount of the sale into prices that add up to it to the cent. The kit with its margin is a whole amount in
 * tens of reais; the rest is a service whose margin leaves no fraction of a cent.
 */
function splitPrice(random: DemoRandom, { amountCents }: SystemSize) {
  const total = amountCents / 100;
  const kitPrice = Math.round((total * (0.48 + random.next() * 0.08)) / 10) * 10;
  const service = Math.round((total - kitPrice * (1 + KIT_MARGIN / 100)) * 80) / 100;
  const project = Math.min(1_200, Math.round((service * 0.25) / 10) * 10);
  const structure = Math.round((service * 0.2) / 10) * 10;
  const labour = Math.round((service - project - structure) * 100) / 100;
  return {
    kitPrice,
    terms: {
      method: 'MANUAL',
      marginEquip: KIT_MARGIN,
      margin: SERVICE_MARGIN,
      tradingMargin: 3,
      serviceCosts: [
        { name: 'Projeto e homologação', value: project },
        { name: 'Mão de obra de instalação', value: labour },
        { name: 'Material elétrico', value: structure },
      ],
      paymentConditions: random.pick([
        '40% na assinatura, 40% na entrega dos equipamentos e 20% na homologação.',
        'À vista, ou financiado em até 84 vezes.',
        '50% na assinatura e 50% na instalação.',
      ]),
    },
  };
}

interface Maker {
  maker: string;
  model: string;
}

const modules = ['Canadian Solar', 'Jinko', 'Trina Solar', 'JA Solar'] as const;
const inverters: readonly [Maker, ...Maker[]] = [
  { maker: 'Growatt', model: 'MIN' },
  { maker: 'Deye', model: 'SUN' },
  { maker: 'Sungrow', model: 'SG' },
];

/** kW of the inverters on the market, smallest first. */
const inverterSizes = [3, 4, 5, 6, 8, 10];

/** Surface of a kit, as the list of the product names it, and the structure that it takes. */
type Roof = [fixation: string, structure: string];
const fibreCement: Roof = ['Fibrocimento', 'Estrutura para fibrocimento'];
const houseRoofs: readonly [Roof, ...Roof[]] = [['Cerâmico', 'Estrutura para telhado cerâmico'], fibreCement];
const companyRoofs: readonly [Roof, ...Roof[]] = [
  ['Metálico Trapezoidal', 'Estrutura para telhado metálico'],
  fibreCement,
];

function buildProposalKit(
  random: DemoRandom,
  { customer: { isCompany }, system: { modules: quantity, watts, power } }: Story,
  kitPrice: number,
) {
  const inverter = random.pick(inverters);
  const count = Math.max(1, Math.ceil(power / 12));
  const wanted = (power / count) * 0.85;
  const kw = inverterSizes.find((size) => size >= wanted) ?? 10;
  const [fixation, structure] = random.pick(isCompany ? companyRoofs : houseRoofs);
  return {
    pvModuleData: [
      {
        manufacturer: random.pick(modules),
        model: `Mono ${watts} W`,
        power: watts,
        quantity,
        weight: 28,
        mLength: 2_278,
        width: 1_134,
        warrantyDefect: 12,
        warrantyEfficiency: 25,
      },
    ],
    inverterData: [
      {
        iManufacturer: inverter.maker,
        iModel: `${inverter.model} ${kw}K`,
        iPower: kw * 1_000,
        iQuantity: count,
        iWarranty: 10,
      },
    ],
    additionalItems: [
      { item: structure, quantity: Math.ceil(quantity / 4), manufacter: 'SolarGroup' },
      { item: 'String box CC', quantity: count, manufacter: 'Clamper', detail: 'Com DPS' },
      { item: 'Cabo solar 6 mm²', quantity: quantity * 6, detail: 'Metros, preto e vermelho' },
    ],
    kitData: {
      kitPrice,
      kitSupplier: random.pick(['Solar Sul Distribuidora', 'Aldeia Solar', 'Energia Direta']),
      kitVoltage: power > 15 ? '380 V' : '220 V',
      kitFixation: fixation,
    },
    aboutTheEquipament: '',
  };
}
