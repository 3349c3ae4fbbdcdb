import type { CustomerRecord } from '../contract/customers';
import { fieldsOfCustomer as fields, mergedParts } from '../customers/fields-of-customer';
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
  {
    tag: 'cliente_nome',
    label: fields.name.label,
    sample: 'Carla Schmidt',
    textOf: ({ name }) => known(name),
  },
  {
    tag: 'cliente_documento',
    label: fields.document.label,
    sample: '529.982.247-25',
    textOf: ({ document }) => written(document, formatDocument),
  },
  {
    tag: 'cliente_telefone',
    label: fields.phone.label,
    sample: '(47) 3333-1234',
    textOf: ({ phone }) => written(phone, formatPhone),
  },
  {
    tag: 'cliente_whatsapp',
    label: fields.whatsapp.label,
    sample: '(47) 99999-1234',
    textOf: ({ whatsapp }) => written(whatsapp, formatPhone),
  },
  {
    tag: 'cliente_email',
    label: fields.email.label,
    sample: 'carla@exemplo.com.br',
    textOf: ({ email }) => known(email),
  },
  {
    tag: 'cliente_endereco',
    label: mergedParts.address,
    sample: 'Rua das Palmeiras, 120, Centro',
    textOf: ({ address }) => known(address),
  },
  { tag: 'cliente_cidade', label: fields.city.label, sample: 'Blumenau', textOf: ({ city }) => known(city) },
  { tag: 'cliente_uf', label: fields.uf.label, sample: 'SC', textOf: ({ uf }) => known(uf) },
];

/** Tags of the client that come from the whole record. */
export const customerRecordFields: TemplateField<CustomerRecord>[] = [
  {
    tag: 'cliente_cep',
    label: fields.postalCode.label,
    sample: '89010-025',
    textOf: ({ postalCode }) => written(postalCode, formatPostalCode),
  },
  { tag: 'cliente_rg', label: fields.rg.label, sample: '4.123.456', textOf: ({ rg }) => known(rg) },
  {
    tag: 'cliente_nacionalidade',
    label: fields.nationality.label,
    sample: 'brasileira',
    textOf: ({ nationality }) => known(nationality),
  },
  {
    tag: 'cliente_profissao',
    label: fields.profession.label,
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
    label: fields.inChargeCpf.label,
    sample: '529.982.247-25',
    textOf: ({ personInCharge }) => written(personInCharge.cpf, formatDocument),
  },
];
