import { addDays, toIsoDate } from '@girassol/shared-domain';
import {
  consumptionData,
  DEFAULT_PROPOSAL_THEME,
  equipmentForm,
  type ProposalData,
  pricingTerms,
} from '@girassol/shared-domain/contract';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { consumptionSections } from '../areas/proposals/consumption-sections';
import { equipmentSections } from '../areas/proposals/equipment-sections';
import { generationOfStudy } from '../areas/proposals/generation-sections';
import { pricedStudy } from '../areas/proposals/price-sections';
import { defaultSettings } from '../areas/settings/default-settings';
import type { DemoCustomer } from './customers';
import { demoUnits, groupOf } from './proposal-units';
import type { Random } from './random';
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
 * The data of a proposal as the steps of the program make it: units, kit, generation and price are calculated, none is
 * invented. The price is the amount of its sale.
 */
export function demoProposalData(random: Random, story: Story): ProposalData {
  const { customer, system, vendor, made, validityDate } = story;
  const year = Number(toIsoDate(made).slice(0, 4));
  let data: ProposalData = {};
  const consumption = consumptionData.parse({
    tariffModality: groupOf(customer, system),
    energyBillData: demoUnits(random, customer, system),
    location: {
      uf: customer.row.uf ?? 'SC',
      city: customer.row.city || 'Blumenau',
      distance: random.int(2, 60),
    },
  });
  const first = { calculationSettings: defaultCalculationSettings, municipalIrradiation: null, year };
  data = { ...data, ...consumptionSections(consumption, first) };
  const prices = pricesOf(random, system);
  const equipment = equipmentForm.parse(kitOf(random, system, prices.kitPrice));
  data = { ...data, ...equipmentSections(equipment, data) };
  const facts = {
    vendor,
    preVendor: null,
    roofHeight: 0,
    settings: defaultSettings,
    year,
  };
  // One study for generation and price: a demonstration has hundreds of proposals.
  const { sections, study } = pricedStudy(data, pricingTerms.parse(prices.terms), facts);
  const generated = generationOfStudy(data, { irradiation: null, tilt: null }, study);
  data = { ...data, ...generated, ...sections };
  return {
    ...data,
    proposalCustomizationData: {
      validityDate: validityDate || addDays(toIsoDate(made), 15),
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
 * Parts that add up to the amount of the sale to the cent. In whole tens of reais the kit with its margin is a whole
 * amount, and what is left over is a service whose margin leaves no fraction of a cent.
 */
function pricesOf(random: Random, { amountCents }: SystemSize) {
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

function kitOf(random: Random, { modules: quantity, watts, power }: SystemSize, kitPrice: number) {
  const inverter = random.pick(inverters);
  const count = Math.max(1, Math.ceil(power / 12));
  const kw = Math.max(3, Math.round((power / count) * 0.85));
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
      { item: 'Estrutura de fixação', quantity: Math.ceil(quantity / 4), manufacter: 'SolarGroup' },
      { item: 'String box CC', quantity: count, manufacter: 'Clamper', detail: 'Com DPS' },
      { item: 'Cabo solar 6 mm²', quantity: quantity * 6, detail: 'Metros, preto e vermelho' },
    ],
    kitData: {
      kitPrice,
      kitSupplier: random.pick(['Solar Sul Distribuidora', 'Aldeia Solar', 'Energia Direta']),
      kitVoltage: power > 15 ? '380 V' : '220 V',
      kitFixation: random.pick(['Telhado cerâmico', 'Telhado metálico trapezoidal', 'Fibrocimento']),
    },
    aboutTheEquipament: '',
  };
}
