import type { ConsumerUnit } from '../contract/proposal-units';
import type { Proposal } from '../contract/proposals';
import { formatNumber } from '../formats/numbers';
import { computeMonthlyAverage, monthNames, sum } from '../solar/months';
import { describeFioB, formatTariffPerKwh } from '../solar/network-charges';
import type { ProposalDocumentSource } from './proposal-source';
import {
  createRepeatedTagFamily,
  createTagFamily,
  formatIfKnown,
  nullIfBlank,
  type TemplateTagFamily,
} from './template-fields';

const kwh = (value: number) => `${formatNumber(value, 0)} kWh`;
const tariff = (reais: number) => (reais === 0 ? null : formatTariffPerKwh(reais));

/** Tags of a proposal's first step: consumption, location, and units. */
export const consumptionTagFamilies: TemplateTagFamily<ProposalDocumentSource>[] = [
  createTagFamily<ProposalDocumentSource>({
    title: 'Consumo',
    mendedAt: 'consumption',
    fields: [
      {
        tag: 'consumo_mensal',
        label: 'Consumo médio de todas as unidades, por mês',
        sample: '620 kWh',
        getText: ({ proposal }) => formatIfKnown(proposal.estimateSystemData?.averageMontlhyConsumption, kwh),
      },
      {
        tag: 'consumo_anual',
        label: 'Consumo de todas as unidades, por ano',
        sample: '7.440 kWh',
        getText: ({ proposal }) => formatIfKnown(proposal.estimateSystemData?.averageYearlyConsumption, kwh),
      },
      {
        tag: 'consumo_anual_ponta',
        label: 'Consumo na ponta, por ano (grupo A)',
        sample: '1.200 kWh',
        getText: ({ proposal: { estimateSystemData, tariffModality } }) =>
          tariffModality === 'A'
            ? formatIfKnown(estimateSystemData?.averageYearlyConsumptionPeak, kwh)
            : null,
      },
      {
        tag: 'grupo_tarifario',
        label: 'Grupo tarifário',
        sample: 'B',
        getText: ({ proposal }) => nullIfBlank(proposal.tariffModality),
      },
      {
        tag: 'obra_cidade',
        label: 'Cidade da instalação',
        sample: 'Blumenau',
        getText: ({ proposal }) => nullIfBlank(proposal.location?.city),
      },
      {
        tag: 'obra_uf',
        label: 'Estado da instalação',
        sample: 'SC',
        getText: ({ proposal }) => nullIfBlank(proposal.location?.uf),
      },
    ],
  }),
  createRepeatedTagFamily({
    title: 'Conta de luz: unidades consumidoras',
    mendedAt: 'consumption',
    loop: 'unidades',
    getLines: ({ proposal }: ProposalDocumentSource): readonly ConsumerUnit[] =>
      proposal.energyBillData ?? [],
    fields: [
      { tag: 'unidade_nome', label: 'Nome', sample: 'Casa', getText: ({ ucName }) => nullIfBlank(ucName) },
      { tag: 'unidade_tipo', label: 'Tipo', sample: 'Residencial', getText: ({ ucType }) => ucType },
      {
        tag: 'unidade_fase',
        label: 'Ligação',
        sample: 'Bifásica',
        getText: ({ phase }) => phase,
      },
      {
        tag: 'unidade_distribuidora',
        label: 'Distribuidora',
        sample: 'Celesc',
        getText: ({ finViabilityData }) => nullIfBlank(finViabilityData.powerDistCompany),
      },
      {
        tag: 'unidade_consumo_mensal',
        label: 'Consumo médio por mês',
        sample: '620 kWh',
        getText: ({ monthlyConsumption, monthlyConsumptionPeak }) =>
          kwh(computeMonthlyAverage(monthlyConsumption) + computeMonthlyAverage(monthlyConsumptionPeak)),
      },
      {
        tag: 'unidade_consumo_anual',
        label: 'Consumo por ano',
        sample: '7.440 kWh',
        getText: ({ monthlyConsumption, monthlyConsumptionPeak }) =>
          kwh(sum(monthlyConsumption) + sum(monthlyConsumptionPeak)),
      },
      {
        tag: 'unidade_tarifa',
        label: 'Preço do kWh',
        sample: 'R$ 0,95/kWh',
        getText: ({ kwhPrice }) => tariff(kwhPrice),
      },
      {
        tag: 'unidade_tarifa_ponta',
        label: 'Preço do kWh na ponta, grupo A',
        sample: 'R$ 2,1345/kWh',
        getText: ({ kwhPricePeak }) => tariff(kwhPricePeak),
      },
      {
        tag: 'unidade_fio_b',
        label: 'TUSD Fio B',
        sample: 'R$ 0,24/kWh',
        getText: describeFioB,
      },
    ],
  }),
];

interface MonthLine {
  name: string;
  consumption: number;
  generation: number;
}

function monthLines({ generation }: Proposal): MonthLine[] {
  if (!generation) return [];
  return monthNames.map((name, month) => ({
    name,
    consumption: generation.monthlyConsumption[month] ?? 0,
    generation: generation.monthlyGeneration[month] ?? 0,
  }));
}

/** Tags of a proposal's third step, the calculated generation. */
export const generationTagFamilies: TemplateTagFamily<ProposalDocumentSource>[] = [
  createTagFamily<ProposalDocumentSource>({
    title: 'Geração',
    mendedAt: 'generation',
    fields: [
      {
        tag: 'geracao_mensal',
        label: 'Geração média por mês',
        sample: '640 kWh',
        getText: ({ proposal }) => formatIfKnown(proposal.generation?.averageMonthlyGeneration, kwh),
      },
      {
        tag: 'geracao_anual',
        label: 'Geração no primeiro ano',
        sample: '7.680 kWh',
        getText: ({ proposal }) => formatIfKnown(proposal.generation?.yearlyGeneration, kwh),
      },
      {
        tag: 'geracao_cobertura',
        label: 'Parte do consumo que a geração cobre',
        sample: '103%',
        getText: ({ proposal }) =>
          formatIfKnown(proposal.generation?.offset, (part) => `${formatNumber(part * 100, 0)}%`),
      },
      {
        tag: 'irradiacao_fonte',
        label: 'Fonte da irradiação',
        sample: 'Atlas Brasileiro de Energia Solar',
        // The sentence around it has its own full stop.
        getText: ({ proposal }) => nullIfBlank(proposal.generation?.irradiation.source?.replace(/\.$/, '')),
      },
    ],
  }),
  createRepeatedTagFamily({
    title: 'Mês a mês, para gráficos e tabelas',
    mendedAt: 'generation',
    loop: 'meses',
    getLines: ({ proposal }: ProposalDocumentSource) => monthLines(proposal),
    fields: [
      { tag: 'mes_nome', label: 'Mês', sample: 'janeiro', getText: ({ name }) => name },
      {
        tag: 'mes_consumo',
        label: 'Consumo no mês',
        sample: '620 kWh',
        getText: ({ consumption }) => kwh(consumption),
      },
      {
        tag: 'mes_geracao',
        label: 'Geração no mês',
        sample: '710 kWh',
        getText: ({ generation }) => kwh(generation),
      },
    ],
  }),
];
