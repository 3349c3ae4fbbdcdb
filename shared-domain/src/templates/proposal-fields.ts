import { formatPhone } from '../formats/contacts';
import { formatDate, toIsoDate } from '../formats/dates';
import { formatProposalNumber } from '../proposals/proposal-number';
import { companyTagFields } from './company-fields';
import { customerRecordTagFields, customerTagFields } from './customer-fields';
import { consumptionTagFamilies, generationTagFamilies } from './proposal-energy-fields';
import { equipmentTagFamilies } from './proposal-equipment-fields';
import { priceTagFamilies } from './proposal-price-fields';
import type { ProposalDocumentSource } from './proposal-source';
import { createTagFamily, nullIfBlank, type TemplateField, type TemplateTagFamily } from './template-fields';

type Field = TemplateField<ProposalDocumentSource>;

/** The proposal carries less of its customer than the record does. */
const proposalCustomer = ({ proposal: { customerData } }: ProposalDocumentSource) => ({
  ...customerData,
  document: '',
  whatsapp: '',
  address: '',
});

const clientFields: Field[] = [
  ...customerTagFields.map(
    ({ getText, ...field }): Field => ({
      ...field,
      getText: (source) => getText(source.customer ?? proposalCustomer(source)),
    }),
  ),
  ...customerRecordTagFields.map(
    ({ getText, ...field }): Field => ({
      ...field,
      getText: ({ customer }) => customer && getText(customer),
    }),
  ),
];

/** Tags of document templates for the account's company and the user who sells. */
export const sellerTagFields: Field[] = [
  {
    tag: 'empresa_nome',
    label: 'Nome da empresa',
    sample: 'Girassol Energia Solar',
    getText: ({ companyName }) => nullIfBlank(companyName),
  },
  {
    tag: 'vendedor_nome',
    label: 'Nome de quem fez a proposta',
    sample: 'Rafael Nunes',
    getText: ({ proposal }) => nullIfBlank(proposal.userData.personalData.name),
  },
  {
    tag: 'vendedor_email',
    label: 'E-mail de quem fez a proposta',
    sample: 'rafael@girassol.com.br',
    getText: ({ proposal }) => nullIfBlank(proposal.userData.email),
  },
  {
    tag: 'vendedor_telefone',
    label: 'Telefone de quem fez a proposta',
    sample: '(47) 99999-4321',
    getText: ({ proposal }) => nullIfBlank(proposal.userData.phone && formatPhone(proposal.userData.phone)),
  },
  {
    tag: 'data',
    label: 'Data de hoje',
    sample: '21/11/2026',
    getText: ({ now }) => formatDate(toIsoDate(now)),
  },
];

const numberFields: Field[] = [
  {
    tag: 'proposta_numero',
    label: 'Número da proposta',
    sample: '#00012',
    getText: ({ proposal: { count } }) => (count === null ? null : formatProposalNumber(count)),
  },
  {
    tag: 'proposta_data',
    label: 'Data em que foi feita',
    sample: '18/11/2026',
    getText: ({ proposal }) => formatDate(proposal.registryDate),
  },
];

const appearanceTagFields: Field[] = [
  {
    tag: 'proposta_validade',
    label: 'Válida até',
    sample: '03/12/2026',
    getText: ({ proposal: { validityDate } }) => (validityDate === null ? null : formatDate(validityDate)),
  },
  {
    tag: 'proposta_titulo',
    label: 'Título',
    sample: 'Energia solar para a sua casa',
    getText: ({ proposal }) => nullIfBlank(proposal.proposalCustomizationData?.title),
  },
  {
    tag: 'proposta_mensagem',
    label: 'Mensagem',
    sample: 'Carla, preparamos este projeto para você.',
    getText: ({ proposal }) => nullIfBlank(proposal.proposalCustomizationData?.message),
  },
];

/** Tags of a proposal's own data and of its offer. */
export const proposalOfferTagFamilies: TemplateTagFamily<ProposalDocumentSource>[] = [
  createTagFamily({ title: 'Proposta', mendedAt: 'validation', fields: numberFields }),
  createTagFamily({ title: 'Apresentação', mendedAt: 'customisation', fields: appearanceTagFields }),
  ...consumptionTagFamilies,
  ...equipmentTagFamilies,
  ...generationTagFamilies,
  ...priceTagFamilies,
];

/**
 * All tags of a proposal's document template (contracts-021), by family, in the order of the proposal's
 * steps.
 */
export const proposalTagFamilies: TemplateTagFamily<ProposalDocumentSource>[] = [
  createTagFamily({ title: 'Cliente', mendedAt: 'customer', fields: clientFields }),
  createTagFamily({ title: 'Empresa e vendedor', mendedAt: 'account', fields: sellerTagFields }),
  createTagFamily({ title: 'Dados da empresa', mendedAt: 'account', fields: companyTagFields }),
  ...proposalOfferTagFamilies,
];
