import { ownersLabel } from '../boards/owners';
import type { BoardItem } from '../contract/kanbans';
import { formatContractNumber } from '../contracts/contract-number';
import { formatDocument } from '../documents/documents';
import { formatDate, formatLongDate, toIsoDate } from '../formats/dates';
import { formatItemNumber, formatMoney, formatPower } from '../formats/numbers';
import { figureFamilies } from './contract-figures';
import type { ContractSource } from './contract-source';
import { customerFields, customerRecordFields } from './customer-fields';
import { type ServiceLine, serviceFields, siteFields, systemFields, workFields } from './item-fields';
import { offerFamilies, type ProposalSource, sellerFields } from './proposal-fields';
import {
  fieldFamily,
  known,
  loopFamily,
  type TemplateData,
  type TemplateFamily,
  type TemplateField,
} from './template-fields';

type Field = TemplateField<ContractSource>;

const contractFields: Field[] = [
  {
    tag: 'contrato_numero',
    label: 'Número do contrato',
    sample: '00012',
    textOf: ({ number }) => formatContractNumber(number),
  },
  {
    tag: 'contrato_data',
    label: 'Data em que é gerado',
    sample: '23/11/2026',
    textOf: ({ now }) => formatDate(toIsoDate(now)),
  },
  {
    tag: 'contrato_data_extenso',
    label: 'A mesma data, por extenso',
    sample: '23 de novembro de 2026',
    textOf: ({ now }) => formatLongDate(now),
  },
  {
    tag: 'contrato_validade',
    label: 'Último dia para assinar',
    sample: '08/12/2026',
    textOf: ({ validityDate }) => formatDate(validityDate),
  },
  {
    tag: 'contrato_validade_dias',
    label: 'Dias para assinar',
    sample: '15',
    textOf: ({ validityDays }) => String(validityDays),
  },
  {
    tag: 'item_numero',
    label: 'Número do item',
    sample: '#00042',
    textOf: ({ item }) => formatItemNumber(item.id),
  },
  {
    tag: 'item_titulo',
    label: 'Nome do item',
    sample: 'Casa de praia',
    textOf: ({ item }) => known(item.name),
  },
  {
    tag: 'item_valor',
    label: 'Valor do item',
    sample: 'R$ 24.900,00',
    textOf: ({ item }) => (item.amount === 0 ? null : formatMoney(item.amount)),
  },
];

const clientFields: Field[] = [
  ...customerFields.map(
    ({ textOf, ...field }): Field => ({
      ...field,
      textOf: ({ customer, item }) => textOf(customer ?? item.customer),
    }),
  ),
  ...customerRecordFields.map(
    ({ textOf, ...field }): Field => ({
      ...field,
      textOf: ({ customer }) => customer && textOf(customer),
    }),
  ),
];

/** Without a proposal, whoever owns the item offers. */
const companyFields: Field[] = sellerFields.map(({ textOf, ...field }) => ({
  ...field,
  textOf: (source) => {
    const asked = asProposal(source);
    if (asked) return textOf(asked);
    if (field.tag === 'empresa_nome') return known(source.companyName);
    if (field.tag === 'data') return formatDate(toIsoDate(source.now));
    return field.tag === 'vendedor_nome' ? known(ownersLabel(source.item).full) : null;
  },
}));

/** Where somebody signs on paper: a line, and who that is. */
const LINE = '______________________________________';

const signedBy = (...lines: (string | null)[]): string => [LINE, ...lines.filter(Boolean)].join('\n');

const signatureFields: Field[] = [
  {
    tag: 'assinatura_contratante',
    label: 'Lugar da assinatura do cliente, com nome e CPF ou CNPJ',
    sample: `${LINE}\nCarla Schmidt`,
    textOf: ({ customer, item }) => {
      const { name, document } = customer ?? item.customer;
      return signedBy(name, document && formatDocument(document), 'Contratante');
    },
  },
  {
    tag: 'assinatura_contratada',
    label: 'Lugar da assinatura da empresa',
    sample: `${LINE}\nGirassol Energia Solar`,
    textOf: ({ companyName }) => signedBy(companyName, 'Contratada'),
  },
  {
    tag: 'assinatura_testemunha_1',
    label: 'Lugar da assinatura da primeira testemunha',
    sample: `${LINE}\nTestemunha 1`,
    textOf: () => signedBy('Testemunha 1', 'CPF:'),
  },
  {
    tag: 'assinatura_testemunha_2',
    label: 'Lugar da assinatura da segunda testemunha',
    sample: `${LINE}\nTestemunha 2`,
    textOf: () => signedBy('Testemunha 2', 'CPF:'),
  },
];

const asProposal = ({ proposal, ...rest }: ContractSource): ProposalSource | null =>
  proposal && { ...rest, proposal };

const ofItem = ({ textOf, ...field }: TemplateField<BoardItem>): Field => ({
  ...field,
  textOf: ({ item }) => textOf(item),
});

/** What the item says where its proposal does not, or there is none. */
const knownOfItem: Field[] = [...workFields, ...systemFields].map((field) =>
  field.tag === 'sistema_potencia'
    ? { ...field, textOf: ({ item: { power } }) => (power === 0 ? null : formatPower(power)) }
    : ofItem(field),
);

/** A family of proposals in a contract: empty where none was chosen, but for what the item itself knows. */
function ofProposal(family: TemplateFamily<ProposalSource>): TemplateFamily<ContractSource> {
  const tags = new Set(family.loop === null ? family.fields.map(({ tag }) => tag) : []);
  const { title, mendedAt } = family;
  const ofItemAlone = fieldFamily({
    title,
    mendedAt,
    fields: knownOfItem.filter(({ tag }) => tags.has(tag)),
  });
  return {
    ...family,
    dataOf(source): TemplateData {
      const asked = asProposal(source);
      return { ...ofItemAlone.dataOf(source), ...(asked && family.dataOf(asked)) };
    },
  };
}

/** What is sold besides equipment: the lines of an activity, else the services that the price was made of. */
function serviceLines({ item, proposal }: ContractSource): readonly ServiceLine[] {
  if (item.afterSalesData) return item.afterSalesData.services;
  return (proposal?.revenueData?.serviceCosts ?? []).map(({ name, value }) => ({
    serviceName: name,
    type: 'SERVICE',
    quantity: 1,
    price: value,
    priceComps: [],
  }));
}

/** Tags of a contract (contracts-021, contracts-022): its own, those of proposals, and what only contracts have. */
export const contractFamilies: TemplateFamily<ContractSource>[] = [
  fieldFamily({ title: 'Contrato', mendedAt: 'item', fields: contractFields }),
  fieldFamily({ title: 'Lugares das assinaturas', mendedAt: null, fields: signatureFields }),
  fieldFamily({ title: 'Cliente', mendedAt: 'customer', fields: clientFields }),
  fieldFamily({ title: 'Empresa e vendedor', mendedAt: 'account', fields: companyFields }),
  fieldFamily<ContractSource>({
    title: 'Obra',
    mendedAt: 'item',
    // Its city stands with the consumption.
    fields: [...workFields.filter(({ tag }) => tag !== 'obra_cidade'), ...siteFields].map(ofItem),
  }),
  ...offerFamilies.map(ofProposal),
  ...figureFamilies,
  loopFamily({
    title: 'Serviços e produtos',
    mendedAt: 'price',
    loop: 'servicos',
    linesOf: serviceLines,
    fields: serviceFields,
  }),
];
