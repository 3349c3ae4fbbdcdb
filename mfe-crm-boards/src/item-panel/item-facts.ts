import {
  asks,
  boards,
  formatDate,
  formatItemNumber,
  formatMoney,
  formatNumber,
  formatPhone,
  formatPower,
  inverterTypeLabel,
  ownersLabel,
  whatsappLink,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { placeOf } from '../board/card/card-label';
import { customerPath } from '../customers/addresses';

/** One line of the Informações block. */
export interface ItemFact {
  id: string;
  label: string;
  /** Empty where nothing was registered. */
  value: string;
  /** Said in full where `value` is short: all owners. */
  fullValue?: string;
  /** Where a press on the value leads. */
  href?: string;
  /** The same, to a page of the product. */
  to?: string;
  /** What the copy button puts on the clipboard; no button without it. */
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
function copied(id: string, label: string, value: string): ItemFact {
  return { id, label, value, ...(value && { copies: value }) };
}

/** The system that after-sales work is about, each figure in its unit (boards.aftersales-006). */
function systemFacts(item: BoardItem): ItemFact[] {
  if (!asks(item.type, 'modsQtd')) return [];
  const counted = (value: number | null) => (value === null ? '' : formatNumber(value, 0));
  const measured = (value: number | null, unit: string) =>
    value === null ? '' : `${formatNumber(value, 2)} ${unit}`;
  return [
    { id: 'modsQtd', label: 'Módulos', value: counted(item.modsQtd), isNumeric: true },
    { id: 'invQtd', label: 'Inversores', value: counted(item.invQtd), isNumeric: true },
    { id: 'inverterType', label: 'Tipo de inversor', value: inverterTypeLabel(item.inverterType) },
    { id: 'distance', label: 'Distância', value: measured(item.distance, 'km'), isNumeric: true },
    { id: 'roofHight', label: 'Altura do telhado', value: measured(item.roofHight, 'm'), isNumeric: true },
  ];
}

/**
 * What the panel says about an item, in order (boards-009). `opensCustomer`: the person may open the customer's page.
 */
export function factsOf(item: BoardItem, { opensCustomer = false } = {}): ItemFact[] {
  const { customer } = item;
  const owners = ownersLabel(item);
  const workCity = item.workCity || customer.city;
  const livesElsewhere = customer.city !== '' && !isSameCity(customer.city, workCity);

  return [
    { ...copied('number', 'Número', formatItemNumber(item.id)), isNumeric: true },
    ...(boards[item.type].hasAmountFact
      ? [{ ...copied('amount', 'Valor', formatMoney(item.amount)), isNumeric: true }]
      : []),
    { id: 'deadline', label: 'Prazo', value: item.dueDate ? formatDate(item.dueDate) : '', isNumeric: true },
    {
      ...copied('customer', 'Cliente', customer.name),
      ...(opensCustomer && { to: customerPath(customer._id) }),
    },
    {
      ...copied('email', 'E-mail', customer.email),
      ...(customer.email && { href: `mailto:${customer.email}` }),
    },
    {
      ...copied('phone', 'Telefone', formatPhone(customer.phone)),
      isNumeric: true,
      ...(customer.phone && { href: `tel:${customer.phone}` }),
    },
    {
      ...copied('whatsapp', 'WhatsApp', formatPhone(customer.whatsapp)),
      isNumeric: true,
      ...(customer.whatsapp && { href: whatsappLink(customer.whatsapp) }),
    },
    { id: 'power', label: 'Potência', value: formatPower(item.power), isNumeric: true },
    ...systemFacts(item),
    { id: 'ucType', label: 'Tipo de UC', value: item.ucType ?? '' },
    ...(livesElsewhere ? [copied('customerCity', 'Cidade do cliente', placeOf(customer))] : []),
    copied('workCity', 'Cidade da obra', workCity),
    copied('workAddress', 'Endereço da obra', item.workAddress || customer.address),
    {
      id: 'owners',
      label: asks(item.type, 'coOwners') && item.owners.length > 1 ? 'Responsáveis' : 'Responsável',
      value: owners.short,
      ...(owners.full !== owners.short && { fullValue: owners.full }),
    },
    { id: 'registryDate', label: 'Data de registro', value: formatDate(item.registryDate), isNumeric: true },
    { ...copied('id', 'ID', item._id), isCode: true },
  ];
}
