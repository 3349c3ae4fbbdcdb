import { formatOwnersLabels } from '../boards/owners';
import type { BoardItem } from '../contract/kanbans';
import { formatDate, toIsoDate } from '../formats/dates';
import { formatItemNumber, formatMoney } from '../formats/numbers';
import { customerTagFields } from './customer-fields';
import { serviceTagFields, siteSurveyTagFields, systemTagFields, workSiteTagFields } from './item-fields';
import {
  createRepeatedTagFamily,
  createTagFamily,
  nullIfBlank,
  type TemplateTagFamily,
} from './template-fields';

/** Data for filling a service order: the activity, and the instant of filling in epoch milliseconds. */
export interface ServiceOrderDocumentSource {
  item: BoardItem;
  now: number;
}

/** Tags of a service order (contracts-021): activity, client, work and system, services and products. */
export const serviceOrderTagFamilies: TemplateTagFamily<ServiceOrderDocumentSource>[] = [
  createTagFamily<ServiceOrderDocumentSource>({
    title: 'Ordem de serviço',
    mendedAt: 'activity',
    fields: [
      {
        tag: 'ordem_numero',
        label: 'Número da ordem',
        sample: '#00012',
        getText: ({ item }) => formatItemNumber(item.id),
      },
      {
        tag: 'data',
        label: 'Data de hoje',
        sample: '21/11/2026',
        getText: ({ now }) => formatDate(toIsoDate(now)),
      },
      {
        tag: 'atividade_nome',
        label: 'Nome da atividade',
        sample: 'Limpeza dos módulos',
        getText: ({ item }) => nullIfBlank(item.name),
      },
      {
        tag: 'atividade_data',
        label: 'Data de registro',
        sample: '18/11/2026',
        getText: ({ item }) => formatDate(item.registryDate),
      },
      {
        tag: 'responsaveis',
        label: 'Responsáveis',
        sample: 'Ana Souza e Rafael Nunes',
        getText: ({ item }) => nullIfBlank(formatOwnersLabels(item).full),
      },
      {
        tag: 'total',
        label: 'Soma dos serviços e produtos',
        sample: 'R$ 427,60',
        getText: ({ item }) => formatMoney(item.amount),
      },
    ],
  }),
  createTagFamily<ServiceOrderDocumentSource>({
    title: 'Cliente',
    mendedAt: 'customer',
    fields: customerTagFields.map(({ getText, ...field }) => ({
      ...field,
      getText: ({ item }) => getText(item.customer),
    })),
  }),
  createTagFamily<ServiceOrderDocumentSource>({
    title: 'Obra e sistema',
    mendedAt: 'activity',
    fields: [...workSiteTagFields, ...systemTagFields, ...siteSurveyTagFields].map(
      ({ getText, ...field }) => ({
        ...field,
        getText: ({ item }) => getText(item),
      }),
    ),
  }),
  createRepeatedTagFamily({
    title: 'Serviços e produtos',
    mendedAt: 'activity',
    loop: 'servicos',
    getLines: ({ item }: ServiceOrderDocumentSource) => item.afterSalesData?.services ?? [],
    fields: serviceTagFields,
  }),
];
