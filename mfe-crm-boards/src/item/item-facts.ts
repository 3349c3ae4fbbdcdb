import {
  boardDescriptions,
  buildWhatsappLink,
  type EditableItemField,
  formatCity,
  formatDate,
  formatItemField,
  formatItemNumber,
  formatMoney,
  formatOwnersLabels,
  formatPhone,
  getItemFieldLabel,
  hasBoardField,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { customerPath } from '../addresses/customers';

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
  /** Edited in place. */
  field?: EditableItemField;
}

/** Returns false for an activity whose amount is the sum of its services. */
export const isAmountEditable = ({ type, afterSalesData }: BoardItem): boolean =>
  hasBoardField(type, 'amount') && (afterSalesData?.services.length ?? 0) === 0;

/** Compared without case and accents: "São José" and "sao jose" are one city. */
function isSameCity(a: string, b: string): boolean {
  return a.trim().localeCompare(b.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;
}

/** A value that a person may want elsewhere: shown, and copied as shown. */
function buildCopyableFact(id: string, label: string, value: string): ItemFact {
  return { id, label, value, ...(value && { copies: value }) };
}

/** A value that is edited where it stands. */
const buildFieldFact = (item: BoardItem, field: EditableItemField): ItemFact => ({
  id: field,
  label: getItemFieldLabel(field),
  value: formatItemField(item, field),
  field,
});

/** The system that after-sales work is about, each figure in its unit (boards.aftersales-006). */
function getSystemFacts(item: BoardItem): ItemFact[] {
  if (!hasBoardField(item.type, 'modsQtd')) return [];
  return [
    { ...buildFieldFact(item, 'modsQtd'), isNumeric: true },
    { ...buildFieldFact(item, 'invQtd'), isNumeric: true },
    buildFieldFact(item, 'inverterType'),
    { ...buildFieldFact(item, 'distance'), isNumeric: true },
    { ...buildFieldFact(item, 'roofHight'), isNumeric: true },
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
  // Of a work elsewhere only the city is known.
  const workUf = isSameCity(customer.city, workCity) ? customer.uf : '';

  return [
    { ...buildCopyableFact('number', 'Número', formatItemNumber(item.id)), isNumeric: true },
    ...(boardDescriptions[item.type].hasAmountFact
      ? [
          {
            ...buildCopyableFact('amount', 'Valor', formatMoney(item.amount)),
            isNumeric: true,
            ...(isAmountEditable(item) && { field: 'amount' as const }),
          },
        ]
      : []),
    {
      id: 'deadline',
      label: 'Prazo',
      value: formatItemField(item, 'dueDate'),
      isNumeric: true,
      ...(hasBoardField(item.type, 'dueDate') && { field: 'dueDate' as const }),
    },
    ...(hasBoardField(item.type, 'validityDate')
      ? [{ ...buildFieldFact(item, 'validityDate'), isNumeric: true }]
      : []),
    ...(hasBoardField(item.type, 'leadTemperature') ? [buildFieldFact(item, 'leadTemperature')] : []),
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
    // Nobody gave one: 0,00 kWp would be a system without modules.
    { ...buildFieldFact(item, 'power'), ...(item.power === 0 && { value: '' }), isNumeric: true },
    ...getSystemFacts(item),
    hasBoardField(item.type, 'ucType')
      ? buildFieldFact(item, 'ucType')
      : { id: 'ucType', label: 'Tipo de UC', value: item.ucType ?? '' },
    ...(livesElsewhere ? [buildCopyableFact('customerCity', 'Cidade do cliente', formatCity(customer))] : []),
    buildCopyableFact('workCity', 'Cidade da obra', formatCity({ city: workCity, uf: workUf })),
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
