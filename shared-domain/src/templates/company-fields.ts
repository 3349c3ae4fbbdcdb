import type { CompanyData } from '../contract/company';
import { formatCpfOrCnpj, getTaxDocumentTypeLabel } from '../documents/documents';
import { formatPhone, formatPostalCode } from '../formats/contacts';
import { nullIfBlank, type TemplateField } from './template-fields';

/** Source of tags that may know the company's data besides its name. */
interface CompanySource {
  company?: CompanyData | undefined;
}

/** Formats the address of a company as one line: `Rua das Palmeiras, 120, sala 2, Centro, Blumenau/SC, CEP 89010-025`. */
export function formatCompanyAddress({ address: parts }: Pick<CompanyData, 'address'>): string {
  const { address, number, complement, district, city, uf, postalCode } = parts;
  if (address === '') return '';
  const cityAndState = [city, uf].filter(Boolean).join('/');
  const postal = postalCode && `CEP ${formatPostalCode(postalCode)}`;
  return [address, number, complement, district, cityAndState, postal].filter(Boolean).join(', ');
}

const ofCompany =
  (getText: (company: CompanyData) => string) =>
  ({ company }: CompanySource): string | null =>
    company ? nullIfBlank(getText(company)) : null;

const ofRepresentative = (part: keyof CompanyData['representative']) =>
  ofCompany(({ representative }) => representative[part]);

/** Tags of document templates for the company of the account, besides its name, and for the person who signs for it. */
export const companyTagFields: TemplateField<CompanySource>[] = [
  {
    tag: 'empresa_razao_social',
    label: 'Razão social da empresa',
    sample: 'Girassol Energia Solar Ltda.',
    getText: ofCompany(({ legalName }) => legalName),
  },
  {
    tag: 'empresa_documento',
    label: 'CNPJ ou CPF da empresa',
    sample: '11.222.333/0001-81',
    getText: ofCompany(({ document }) => formatCpfOrCnpj(document)),
  },
  {
    tag: 'empresa_documento_tipo',
    label: 'Tipo do documento da empresa: CNPJ ou CPF',
    sample: 'CNPJ',
    getText: ofCompany(({ document }) => document && getTaxDocumentTypeLabel(document)),
  },
  {
    tag: 'empresa_inscricao_estadual',
    label: 'Inscrição estadual da empresa',
    sample: '254.123.456',
    getText: ofCompany(({ stateRegistration }) => stateRegistration),
  },
  {
    tag: 'empresa_telefone',
    label: 'Telefone da empresa',
    sample: '(47) 3333-4321',
    getText: ofCompany(({ phone }) => phone && formatPhone(phone)),
  },
  {
    tag: 'empresa_email',
    label: 'E-mail da empresa',
    sample: 'contato@girassol.com.br',
    getText: ofCompany(({ email }) => email),
  },
  {
    tag: 'empresa_endereco',
    label: 'Endereço da empresa',
    sample: 'Rua das Palmeiras, 120, Centro, Blumenau/SC, CEP 89010-025',
    getText: ofCompany(formatCompanyAddress),
  },
  {
    tag: 'empresa_cidade',
    label: 'Cidade da empresa',
    sample: 'Blumenau',
    getText: ofCompany(({ address }) => address.city),
  },
  {
    tag: 'empresa_uf',
    label: 'Estado da empresa',
    sample: 'SC',
    getText: ofCompany(({ address }) => address.uf),
  },
  {
    tag: 'empresa_cep',
    label: 'CEP da empresa',
    sample: '89010-025',
    getText: ofCompany(({ address }) => formatPostalCode(address.postalCode)),
  },
  {
    tag: 'representante_nome',
    label: 'Nome do representante legal',
    sample: 'Helena Moreira',
    getText: ofRepresentative('name'),
  },
  {
    tag: 'representante_cpf',
    label: 'CPF do representante legal',
    sample: '529.982.247-25',
    getText: ofCompany(({ representative }) => formatCpfOrCnpj(representative.document)),
  },
  {
    tag: 'representante_rg',
    label: 'RG do representante legal',
    sample: '4.123.456',
    getText: ofRepresentative('rg'),
  },
  {
    tag: 'representante_nacionalidade',
    label: 'Nacionalidade do representante legal',
    sample: 'brasileira',
    getText: ofRepresentative('nationality'),
  },
  {
    tag: 'representante_estado_civil',
    label: 'Estado civil do representante legal',
    sample: 'casada',
    getText: ofRepresentative('maritalStatus'),
  },
  {
    tag: 'representante_profissao',
    label: 'Profissão do representante legal',
    sample: 'engenheira eletricista',
    getText: ofRepresentative('profession'),
  },
  {
    tag: 'representante_cargo',
    label: 'Cargo do representante legal',
    sample: 'Sócia-administradora',
    getText: ofRepresentative('position'),
  },
];
