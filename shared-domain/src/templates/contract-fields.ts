import { formatOwnersLabels } from '../boards/owners';
import type { CompanyData } from '../contract/company';
import type { BoardItem } from '../contract/kanbans';
import { formatContractNumber } from '../contracts/contract-number';
import { formatCpfOrCnpj } from '../documents/documents';
import { formatDate, formatLongDate, toIsoDate } from '../formats/dates';
import { formatItemNumber, formatMoney, formatPower } from '../formats/numbers';
import { formatSpelledOutMoney } from '../formats/spelled-out-money';
import { companyTagFields } from './company-fields';
import { contractChartAndEmissionTagFamilies } from './contract-figures';
import type { ContractDocumentSource } from './contract-source';
import { customerRecordTagFields, customerTagFields } from './customer-fields';
import {
  serviceTagFields,
  siteSurveyTagFields,
  systemTagFields,
  type TemplateServiceLine,
  workSiteTagFields,
} from './item-fields';
import { proposalOfferTagFamilies, sellerTagFields } from './proposal-fields';
import type { ProposalDocumentSource } from './proposal-source';
import {
  createRepeatedTagFamily,
  createTagFamily,
  nullIfBlank,
  type TemplateData,
  type TemplateField,
  type TemplateTagFamily,
} from './template-fields';

type Field = TemplateField<ContractDocumentSource>;

const contractFields: Field[] = [
  {
    tag: 'contrato_numero',
    label: 'Número do contrato',
    sample: '00012',
    getText: ({ number }) => formatContractNumber(number),
  },
  {
    tag: 'contrato_data',
    label: 'Data em que é gerado',
    sample: '23/11/2026',
    getText: ({ now }) => formatDate(toIsoDate(now)),
  },
  {
    tag: 'contrato_data_extenso',
    label: 'A mesma data, por extenso',
    sample: '23 de novembro de 2026',
    getText: ({ now }) => formatLongDate(now),
  },
  {
    tag: 'contrato_validade',
    label: 'Último dia para assinar',
    sample: '08/12/2026',
    getText: ({ validityDate }) => formatDate(validityDate),
  },
  {
    tag: 'contrato_validade_dias',
    label: 'Dias para assinar',
    sample: '15',
    getText: ({ validityDays }) => String(validityDays),
  },
  {
    tag: 'item_numero',
    label: 'Número do item',
    sample: '#00042',
    getText: ({ item }) => formatItemNumber(item.id),
  },
  {
    tag: 'item_titulo',
    label: 'Nome do item',
    sample: 'Casa de praia',
    getText: ({ item }) => nullIfBlank(item.name),
  },
  {
    tag: 'item_valor',
    label: 'Valor do item',
    sample: 'R$ 24.900,00',
    getText: ({ item }) => (item.amount === 0 ? null : formatMoney(item.amount)),
  },
  {
    tag: 'item_valor_extenso',
    label: 'Valor do item, por extenso',
    sample: 'vinte e quatro mil e novecentos reais',
    getText: ({ item }) => (item.amount === 0 ? null : formatSpelledOutMoney(item.amount)),
  },
];

const clientFields: Field[] = [
  ...customerTagFields.map(
    ({ getText, ...field }): Field => ({
      ...field,
      getText: ({ customer, item }) => getText(customer ?? item.customer),
    }),
  ),
  ...customerRecordTagFields.map(
    ({ getText, ...field }): Field => ({
      ...field,
      getText: ({ customer }) => customer && getText(customer),
    }),
  ),
];

/** Without a proposal, whoever owns the item offers. */
const companyFields: Field[] = sellerTagFields.map(({ getText, ...field }) => ({
  ...field,
  getText: (source) => {
    const asked = asProposal(source);
    if (asked) return getText(asked);
    if (field.tag === 'empresa_nome') return nullIfBlank(source.companyName);
    if (field.tag === 'data') return formatDate(toIsoDate(source.now));
    return field.tag === 'vendedor_nome' ? nullIfBlank(formatOwnersLabels(source.item).full) : null;
  },
}));

/** Line for a handwritten signature, with the signer's name. */
const SIGNATURE_LINE = '______________________________________';

const signedBy = (...lines: (string | null)[]): string =>
  [SIGNATURE_LINE, ...lines.filter(Boolean)].join('\n');

/** Returns the lines below the signature of the company: its name and document, and who signs for it. */
function getCompanySignatureLines(companyName: string, company: CompanyData | undefined): string[] {
  if (!company) return [companyName, 'Contratada'];
  const { legalName, document, representative } = company;
  return [
    legalName || companyName,
    formatCpfOrCnpj(document),
    [representative.name, representative.position].filter(Boolean).join(', '),
    representative.document && `CPF ${formatCpfOrCnpj(representative.document)}`,
    'Contratada',
  ];
}

