import { customerFieldDefinitions as fields } from '../../customers/customer-field-definitions';
import type { ImportProperty } from './property';

/** Maximum amount in reais in an imported cell, equal to the maximum of the API's schemas. */
export const MAX_AMOUNT_REAIS = 9_999_999_999.99;

const optional = { isRequired: false } as const;

/** Import property for the owner of the imported customer or item; shared by all types with owners. */
export const ownerProperty: ImportProperty = {
  name: 'id_colaborador_proprietario',
  label: 'Colaborador responsável',
  kind: 'person',
  ...optional,
  maxLength: 254,
  example: 'Carla Menezes',
  help: 'Nome, e-mail ou código do colaborador; vazio, o registro fica com quem importa.',
};

const propertiesWithoutOwner = [
  {
    name: 'nome',
    label: 'Nome',
    kind: 'text',
    isRequired: true,
    maxLength: fields.name.most,
    nameKind: 'ANY',
    example: 'Maria Aparecida Souza',
    help: 'Nome completo da pessoa ou razão social da empresa.',
  },
  {
    name: 'email',
    label: 'E-mail',
    kind: 'email',
    ...optional,
    maxLength: fields.email.most,
    example: 'maria.souza@exemplo.com.br',
    help: 'Um endereço por célula.',
  },
  {
    name: 'cpf_ou_cnpj',
    label: 'CPF ou CNPJ',
    kind: 'document',
    ...optional,
    example: '529.982.247-25',
    help: 'Com ou sem pontuação; é por ele que um cliente já cadastrado é reconhecido.',
  },
  {
    name: 'rg',
    label: 'RG',
    kind: 'text',
    ...optional,
    maxLength: fields.rg.most,
    example: '12.345.678-9',
    help: 'Registro geral, como está no documento.',
  },
  {
    name: 'telefone',
    label: 'Telefone',
    kind: 'phone',
    ...optional,
    example: '(47) 3333-4444',
    help: 'Com DDD, um número por célula.',
  },
  {
    name: 'whatsapp',
    label: 'WhatsApp',
    kind: 'phone',
    ...optional,
    example: '(47) 99999-8888',
    help: 'Com DDD, um número por célula.',
  },
  {
    name: 'UF',
    label: 'Estado (UF)',
    kind: 'uf',
    ...optional,
    example: 'SC',
    help: 'Sigla ou nome do estado.',
  },
  {
    name: 'cidade',
    label: 'Cidade',
    kind: 'text',
    ...optional,
    maxLength: fields.city.most,
    example: 'Blumenau',
    help: 'Nome do município.',
  },
  {
    name: 'origem',
    label: 'Origem',
    kind: 'text',
    ...optional,
    maxLength: fields.origin.most,
    example: 'Indicação',
    help: 'De onde o cliente veio: indicação, site, feira.',
  },
  {
    name: 'endereco',
    label: 'Endereço completo',
    kind: 'text',
    ...optional,
    maxLength: fields.street.most,
    example: '',
    help: 'Para quem tem o endereço inteiro em uma só coluna; senão use logradouro, número e bairro.',
  },
  {
    name: 'cep',
    label: 'CEP',
    kind: 'cep',
    ...optional,
    example: '89010-000',
    help: 'Oito dígitos, com ou sem hífen.',
  },
  {
    name: 'logradouro',
    label: 'Logradouro',
    kind: 'text',
    ...optional,
    maxLength: fields.street.most,
    example: 'Rua das Palmeiras',
    help: 'Rua, avenida ou estrada, sem o número.',
  },
  {
    name: 'numero',
    label: 'Número',
    kind: 'text',
    ...optional,
    maxLength: fields.number.most,
    example: '120',
    help: 'Número do endereço; S/N também vale.',
  },
  {
    name: 'bairro',
    label: 'Bairro',
    kind: 'text',
    ...optional,
    maxLength: fields.district.most,
    example: 'Centro',
    help: 'Bairro do endereço.',
  },
  {
    name: 'complemento',
    label: 'Complemento',
    kind: 'text',
    ...optional,
    maxLength: fields.complement.most,
    example: 'Apto. 301',
    help: 'Apartamento, bloco ou ponto de referência.',
  },
  {
    name: 'profissao',
    label: 'Profissão',
    kind: 'text',
    ...optional,
    maxLength: fields.profession.most,
    example: 'Professora',
    help: 'Ocupação do cliente.',
  },
  {
    name: 'nacionalidade',
    label: 'Nacionalidade',
    kind: 'text',
    ...optional,
    maxLength: fields.nationality.most,
    example: 'Brasileira',
    help: 'Nacionalidade do cliente.',
  },
  {
    name: 'renda_mensal',
    label: 'Renda mensal',
    kind: 'money',
    ...optional,
    min: 0,
    max: MAX_AMOUNT_REAIS,
    example: '5.800,00',
    help: 'Em reais; é o mesmo campo do faturamento, para pessoas.',
  },
  {
    name: 'faturamento_mensal',
    label: 'Faturamento mensal',
    kind: 'money',
    ...optional,
    min: 0,
    max: MAX_AMOUNT_REAIS,
    example: '',
    help: 'Em reais; é o mesmo campo da renda, para empresas.',
  },
  {
    name: 'data_de_registro',
    label: 'Data de registro',
    kind: 'date',
    ...optional,
    example: '15/03/2024',
    help: 'Desde quando o cliente está cadastrado, como dd/mm/aaaa.',
  },
  {
    name: 'nome_responsavel',
    label: 'Responsável legal',
    kind: 'text',
    ...optional,
    maxLength: fields.inChargeName.most,
    nameKind: 'PERSON',
    example: '',
    help: 'Quem assina por uma empresa.',
  },
  {
    name: 'cpf_responsavel',
    label: 'CPF do responsável',
    kind: 'cpf',
    ...optional,
    example: '',
    help: 'CPF de quem assina por uma empresa.',
  },
  {
    name: 'observacoes',
    label: 'Observações',
    kind: 'long-text',
    ...optional,
    maxLength: fields.observations.most,
    example: 'Prefere contato à tarde.',
    help: 'Texto livre.',
  },
] as const satisfies readonly ImportProperty[];

/** Name of an import property of a customer, except `id_colaborador_proprietario` (the owner). */
export type CustomerPropertyName = (typeof propertiesWithoutOwner)[number]['name'];

/**
 * Import properties of a customer without the property for the owner. Imports of board items have the same
 * properties with a suffix.
 */
export const customerPropertiesWithoutOwner: readonly ImportProperty[] = propertiesWithoutOwner;

/** Import properties of a customer, 24 in all (imports-015). */
export const customerProperties: readonly ImportProperty[] = [
  ...customerPropertiesWithoutOwner,
  ownerProperty,
];
