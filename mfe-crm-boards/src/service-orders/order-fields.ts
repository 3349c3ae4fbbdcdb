import {
  formatDate,
  formatDocument,
  formatItemNumber,
  formatMoney,
  formatNumber,
  formatPhone,
  inverterTypeLabel,
  ownersLabel,
  toIsoDate,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { lineTotal, typeLabel } from '../services/service-values';

/** What an order is filled with: the activity, and the instant of filling in epoch milliseconds. */
export interface OrderSource {
  item: BoardItem;
  now: number;
}

/** A tag that a template may carry, and what stands in its place. Nothing known is null. */
export interface OrderField {
  tag: string;
  label: string;
  textOf: (source: OrderSource) => string | null;
}

const known = (text: string) => (text === '' ? null : text);
const counted = (value: number | null) => (value === null ? null : formatNumber(value, 0));
const measured = (value: number | null) => (value === null ? null : formatNumber(value));

/** Tags of the client, the activity and the system, in the order in which a person looks for them (S3 §3). */
export const orderFields: OrderField[] = [
  { tag: 'ordem_numero', label: 'Número da ordem', textOf: ({ item }) => formatItemNumber(item.id) },
  { tag: 'data', label: 'Data de hoje', textOf: ({ now }) => formatDate(toIsoDate(now)) },
  { tag: 'atividade_nome', label: 'Nome da atividade', textOf: ({ item }) => item.name },
  { tag: 'atividade_data', label: 'Data de registro', textOf: ({ item }) => formatDate(item.registryDate) },
  { tag: 'responsaveis', label: 'Responsáveis', textOf: ({ item }) => ownersLabel(item).full },
  { tag: 'cliente_nome', label: 'Nome do cliente', textOf: ({ item }) => item.customer.name },
  {
    tag: 'cliente_documento',
    label: 'CPF ou CNPJ do cliente',
    textOf: ({ item }) => known(item.customer.document && formatDocument(item.customer.document)),
  },
  {
    tag: 'cliente_telefone',
    label: 'Telefone do cliente',
    textOf: ({ item }) => known(item.customer.phone && formatPhone(item.customer.phone)),
  },
  {
    tag: 'cliente_whatsapp',
    label: 'WhatsApp do cliente',
    textOf: ({ item }) => known(item.customer.whatsapp && formatPhone(item.customer.whatsapp)),
  },
  { tag: 'cliente_email', label: 'E-mail do cliente', textOf: ({ item }) => known(item.customer.email) },
  {
    tag: 'cliente_endereco',
    label: 'Endereço do cliente',
    textOf: ({ item }) => known(item.customer.address),
  },
  { tag: 'cliente_cidade', label: 'Cidade do cliente', textOf: ({ item }) => known(item.customer.city) },
  { tag: 'cliente_uf', label: 'Estado do cliente', textOf: ({ item }) => known(item.customer.uf) },
  { tag: 'obra_endereco', label: 'Endereço da obra', textOf: ({ item }) => known(item.workAddress) },
  { tag: 'obra_cidade', label: 'Cidade da obra', textOf: ({ item }) => known(item.workCity) },
  {
    tag: 'sistema_potencia',
    label: 'Potência do sistema, kWp',
    textOf: ({ item }) => (item.power === 0 ? null : formatNumber(item.power)),
  },
  { tag: 'sistema_modulos', label: 'Quantidade de módulos', textOf: ({ item }) => counted(item.modsQtd) },
  {
    tag: 'sistema_inversores',
    label: 'Quantidade de inversores',
    textOf: ({ item }) => counted(item.invQtd),
  },
  {
    tag: 'sistema_tipo_inversor',
    label: 'Tipo de inversor',
    textOf: ({ item }) => inverterTypeLabel(item.inverterType),
  },
  { tag: 'sistema_distancia', label: 'Distância, km', textOf: ({ item }) => measured(item.distance) },
  {
    tag: 'sistema_altura_telhado',
    label: 'Altura do telhado, m',
    textOf: ({ item }) => measured(item.roofHight),
  },
  { tag: 'total', label: 'Soma dos serviços e produtos', textOf: ({ item }) => formatMoney(item.amount) },
];

/** The loop over the lines of the activity: `{#servicos}…{/servicos}`. */
export const SERVICES_LOOP = 'servicos';

/** Tags inside the loop. */
export const serviceFields: { tag: string; label: string }[] = [
  { tag: 'servico_nome', label: 'Nome do serviço ou produto' },
  { tag: 'servico_tipo', label: 'Serviço ou produto' },
  { tag: 'servico_quantidade', label: 'Quantidade' },
  { tag: 'servico_preco', label: 'Preço da unidade' },
  { tag: 'servico_total', label: 'Total da linha' },
  { tag: 'servico_composicao', label: 'Composição do preço' },
];

/** Values by tag, as the template is filled with them. What is not known is left out. */
export type OrderData = Record<string, string | Record<string, string>[]>;

/** Everything an activity can say in an order. */
export function orderDataOf(source: OrderSource): OrderData {
  const data: OrderData = {};
  for (const { tag, textOf } of orderFields) {
    const value = textOf(source);
    if (value !== null) data[tag] = value;
  }
  data[SERVICES_LOOP] = (source.item.afterSalesData?.services ?? []).map((line) => ({
    servico_nome: line.serviceName,
    servico_tipo: typeLabel[line.type],
    servico_quantidade: formatNumber(line.quantity, 0),
    servico_preco: formatMoney(line.price),
    servico_total: formatMoney(lineTotal(line)),
    ...(line.priceComps.length > 0 && { servico_composicao: line.priceComps.join('\n') }),
  }));
  return data;
}
