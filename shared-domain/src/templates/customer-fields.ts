import type { CustomerRecord } from '../contract/customers';
import {
  customerMergePartLabels,
  customerFieldDefinitions as fields,
} from '../customers/customer-field-definitions';
import { formatCpfOrCnpj } from '../documents/documents';
import { formatPhone, formatPostalCode } from '../formats/contacts';
import { nullIfBlank, type TemplateField } from './template-fields';

type KnownCustomer = Pick<
  CustomerRecord,
  'name' | 'document' | 'phone' | 'whatsapp' | 'email' | 'address' | 'city' | 'uf'
>;

const written = (text: string, format: (text: string) => string) => (text === '' ? null : format(text));

/** Tags for customer data that every kind of document template has. */
export const customerTagFields: TemplateField<KnownCustomer>[] = [
  {
    tag: 'cliente_nome',
    label: fields.name.label,
    sample: 'Carla Schmidt',
    getText: ({ name }) => nullIfBlank(name),
  },
  {
    tag: 'cliente_documento',
    label: fields.document.label,
    sample: '529.982.247-25',
    getText: ({ document }) => written(document, formatCpfOrCnpj),
  },
  {
    tag: 'cliente_telefone',
    label: fields.phone.label,
    sample: '(47) 3333-1234',
    getText: ({ phone }) => written(phone, formatPhone),
  },
  {
    tag: 'cliente_whatsapp',
    label: fields.whatsapp.label,
    sample: '(47) 99999-1234',
    getText: ({ whatsapp }) => written(whatsapp, formatPhone),
  },
  {
    tag: 'cliente_email',
    label: fields.email.label,
    sample: 'carla@exemplo.com.br',
    getText: ({ email }) => nullIfBlank(email),
  },
  {
    tag: 'cliente_endereco',
    label: customerMergePartLabels.address,
    sample: 'Rua das Palmeiras, 120, Centro',
    getText: ({ address }) => nullIfBlank(address),
  },
  {
    tag: 'cliente_endereco_completo',
    label: `${customerMergePartLabels.address}, com cidade e UF`,
    sample: 'Rua das Palmeiras, 120, Centro, Blumenau/SC',
    getText: ({ address, city, uf }) =>
      address.trim() === ''
        ? null
        : [address, [city, uf].filter(Boolean).join('/')].filter(Boolean).join(', '),
  },
  {
    tag: 'cliente_cidade',
    label: fields.city.label,
    sample: 'Blumenau',
    getText: ({ city }) => nullIfBlank(city),
  },
  { tag: 'cliente_uf', label: fields.uf.label, sample: 'SC', getText: ({ uf }) => nullIfBlank(uf) },
];

/**
 * Tags for customer data that are only available if the complete customer record is loaded, such as the
 * postal code.
 */
export const customerRecordTagFields: TemplateField<CustomerRecord>[] = [
  {
    tag: 'cliente_cep',
    label: fields.postalCode.label,
    sample: '89010-025',
    getText: ({ postalCode }) => written(postalCode, formatPostalCode),
  },
  { tag: 'cliente_rg', label: fields.rg.label, sample: '4.123.456', getText: ({ rg }) => nullIfBlank(rg) },
  {
    tag: 'cliente_nacionalidade',
    label: fields.nationality.label,
    sample: 'brasileira',
    getText: ({ nationality }) => nullIfBlank(nationality),
  },
  {
    tag: 'cliente_profissao',
    label: fields.profession.label,
    sample: 'arquiteta',
    getText: ({ profession }) => nullIfBlank(profession),
  },
  {
    tag: 'cliente_responsavel',
    label: 'Responsável pela empresa',
    sample: 'Carla Schmidt',
    getText: ({ personInCharge }) => nullIfBlank(personInCharge.name),
  },
  {
    tag: 'cliente_responsavel_cpf',
    label: fields.inChargeCpf.label,
    sample: '529.982.247-25',
    getText: ({ personInCharge }) => written(personInCharge.cpf, formatCpfOrCnpj),
  },
];
