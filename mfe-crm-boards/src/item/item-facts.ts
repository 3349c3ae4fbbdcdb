import {
  boardDescriptions,
  buildWhatsappLink,
  formatDate,
  formatItemNumber,
  formatMoney,
  formatNumber,
  formatOwnersLabels,
  formatPhone,
  formatPower,
  getItemInverterTypeLabel,
  hasBoardField,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { customerPath } from '../addresses/customers';
import { formatCustomerCity } from './card-label';

/** Fact about an item, shown as a labelled line of the block "Informações". */
export interface ItemFact {
  id: string;
  label: string;
  /** Empty where nothing was registered. */
  value: string;
  /** Said in full where `value` is short: all owners. */
  fullValue?: string;
  /** External link of the value, such as `mailto:` or `tel:`. */
  href?: string;
  /** The same, to a page of the product. */
  to?: string;
  /** Text that the copy button copies; without it there is no button. */
  copies?: string;
  /** Figures that line up. */
  isNumeric?: boolean;
  /** For machines and support, not for reading: smaller. */
  isCode?: boolean;
}

/** Compared without case and accents: "São José" and "sao jose" are one city. */
function isSameCity(a: string, b: string): boolean {
  return a.trim().localeCompare(b.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;
}

/** A value that a person may want elsewhere: shown, and copied as shown. */
function buildCopyableFact(id: string, label: string, value: string): ItemFact {
  return { id, label, value, ...(value && { copies: value }) };
}

/** The system that after-sales work is about, each figure in its unit (boards.aftersales-006). */
function getSystemFacts(item: BoardItem): ItemFact[] {
  if (!hasBoardField(item.type, 'modsQtd')) return [];
  const counted = (value: number | null) => (value === null ? '' : formatNumber(value, 0));
  const measured = (value: number | null, unit: string) =>
    value === null ? '' : `${formatNumber(value, 2)} ${unit}`;
  return [
    { id: 'modsQtd', label: 'Módulos', value: counted(item.modsQtd), isNumeric: true },
    { id: 'invQtd', label: 'Inversores', value: counted(item.invQtd), isNumeric: true },
    { id: 'inverterType', label: 'Tipo de inversor', value: getItemInverterTypeLabel(item.inverterType) },
    { id: 'distance', label: 'Distância', value: measured(item.distance, 'km'), isNumeric: true },
    { id: 'roofHight', label: 'Altura do telhado', value: measured(item.roofHight, 'm'), isNumeric: true },
  ];
}

/**
 * Returns the facts about an item in the order in which the item panel shows them (boards-009).
 * `opensCustomer` tells that the person may open the customer's page.
 */
export function getItemFacts(item: BoardItem, { opensCustomer = false } = {}): ItemFact[] {
  const { customer } = item;
  const owners = formatOwnersLabels(item);
  const workCity = item.workCity || customer.city;
  const livesElsewhere = customer.city !== '' && !isSameCity(customer.city, workCity);

  return [
    { ...buildCopyableFact('number', 'Número', formatItemNumber(item.id)), isNumeric: true },
    ...(boardDescriptions[item.type].hasAmountFact
      ? [{ ...buildCopyableFact('amount', 'Valor', formatMoney(item.amount)), isNumeric: true }]
      : []),
    { id: 'deadline', label: 'Prazo', value: item.dueDate ? formatDate(item.dueDate) : '', isNumeric: true },
    {
      ...buildCopyableFact('customer', 'Cliente', customer.name),
      ...(opensCustomer && { to: customerPath(customer._id) }),
    },
    {
      ...buildCopyableFact('email', 'E-mail', customer.email),
      ...(customer.email && { href: `mailto:${customer.email}` }),
    },
    {
      ...buildCopyableFact('phone', 'Telefone', formatPhone(customer.phone)),
      isNumeric: true,
      ...(customer.phone && { href: `tel:${customer.phone}` }),
    },
    {
      ...buildCopyableFact('whatsapp', 'WhatsApp', formatPhone(customer.whatsapp)),
      isNumeric: true,
      ...(customer.whatsapp && { href: buildWhatsappLink(customer.whatsapp) }),
    },
    { id: 'power', label: 'Potência', value: formatPower(item.power), isNumeric: true },
    ...getSystemFacts(item),
    { id: 'ucType', label: 'Tipo de UC', value: item.ucType ?? '' },
    ...(livesElsewhere
      ? [buildCopyableFact('customerCity', 'Cidade do cliente', formatCustomerCity(customer))]
      : []),
    buildCopyableFact('workCity', 'Cidade da obra', workCity),
    buildCopyableFact('workAddress', 'Endereço da obra', item.workAddress || customer.address),
    {
      id: 'owners',
      label: hasBoardField(item.type, 'coOwners') && item.owners.length > 1 ? 'Responsáveis' : 'Responsável',
      value: owners.short,
      ...(owners.full !== owners.short && { fullValue: owners.full }),
    },
    { id: 'registryDate', label: 'Data de registro', value: formatDate(item.registryDate), isNumeric: true },
    { ...buildCopyableFact('id', 'ID', item._id), isCode: true },
  ];
}
