import type { CustomerRecord } from '../contract/customers';
import type { Proposal } from '../contract/proposals';
import { formatPhone } from '../formats/contacts';
import { formatDate, toIsoDate } from '../formats/dates';
import { formatProposalNumber } from '../proposals/proposal-number';
import { customerFields, customerRecordFields } from './customer-fields';
import { consumptionFamilies, generationFamilies } from './proposal-energy-fields';
import { equipmentFamilies } from './proposal-equipment-fields';
import { priceFamilies } from './proposal-price-fields';
import { fieldFamily, known, type TemplateFamily, type TemplateField } from './template-fields';

/** What a proposal document is filled with. */
export interface ProposalSource {
  proposal: Proposal;
  /** Null for who may not open the customer: the proposal itself says who it is. */
  customer: CustomerRecord | null;
  companyName: string;
  /** Epoch milliseconds. */
  now: number;
}

type Field = TemplateField<ProposalSource>;

/** The proposal carries less of its customer than the record does. */
const proposalCustomer = ({ proposal: { customerData } }: ProposalSource) => ({
  ...customerData,
  document: '',
  whatsapp: '',
  address: '',
});

const clientFields: Field[] = [
  ...customerFields.map(
    ({ textOf, ...field }): Field => ({
      ...field,
      textOf: (source) => textOf(source.customer ?? proposalCustomer(source)),
    }),
  ),
  ...customerRecordFields.map(
    ({ textOf, ...field }): Field => ({
      ...field,
      textOf: ({ customer }) => customer && textOf(customer),
    }),
  ),
];

/** Who offers. */
export const sellerFields: Field[] = [
  {
    tag: 'empresa_nome',
    label: 'Nome da empresa',
    sample: 'Girassol Energia Solar',
    textOf: ({ companyName }) => known(companyName),
  },
  {
    tag: 'vendedor_nome',
    label: 'Nome de quem fez a proposta',
    sample: 'Rafael Nunes',
    textOf: ({ proposal }) => known(proposal.userData.personalData.name),
  },
  {
    tag: 'vendedor_email',
    label: 'E-mail de quem fez a proposta',
    sample: 'rafael@girassol.com.br',
    textOf: ({ proposal }) => known(proposal.userData.email),
  },
  {
    tag: 'vendedor_telefone',
    label: 'Telefone de quem fez a proposta',
    sample: '(47) 99999-4321',
    textOf: ({ proposal }) => known(proposal.userData.phone && formatPhone(proposal.userData.phone)),
  },
  {
    tag: 'data',
    label: 'Data de hoje',
    sample: '21/11/2026',
    textOf: ({ now }) => formatDate(toIsoDate(now)),
  },
];

const numberFields: Field[] = [
  {
    tag: 'proposta_numero',
    label: 'Número da proposta',
    sample: '#00012',
    textOf: ({ proposal: { count } }) => (count === null ? null : formatProposalNumber(count)),
  },
  {
    tag: 'proposta_data',
    label: 'Data em que foi feita',
    sample: '18/11/2026',
    textOf: ({ proposal }) => formatDate(proposal.registryDate),
  },
];

const looksFields: Field[] = [
  {
    tag: 'proposta_validade',
    label: 'Válida até',
    sample: '03/12/2026',
    textOf: ({ proposal: { validityDate } }) => (validityDate === null ? null : formatDate(validityDate)),
  },
  {
    tag: 'proposta_titulo',
    label: 'Título',
    sample: 'Energia solar para a sua casa',
    textOf: ({ proposal }) => known(proposal.proposalCustomizationData?.title),
  },
  {
    tag: 'proposta_mensagem',
    label: 'Mensagem',
    sample: 'Carla, preparamos este projeto para você.',
    textOf: ({ proposal }) => known(proposal.proposalCustomizationData?.message),
  },
];

/** What a proposal says of itself, and what it offers. */
export const offerFamilies: TemplateFamily<ProposalSource>[] = [
  fieldFamily({ title: 'Proposta', mendedAt: 'validation', fields: numberFields }),
  fieldFamily({ title: 'Apresentação', mendedAt: 'customisation', fields: looksFields }),
  ...consumptionFamilies,
  ...equipmentFamilies,
  ...generationFamilies,
  ...priceFamilies,
];

/** Tags of a proposal document (contracts-021), family by family in the order in which a proposal is made. */
export const proposalFamilies: TemplateFamily<ProposalSource>[] = [
  fieldFamily({ title: 'Cliente', mendedAt: 'customer', fields: clientFields }),
  fieldFamily({ title: 'Empresa e vendedor', mendedAt: 'account', fields: sellerFields }),
  ...offerFamilies,
];
