import type { SettingsDocument } from '@girassol/account-api/settings';
import type { StoredPricingComponent, StoredPricingRestriction } from '@girassol/shared-domain/contract';
import type { DemoRandom } from './demo-random';

type Rules = StoredPricingComponent['rules'];
type More = Partial<Omit<StoredPricingComponent, '_id' | 'name' | 'type' | 'rules'>>;

/** Builds pricing rules with one value for every size. */
const buildFlatRules = (value: number): Rules => [{ power: 999_999, value }];

const upTo = (...tiers: [power: number, value: number][]): Rules =>
  tiers.map(([power, value]) => ({ power, value }));

/**
 * Builds the pricing settings of a demonstration account: margin tiers in use, and a detailed configuration
 * that is switched off.
 */
export function buildDemoPricing(
  random: DemoRandom,
  now: number,
): Pick<SettingsDocument, 'autoPricingType' | 'autoPricingCalc' | 'autoPricing' | 'autoPricingDetailed'> {
  const coast: StoredPricingRestriction = {
    _id: random.id(now),
    service: 'Litoral',
    locations: ['Florianópolis', 'São José', 'Palhoça', 'Itajaí', 'Balneário Camboriú'],
    vendors: [],
  };
  const component = (
    name: string,
    type: StoredPricingComponent['type'],
    rules: Rules,
    more: More = {},
  ): StoredPricingComponent => ({
    _id: random.id(now),
    name,
    type,
    range: 'KWP',
    rules,
    conditionals: [],
    service: '',
    restriction: null,
    vendor: null,
    isOptional: false,
    isRevenue: false,
    comissionPermission: false,
    ...more,
  });
  const when = (
    type: 'FIXATION' | 'INVERTER_TYPE',
    strValue: string,
  ): StoredPricingComponent['conditionals'] => [{ type, logic: 'EQUAL', numValue: null, strValue }];

  return {
    autoPricingType: 'SIMPLE',
    autoPricingCalc: 'GROSS_MARGIN',
    autoPricing: [
      { power: 5, margin: 62 },
      { power: 10, margin: 54 },
      { power: 20, margin: 46 },
      { power: 50, margin: 38 },
      { power: 100, margin: 32 },
    ],
    autoPricingDetailed: {
      autoPricingCalc: 'MARKUP',
      pricingComponents: [
        component('Projeto e homologação', 'FIXED', upTo([10, 900], [30, 1_500], [75, 2_800], [500, 6_500]), {
          service: 'Projeto',
        }),
        component('Mão de obra', 'PER_MODULE', upTo([12, 120], [30, 105], [80, 95], [2_000, 88]), {
          range: 'MODULES',
          service: 'Instalação',
        }),
        component('Material elétrico', 'PER_KWP', buildFlatRules(95), { service: 'Instalação' }),
        component('Deslocamento', 'PER_KM', buildFlatRules(2.4), { range: 'KM', service: 'Instalação' }),
        component('Trabalho em altura', 'FIXED', upTo([5, 0], [8, 450], [30, 1_400]), {
          range: 'ROOF_HIGHT',
          service: 'Instalação',
        }),
        component('Fundação da estrutura de solo', 'PER_MODULE', buildFlatRules(85), {
          conditionals: when('FIXATION', 'Solo'),
          service: 'Instalação',
        }),
        component('Comissionamento de microinversores', 'PER_INVERTER', buildFlatRules(45), {
          range: 'INVERTERS',
          conditionals: when('INVERTER_TYPE', 'microinverter'),
          service: 'Instalação',
        }),
        component('Proteção contra maresia', 'PER_MODULE', buildFlatRules(32), { restriction: coast._id }),
        component('Seguro de transporte', 'PERCENTAGE_KIT', buildFlatRules(1)),
        component('Impostos sobre o serviço', 'PERCENTAGE_SERVICE', buildFlatRules(6)),
        component('Comissão', 'COMMISSION', buildFlatRules(3), { comissionPermission: true }),
        component('Lucro', 'PERCENTAGE_SERVICE_AND_KIT', upTo([10, 18], [50, 15], [500, 12]), {
          isRevenue: true,
        }),
        component('Margem de negociação', 'TRADING_MARGIN', buildFlatRules(3), { comissionPermission: true }),
        component('Participação nos resultados', 'PERCENTAGE_PROFIT', buildFlatRules(5)),
        component('Limpeza no primeiro ano', 'FIXED', upTo([10, 380], [50, 900]), {
          isOptional: true,
          isRevenue: true,
          service: 'Pós-venda',
        }),
        component('Monitoramento ampliado', 'PER_INVERTER', buildFlatRules(250), {
          range: 'INVERTERS',
          isOptional: true,
          service: 'Pós-venda',
        }),
      ],
      restrictions: [coast],
    },
  };
}
