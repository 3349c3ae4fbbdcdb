import type { CompanyData } from '../contract/company';
import { companyTagFields, formatCompanyAddress } from './company-fields';
import { contractTagFamilies } from './contract-fields';

const company: CompanyData = {
  legalName: 'Sol do Vale Ltda.',
  document: '12ABC34501DE35',
  stateRegistration: '',
  phone: '4733334321',
  email: 'contato@sol.test',
  address: {
    postalCode: '89010025',
    uf: 'SC',
    city: 'Blumenau',
    address: 'Rua das Palmeiras',
    district: 'Centro',
    number: '120',
    complement: '',
  },
  representative: {
    name: 'Helena Moreira',
    document: '52998224725',
    rg: '',
    nationality: 'brasileira',
    maritalStatus: 'casada',
    profession: 'engenheira',
    position: 'Sócia-administradora',
  },
};

const fill = (source: { company?: CompanyData }) =>
  Object.fromEntries(companyTagFields.map(({ tag, getText }) => [tag, getText(source)]));

test('the tags of the company and its representative are filled as people write them', () => {
  expect(fill({ company })).toEqual({
    empresa_razao_social: 'Sol do Vale Ltda.',
    empresa_documento: '12.ABC.345/01DE-35',
    empresa_documento_tipo: 'CNPJ',
    empresa_inscricao_estadual: null,
    empresa_telefone: '(47) 3333-4321',
    empresa_email: 'contato@sol.test',
    empresa_endereco: 'Rua das Palmeiras, 120, Centro, Blumenau/SC, CEP 89010-025',
    empresa_cidade: 'Blumenau',
    empresa_uf: 'SC',
    empresa_cep: '89010-025',
    representante_nome: 'Helena Moreira',
    representante_cpf: '529.982.247-25',
    representante_rg: null,
    representante_nacionalidade: 'brasileira',
    representante_estado_civil: 'casada',
    representante_profissao: 'engenheira',
    representante_cargo: 'Sócia-administradora',
  });
});

test('a company without a document has no type of document either', () => {
  expect(fill({ company: { ...company, document: '' } })).toMatchObject({ empresa_documento_tipo: null });
});

test('the document of a company without CNPJ is a CPF', () => {
  expect(fill({ company: { ...company, document: '52998224725' } })).toMatchObject({
    empresa_documento: '529.982.247-25',
    empresa_documento_tipo: 'CPF',
  });
});

test('without the data of the company no tag has a value', () => {
  expect(Object.values(fill({})).every((text) => text === null)).toBe(true);
});

test('an address without a street is no address', () => {
  expect(formatCompanyAddress({ address: { ...company.address, address: '' } })).toBe('');
});

test('the line of the signature names the company, its document and its representative', () => {
  const family = contractTagFamilies.find(({ title }) => title === 'Lugares das assinaturas');
  const source = { companyName: 'Sol', company, customer: { name: 'Carla', document: '' } };
  // These tags read nothing else of a contract.
  const data = family?.getData(source as Parameters<typeof family.getData>[0]);
  expect(String(data?.assinatura_contratada).split('\n').slice(1)).toEqual([
    'Sol do Vale Ltda.',
    '12.ABC.345/01DE-35',
    'Helena Moreira, Sócia-administradora',
    'CPF 529.982.247-25',
    'Contratada',
  ]);
});
