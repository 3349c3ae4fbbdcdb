import type { FinancingOffer, PriceBreakdown } from '../contract/proposal-revenue';
import { formatExactNumber, formatMoney, formatNumber } from '../formats/numbers';
import { formatSpelledOutMoney } from '../formats/spelled-out-money';
import { formatYears } from '../formats/years';
import { formatCostPerKwh } from '../solar/network-charges';
import type { ProposalDocumentSource } from './proposal-source';
import {
  createRepeatedTagFamily,
  createTagFamily,
  formatIfKnown,
  nullIfBlank,
  type TemplateField,
  type TemplateTagFamily,
} from './template-fields';

const percent = (value: number) => `${formatExactNumber(value, Number.isInteger(value) ? 0 : 2)}%`;
const fraction = (value: number) => `${formatNumber(value * 100, 1)}%`;

/** A figure of the pricing result; null before the price was made, and for who may not see how it is made. */
const revenue = (
  tag: string,
  label: string,
  sample: string,
  getText: (revenue: PriceBreakdown) => string | null,
): TemplateField<ProposalDocumentSource> => ({
  tag,
  label,
  sample,
  getText: ({ proposal: { revenueData } }) => (revenueData ? getText(revenueData) : null),
});

/** An indicator of the purchase; "—" where there is no such number, as for a system that saves nothing. */
function worth(
  { finantialViability }: PriceBreakdown,
  name: 'payback' | 'roi' | 'tir',
  getText: (value: number) => string,
): string | null {
  if (!finantialViability) return null;
  const value = finantialViability[name];
  return value === null ? '—' : getText(value);
}

interface PriceLine {
  name: string;
  value: number;
}

const priceLines = ({ serviceCosts = [], percentageComponents = [] }: PriceBreakdown): PriceLine[] => [
  ...serviceCosts,
  ...percentageComponents,
];

/** Each term on a line: `12x de R$ 2.300,00`. */
const terms = ({ options }: FinancingOffer) =>
  options.map(({ installments, value }) => `${installments}x de ${formatMoney(value)}`).join('\n');

/** Tags of a proposal's fourth step, the calculated price, and of the offered financing. */
export const priceTagFamilies: TemplateTagFamily<ProposalDocumentSource>[] = [
  createTagFamily({
    title: 'Preço',
    mendedAt: 'price',
    fields: [
      revenue('preco_final', 'Preço final', 'R$ 24.900,00', ({ finalPrice }) => formatMoney(finalPrice)),
      revenue(
        'preco_final_extenso',
        'Preço final, por extenso',
        'vinte e quatro mil e novecentos reais',
        ({ finalPrice }) => formatSpelledOutMoney(finalPrice),
      ),
      revenue('preco_por_kwp', 'Preço por kWp', 'R$ 4.527,27', ({ totalPerKwp }) =>
        formatIfKnown(totalPerKwp, formatMoney),
      ),
      revenue('preco_equipamentos', 'Equipamentos', 'R$ 14.600,00', ({ totalEqp }) =>
        formatIfKnown(totalEqp, formatMoney),
      ),
      revenue('preco_servicos', 'Serviços', 'R$ 10.300,00', ({ totalSvc }) =>
        formatIfKnown(totalSvc, formatMoney),
      ),
      revenue('preco_desconto', 'Desconto', 'R$ 500,00', ({ discount }) =>
        discount ? formatMoney(discount) : null,
      ),
      revenue(
        'condicoes_pagamento',
        'Condições de pagamento',
        '50% na assinatura, 50% na entrega',
        ({ paymentConditions }) => nullIfBlank(paymentConditions),
      ),
    ],
  }),
  createRepeatedTagFamily({
    title: 'Componentes do preço',
    mendedAt: 'price',
    loop: 'componentes',
    getLines: ({ proposal: { revenueData } }: ProposalDocumentSource): readonly PriceLine[] =>
      revenueData ? priceLines(revenueData) : [],
    fields: [
      {
        tag: 'componente_nome',
        label: 'Componente',
        sample: 'Instalação',
        getText: ({ name }) => nullIfBlank(name),
      },
      {
        tag: 'componente_valor',
        label: 'Valor',
        sample: 'R$ 4.200,00',
        getText: ({ value }) => formatMoney(value),
      },
    ],
  }),
  createTagFamily({
    title: 'Viabilidade',
    mendedAt: 'price',
    fields: [
      revenue('conta_sem_sistema', 'Conta de luz do primeiro ano, sem o sistema', 'R$ 7.068,00', (price) =>
        formatIfKnown(price.finantialViability?.billWithout, formatMoney),
      ),
      revenue('conta_com_sistema', 'Conta de luz do primeiro ano, com o sistema', 'R$ 1.380,00', (price) =>
        formatIfKnown(price.finantialViability?.billWith, formatMoney),
      ),
      revenue('economia_25_anos', 'Economia em 25 anos', 'R$ 312.000,00', (price) =>
        formatIfKnown(price.finantialViability?.savings25, formatMoney),
      ),
      revenue('payback', 'Tempo de retorno', '4 anos e 2 meses', (price) =>
        worth(price, 'payback', formatYears),
      ),
      revenue('roi', 'Retorno sobre o investimento', '620,0%', (price) => worth(price, 'roi', fraction)),
      revenue('tir', 'Taxa interna de retorno, por ano', '24,5%', (price) => worth(price, 'tir', fraction)),
      revenue('lcoe', 'Custo da energia gerada', 'R$ 0,182/kWh', (price) =>
        formatIfKnown(price.finantialViability?.lcoe, formatCostPerKwh),
      ),
      revenue('inflacao_energia', 'Aumento anual da tarifa', '10%', ({ inflation }) =>
        formatIfKnown(inflation, percent),
      ),
    ],
  }),
  createRepeatedTagFamily({
    title: 'Financiamentos',
    mendedAt: 'financing',
    loop: 'financiamentos',
    getLines: ({ proposal }: ProposalDocumentSource): readonly FinancingOffer[] =>
      proposal.revenueData?.financing ?? [],
    fields: [
      { tag: 'fin_banco', label: 'Banco', sample: 'Banco do Sol', getText: ({ bank }) => bank },
      {
        tag: 'fin_entrada',
        label: 'Entrada',
        sample: 'R$ 5.000,00',
        getText: ({ entry }) => formatMoney(entry),
      },
      {
        tag: 'fin_carencia',
        label: 'Carência',
        sample: '3 meses',
        getText: ({ gracePeriod }) => `${gracePeriod} ${gracePeriod === 1 ? 'mês' : 'meses'}`,
      },
      {
        tag: 'fin_parcelas',
        label: 'Parcelas, uma linha para cada prazo',
        sample: '60x de R$ 620,00',
        getText: (offer) => nullIfBlank(terms(offer)),
      },
    ],
  }),
];
