import { ownersLabel } from '../boards/owners';
import type { BoardItem } from '../contract/kanbans';
import { formatDate, toIsoDate } from '../formats/dates';
import { formatItemNumber, formatMoney } from '../formats/numbers';
import { customerFields } from './customer-fields';
import { serviceFields, siteFields, systemFields, workFields } from './item-fields';
import { fieldFamily, known, loopFamily, type TemplateFamily } from './template-fields';

/** What a service order is filled with: the activity, and the instant of filling in epoch milliseconds. */
export interface OrderSource {
  item: BoardItem;
  now: number;
}

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
    fields: [...workFields, ...systemFields, ...siteFields].map(({ textOf, ...field }) => ({
      ...field,
      textOf: ({ item }) => textOf(item),
    })),
  }),
  loopFamily({
    title: 'Serviços e produtos',
    mendedAt: 'activity',
    loop: 'servicos',
    linesOf: ({ item }: OrderSource) => item.afterSalesData?.services ?? [],
    fields: serviceFields,
  }),
];
