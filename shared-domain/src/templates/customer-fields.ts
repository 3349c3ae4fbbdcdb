import type { CustomerRecord } from '../contract/customers';
import { formatDocument } from '../documents/documents';
import { formatPhone, formatPostalCode } from '../formats/contacts';
import { known, type TemplateField } from './template-fields';

type KnownCustomer = Pick<
  CustomerRecord,
  'name' | 'document' | 'phone' | 'whatsapp' | 'email' | 'address' | 'city' | 'uf'
>;

const written = (text: string, format: (text: string) => string) => (text === '' ? null : format(text));

/** Tags of the client that every kind of document has. */
export const customerFields: TemplateField<KnownCustomer>[] = [
  { tag: 'cliente_nome', label: 'Nome', sample: 'Carla Schmidt', textOf: ({ name }) => known(name) },
  {
    tag: 'cliente_documento',
    label: 'CPF ou CNPJ',
    sample: '529.982.247-25',
    textOf: ({ document }) => written(document, formatDocument),
  },
  {
    tag: 'cliente_telefone',
    label: 'Telefone',
    sample: '(47) 3333-1234',
    textOf: ({ phone }) => written(phone, formatPhone),
  },
  {
    tag: 'cliente_whatsapp',
    label: 'WhatsApp',
    sample: '(47) 99999-1234',
    textOf: ({ whatsapp }) => written(whatsapp, formatPhone),
  },
  {
    tag: 'cliente_email',
    label: 'E-mail',
    sample: 'carla@exemplo.com.br',
    textOf: ({ email }) => known(email),
  },
  {
    tag: 'cliente_endereco',
    label: 'Endereço',
    sample: 'Rua das Palmeiras, 120, Centro',
    textOf: ({ address }) => known(address),
  },
  { tag: 'cliente_cidade', label: 'Cidade', sample: 'Blumenau', textOf: ({ city }) => known(city) },
  { tag: 'cliente_uf', label: 'Estado', sample: 'SC', textOf: ({ uf }) => known(uf) },
];

/** Tags of the client that come from the whole record. */
export const customerRecordFields: TemplateField<CustomerRecord>[] = [
  {
    tag: 'cliente_cep',
    label: 'CEP',
    sample: '89010-025',
    textOf: ({ postalCode }) => written(postalCode, formatPostalCode),
  },
  { tag: 'cliente_rg', label: 'RG', sample: '4.123.456', textOf: ({ rg }) => known(rg) },
  {
    tag: 'cliente_nacionalidade',
    label: 'Nacionalidade',
    sample: 'brasileira',
    textOf: ({ nationality }) => known(nationality),
  },
  {
    tag: 'cliente_profissao',
    label: 'Profissão',
    sample: 'arquiteta',
    textOf: ({ profession }) => known(profession),
  },
  {
    tag: 'cliente_responsavel',
    label: 'Responsável pela empresa',
    sample: 'Carla Schmidt',
    textOf: ({ personInCharge }) => known(personInCharge.name),
  },
  {
    tag: 'cliente_responsavel_cpf',
    label: 'CPF do responsável',
    sample: '529.982.247-25',
    textOf: ({ personInCharge }) => written(personInCharge.cpf, formatDocument),
  },
];
