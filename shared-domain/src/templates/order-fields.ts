import { inverterTypeLabel } from '../boards/inverter-types';
import { ownersLabel } from '../boards/owners';
import { lineTotal, serviceTypeLabels } from '../boards/service-lines';
import type { BoardItem } from '../contract/kanbans';
import { formatDate, toIsoDate } from '../formats/dates';
import { formatItemNumber, formatMoney, formatNumber } from '../formats/numbers';
import { customerFields } from './customer-fields';
import { fieldFamily, known, loopFamily, measured, type TemplateFamily } from './template-fields';

/** What a service order is filled with: the activity, and the instant of filling in epoch milliseconds. */
export interface OrderSource {
  item: BoardItem;
  now: number;
}

const whole = (value: number) => formatNumber(value, 0);

/** Tags of a service order (contracts-021): activity, client, work and system, services and products. */
export const orderFamilies: TemplateFamily<OrderSource>[] = [
  fieldFamily<OrderSource>({
    title: 'Ordem de serviço',
    mendedAt: 'activity',
    fields: [
      {
        tag: 'ordem_numero',
        label: 'Número da ordem',
        sample: '#00012',
        textOf: ({ item }) => formatItemNumber(item.id),
      },
      {
        tag: 'data',
        label: 'Data de hoje',
        sample: '21/11/2026',
        textOf: ({ now }) => formatDate(toIsoDate(now)),
      },
      {
        tag: 'atividade_nome',
        label: 'Nome da atividade',
        sample: 'Limpeza dos módulos',
        textOf: ({ item }) => known(item.name),
      },
      {
        tag: 'atividade_data',
        label: 'Data de registro',
        sample: '18/11/2026',
        textOf: ({ item }) => formatDate(item.registryDate),
      },
      {
        tag: 'responsaveis',
        label: 'Responsáveis',
        sample: 'Ana Souza e Rafael Nunes',
        textOf: ({ item }) => known(ownersLabel(item).full),
      },
      {
        tag: 'total',
        label: 'Soma dos serviços e produtos',
        sample: 'R$ 427,60',
        textOf: ({ item }) => formatMoney(item.amount),
      },
    ],
  }),
  fieldFamily<OrderSource>({
    title: 'Cliente',
    mendedAt: 'customer',
    fields: customerFields.map(({ textOf, ...field }) => ({
      ...field,
      textOf: ({ item }) => textOf(item.customer),
    })),
  }),
  fieldFamily<OrderSource>({
    title: 'Obra e sistema',
    mendedAt: 'activity',
    fields: [
      {
        tag: 'obra_endereco',
        label: 'Endereço da obra',
        sample: 'Rua das Palmeiras, 120',
        textOf: ({ item }) => known(item.workAddress),
      },
      {
        tag: 'obra_cidade',
        label: 'Cidade da obra',
        sample: 'Blumenau',
        textOf: ({ item }) => known(item.workCity),
      },
      {
        tag: 'sistema_potencia',
        label: 'Potência do sistema, kWp',
        sample: '5,40',
        textOf: ({ item }) => (item.power === 0 ? null : formatNumber(item.power)),
      },
      {
        tag: 'sistema_modulos',
        label: 'Quantidade de módulos',
        sample: '12',
        textOf: ({ item }) => measured(item.modsQtd, whole),
      },
      {
        tag: 'sistema_inversores',
        label: 'Quantidade de inversores',
        sample: '1',
        textOf: ({ item }) => measured(item.invQtd, whole),
      },
      {
        tag: 'sistema_tipo_inversor',
        label: 'Tipo de inversor',
        sample: 'Inversor de String',
        textOf: ({ item }) => known(inverterTypeLabel(item.inverterType)),
      },
      {
        tag: 'sistema_distancia',
        label: 'Distância, km',
        sample: '32,00',
        textOf: ({ item }) => measured(item.distance, formatNumber),
      },
      {
        tag: 'sistema_altura_telhado',
        label: 'Altura do telhado, m',
        sample: '4,50',
        textOf: ({ item }) => measured(item.roofHight, formatNumber),
      },
    ],
  }),
  loopFamily({
    title: 'Serviços e produtos',
    mendedAt: 'activity',
    loop: 'servicos',
    linesOf: ({ item }: OrderSource) => item.afterSalesData?.services ?? [],
    fields: [
      {
        tag: 'servico_nome',
        label: 'Nome do serviço ou produto',
        sample: 'Limpeza',
        textOf: ({ serviceName }) => serviceName,
      },
      {
        tag: 'servico_tipo',
        label: 'Serviço ou produto',
        sample: 'Serviço',
        textOf: ({ type }) => serviceTypeLabels[type],
      },
      {
        tag: 'servico_quantidade',
        label: 'Quantidade',
        sample: '1',
        textOf: ({ quantity }) => whole(quantity),
      },
      {
        tag: 'servico_preco',
        label: 'Preço da unidade',
        sample: 'R$ 380,00',
        textOf: ({ price }) => formatMoney(price),
      },
      {
        tag: 'servico_total',
        label: 'Total da linha',
        sample: 'R$ 380,00',
        textOf: (line) => formatMoney(lineTotal(line)),
      },
      {
        tag: 'servico_composicao',
        label: 'Composição do preço, uma linha para cada parte',
        sample: 'Mão de obra',
        textOf: ({ priceComps }) => known(priceComps.join('\n')),
      },
    ],
  }),
];