const signatureFields: Field[] = [
  {
    tag: 'assinatura_contratante',
    label: 'Lugar da assinatura do cliente, com nome e CPF ou CNPJ',
    sample: `${SIGNATURE_LINE}\nCarla Schmidt`,
    getText: ({ customer, item }) => {
      const { name, document } = customer ?? item.customer;
      return signedBy(name, document && formatCpfOrCnpj(document), 'Contratante');
    },
  },
  {
    tag: 'assinatura_contratada',
    label: 'Lugar da assinatura da empresa, com CNPJ e representante legal',
    sample: `${SIGNATURE_LINE}\nGirassol Energia Solar`,
    getText: ({ companyName, company }) => signedBy(...getCompanySignatureLines(companyName, company)),
  },
  {
    tag: 'assinatura_testemunha_1',
    label: 'Lugar da assinatura da primeira testemunha',
    sample: `${SIGNATURE_LINE}\nTestemunha 1`,
    getText: () => signedBy('Testemunha 1', 'CPF:'),
  },
  {
    tag: 'assinatura_testemunha_2',
    label: 'Lugar da assinatura da segunda testemunha',
    sample: `${SIGNATURE_LINE}\nTestemunha 2`,
    getText: () => signedBy('Testemunha 2', 'CPF:'),
  },
];

const asProposal = ({ proposal, ...rest }: ContractDocumentSource): ProposalDocumentSource | null =>
  proposal && { ...rest, proposal };

const ofItem = ({ getText, ...field }: TemplateField<BoardItem>): Field => ({
  ...field,
  getText: ({ item }) => getText(item),
});

/** Fields of the item that are used if its proposal lacks the value or the item has no proposal. */
const itemFallbackFields: Field[] = [...workSiteTagFields, ...systemTagFields].map((field) =>
  field.tag === 'sistema_potencia'
    ? { ...field, getText: ({ item: { power } }) => (power === 0 ? null : formatPower(power)) }
    : ofItem(field),
);

/** A family of proposals in a contract: empty where none was chosen, but for what the item itself knows. */
function ofProposal(
  family: TemplateTagFamily<ProposalDocumentSource>,
): TemplateTagFamily<ContractDocumentSource> {
  const tags = new Set(family.loop === null ? family.fields.map(({ tag }) => tag) : []);
  const { title, mendedAt } = family;
  const ofItemAlone = createTagFamily({
    title,
    mendedAt,
    fields: itemFallbackFields.filter(({ tag }) => tags.has(tag)),
  });
  return {
    ...family,
    getData(source): TemplateData {
      const asked = asProposal(source);
      return { ...ofItemAlone.getData(source), ...(asked && family.getData(asked)) };
    },
  };
}

/**
 * Returns the services and products that are sold besides equipment: the lines of an activity, else the services of the
 * proposal's price.
 */
function getServiceLines({ item, proposal }: ContractDocumentSource): readonly TemplateServiceLine[] {
  if (item.afterSalesData) return item.afterSalesData.services;
  return (proposal?.revenueData?.serviceCosts ?? []).map(({ name, value }) => ({
    serviceName: name,
    type: 'SERVICE',
    quantity: 1,
    price: value,
    priceComps: [],
  }));
}

/**
 * All tags of a contract template (contracts-021, contracts-022): data of the contract, customer, company and
 * work site, data of the proposal, and tags that only contracts have.
 */
export const contractTagFamilies: TemplateTagFamily<ContractDocumentSource>[] = [
  createTagFamily({ title: 'Contrato', mendedAt: 'item', fields: contractFields }),
  createTagFamily({ title: 'Lugares das assinaturas', mendedAt: null, fields: signatureFields }),
  createTagFamily({ title: 'Cliente', mendedAt: 'customer', fields: clientFields }),
  createTagFamily({ title: 'Empresa e vendedor', mendedAt: 'account', fields: companyFields }),
  createTagFamily({ title: 'Dados da empresa', mendedAt: 'account', fields: companyTagFields }),
  createTagFamily<ContractDocumentSource>({
    title: 'Obra',
    mendedAt: 'item',
    // Its city stands with the consumption.
    fields: [...workSiteTagFields.filter(({ tag }) => tag !== 'obra_cidade'), ...siteSurveyTagFields].map(
      ofItem,
    ),
  }),
  ...proposalOfferTagFamilies.map(ofProposal),
  ...contractChartAndEmissionTagFamilies,
  createRepeatedTagFamily({
    title: 'Serviços e produtos',
    mendedAt: 'price',
    loop: 'servicos',
    getLines: getServiceLines,
    fields: serviceTagFields,
  }),
];
