import type { ConsumerUnit } from '../contract/proposal-units';
import type { Proposal } from '../contract/proposals';
import { formatNumber } from '../formats/numbers';
import { monthNames, sum, yearlyAverage } from '../solar/months';
import { fioBText } from '../solar/network-charges';
import type { ProposalSource } from './proposal-fields';
import { fieldFamily, known, loopFamily, measured, type TemplateFamily } from './template-fields';

const kwh = (value: number) => `${formatNumber(value, 0)} kWh`;
const tariff = (reais: number) => (reais === 0 ? null : `R$ ${formatNumber(reais, 3)}/kWh`);

/** What the first step of a proposal asks for: consumption, the place, and the units. */
export const consumptionFamilies: TemplateFamily<ProposalSource>[] = [
  fieldFamily<ProposalSource>({
    title: 'Consumo',
    mendedAt: 'consumption',
    fields: [
      {
        tag: 'consumo_mensal',
        label: 'Consumo médio de todas as unidades, por mês',
        sample: '620 kWh',
        textOf: ({ proposal }) => measured(proposal.estimateSystemData?.averageMontlhyConsumption, kwh),
      },
      {
        tag: 'consumo_anual',
        label: 'Consumo de todas as unidades, por ano',
        sample: '7.440 kWh',
        textOf: ({ proposal }) => measured(proposal.estimateSystemData?.averageYearlyConsumption, kwh),
      },
      {
        tag: 'consumo_anual_ponta',
        label: 'Consumo na ponta, por ano (grupo A)',
        sample: '1.200 kWh',
        textOf: ({ proposal: { estimateSystemData, tariffModality } }) =>
          tariffModality === 'A' ? measured(estimateSystemData?.averageYearlyConsumptionPeak, kwh) : null,
      },
      {
        tag: 'grupo_tarifario',
        label: 'Grupo tarifário',
        sample: 'B',
        textOf: ({ proposal }) => known(proposal.tariffModality),
      },
      {
        tag: 'obra_cidade',
        label: 'Cidade da instalação',
        sample: 'Blumenau',
        textOf: ({ proposal }) => known(proposal.location?.city),
      },
      {
        tag: 'obra_uf',
        label: 'Estado da instalação',
        sample: 'SC',
        textOf: ({ proposal }) => known(proposal.location?.uf),
      },
    ],
  }),
  loopFamily({
    title: 'Conta de energia: unidades consumidoras',
    mendedAt: 'consumption',
    loop: 'unidades',
    linesOf: ({ proposal }: ProposalSource): readonly ConsumerUnit[] => proposal.energyBillData ?? [],
    fields: [
      { tag: 'unidade_nome', label: 'Nome', sample: 'Casa', textOf: ({ ucName }) => known(ucName) },
      { tag: 'unidade_tipo', label: 'Tipo', sample: 'Residencial', textOf: ({ ucType }) => ucType },
      {
        tag: 'unidade_fase',
        label: 'Ligação',
        sample: 'Bifásica',
        textOf: ({ phase }) => phase,
      },
      {
        tag: 'unidade_distribuidora',
        label: 'Distribuidora',
        sample: 'Celesc',
        textOf: ({ finViabilityData }) => known(finViabilityData.powerDistCompany),
      },
      {
        tag: 'unidade_consumo_mensal',
        label: 'Consumo médio por mês',
        sample: '620 kWh',
        textOf: ({ monthlyConsumption, monthlyConsumptionPeak }) =>
          kwh(yearlyAverage(monthlyConsumption) + yearlyAverage(monthlyConsumptionPeak)),
      },
      {
        tag: 'unidade_consumo_anual',
        label: 'Consumo por ano',
        sample: '7.440 kWh',
        textOf: ({ monthlyConsumption, monthlyConsumptionPeak }) =>
          kwh(sum(monthlyConsumption) + sum(monthlyConsumptionPeak)),
      },
      {
        tag: 'unidade_tarifa',
        label: 'Preço do kWh',
        sample: 'R$ 0,950/kWh',
        textOf: ({ kwhPrice }) => tariff(kwhPrice),
      },
      {
        tag: 'unidade_fio_b',
        label: 'TUSD Fio B',
        sample: 'R$ 0,24/kWh',
        textOf: fioBText,
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

/** What the third step calculates. */
export const generationFamilies: TemplateFamily<ProposalSource>[] = [
  fieldFamily<ProposalSource>({
    title: 'Geração',
    mendedAt: 'generation',
    fields: [
      {
        tag: 'geracao_mensal',
        label: 'Geração média por mês',
        sample: '640 kWh',
        textOf: ({ proposal }) => measured(proposal.generation?.averageMonthlyGeneration, kwh),
      },
      {
        tag: 'geracao_anual',
        label: 'Geração no primeiro ano',
        sample: '7.680 kWh',
        textOf: ({ proposal }) => measured(proposal.generation?.yearlyGeneration, kwh),
      },
      {
        tag: 'geracao_cobertura',
        label: 'Parte do consumo que a geração cobre',
        sample: '103%',
        textOf: ({ proposal }) =>
          measured(proposal.generation?.offset, (part) => `${formatNumber(part * 100, 0)}%`),
      },
      {
        tag: 'irradiacao_fonte',
        label: 'Fonte da irradiação',
        sample: 'Atlas Brasileiro de Energia Solar',
        textOf: ({ proposal }) => known(proposal.generation?.irradiation.source),
      },
    ],
  }),
  loopFamily({
    title: 'Mês a mês, para gráficos e tabelas',
    mendedAt: 'generation',
    loop: 'meses',
    linesOf: ({ proposal }: ProposalSource) => monthLines(proposal),
    fields: [
      { tag: 'mes_nome', label: 'Mês', sample: 'janeiro', textOf: ({ name }) => name },
      {
        tag: 'mes_consumo',
        label: 'Consumo no mês',
        sample: '620 kWh',
        textOf: ({ consumption }) => kwh(consumption),
      },
      {
        tag: 'mes_geracao',
        label: 'Geração no mês',
        sample: '710 kWh',
        textOf: ({ generation }) => kwh(generation),
      },
    ],
  }),
];
