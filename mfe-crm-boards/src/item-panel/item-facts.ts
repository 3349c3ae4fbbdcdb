import {
  formatDate,
  formatItemNumber,
  formatMoney,
  formatPhone,
  formatPower,
  ownersLabel,
  whatsappLink,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { placeOf } from '../board/card/card-label';

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

/** What the panel says about an item, in order (S1 §2.9). */
export function factsOf(item: BoardItem): ItemFact[] {
  const { customer } = item;
  const owners = ownersLabel(item);
  const workCity = item.workCity || customer.city;
  const livesElsewhere = customer.city !== '' && !isSameCity(customer.city, workCity);

  return [
    { ...copied('number', 'Número', formatItemNumber(item.id)), isNumeric: true },
    // Administrative work is about money; elsewhere the amount has its own places.
    ...(item.type === 'ADMINISTRATIVE'
      ? [{ ...copied('amount', 'Valor', formatMoney(item.amount)), isNumeric: true }]
      : []),
    { id: 'deadline', label: 'Prazo', value: item.dueDate ? formatDate(item.dueDate) : '', isNumeric: true },
    copied('customer', 'Cliente', customer.name),
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
    { id: 'ucType', label: 'Tipo de UC', value: item.ucType ?? '' },
    ...(livesElsewhere ? [copied('customerCity', 'Cidade do cliente', placeOf(customer))] : []),
    copied('workCity', 'Cidade da obra', workCity),
    copied('workAddress', 'Endereço da obra', item.workAddress || customer.address),
    {
      id: 'owners',
      label: item.type === 'AFTER_SALES' && item.owners.length > 1 ? 'Responsáveis' : 'Responsável',
      value: owners.short,
      ...(owners.full !== owners.short && { fullValue: owners.full }),
    },
    { id: 'registryDate', label: 'Data de registro', value: formatDate(item.registryDate), isNumeric: true },
    { ...copied('id', 'ID', item._id), isCode: true },
  ];
}
