import {
  type CreditRequestFields,
  findCreditRequestProblems,
  findIntegratorRegistrationProblems,
  isCompanyRequest,
} from './credit-request';

const TODAY = '2026-11-23';

const request: CreditRequestFields = {
  customerIdentification: '52998224725',
  customerName: 'Maria da Conceição',
  customerEmail: 'maria@exemplo.test',
  customerBirthDate: '1985-05-10',
  customerPhone: '47999887766',
  distributorCnpj: '99990101000114',
  integratorCnpj: '99990138000142',
  monthlyBilling: 9_500,
  electricBillAverage: 475,
  projectValue: 15_876,
  cep: '88010000',
  address: 'Rua das Palmeiras',
  number: '120',
  complement: '',
  district: 'Centro',
  city: 'Florianópolis',
  state: 'SC',
};

const wrong = (changes: Partial<CreditRequestFields>) =>
  findCreditRequestProblems({ ...request, ...changes }, TODAY);
/** Returns the messages for each of these values of a field. */
const collectMessages = <F extends keyof CreditRequestFields>(
  field: F,
  ...values: CreditRequestFields[F][]
) => values.map((value) => wrong({ [field]: value }).map(({ message }) => message));

test('a whole request has nothing wrong; of an empty one each field but the complement says so', () => {
  expect(wrong({})).toEqual([]);
  expect(findCreditRequestProblems({ complement: '' }, TODAY).map(({ path }) => path)).toEqual(
    Object.keys(request)
      .filter((field) => field !== 'complement')
      .sort((one, other) => order.indexOf(one) - order.indexOf(other)),
  );
});
/** As the form asks. */
const order = [
  'customerName',
  'customerEmail',
  'customerIdentification',
  'customerPhone',
  'customerBirthDate',
  'integratorCnpj',
  'distributorCnpj',
  'monthlyBilling',
  'electricBillAverage',
  'projectValue',
  'cep',
  'state',
  'city',
  'address',
  'number',
  'district',
];

test('[financing-030] a name has letters and digits, and what stands in names', () => {
  expect(collectMessages('customerName', 'João @', 'João <b>', '123', ' ')).toEqual(
    Array(4).fill(['Insira o nome completo do cliente (letras e números somente).']),
  );
  expect(collectMessages('customerName', "Sant'Ana & Filhos Ltda.", 'Ana-Maria 2ª', 'José Ação')).toEqual([
    [],
    [],
    [],
  ]);
});

test('[financing-031] the customer has a valid e-mail', () => {
  expect(collectMessages('customerEmail', 'abc', '', 'a@b')).toEqual(
    Array(3).fill(['Insira um e-mail válido para o cliente.']),
  );
});

test('[financing-032] a postal code has eight digits', () => {
  expect(collectMessages('cep', '8801', '', 'abcdefgh', '88010000')).toEqual([
    ...Array(3).fill(['Insira um CEP válido.']),
    [],
  ]);
});

test('[financing-033] street, number, district and complement each say what they want', () => {
  expect([
    wrong({ address: ' ', number: '', district: '', complement: 'x'.repeat(101) }).map(
      ({ message }) => message,
    ),
  ]).toEqual([
    [
      'Insira um logradouro válido.',
      'Insira um número válido.',
      'Insira um nome de bairro válido.',
      'Insira um complemento válido.',
    ],
  ]);
});

test('[financing-034] a city is chosen', () => {
  expect(collectMessages('city', '', ' ')).toEqual(Array(2).fill(['Escolha uma cidade válida.']));
});

test('[financing-035] integrator and supplier have a CNPJ of fourteen characters, with or without letters', () => {
  expect(wrong({ integratorCnpj: '9999010100011', distributorCnpj: '9999010100011' })).toMatchObject([
    { path: 'integratorCnpj', message: 'Insira um CNPJ de integrador válido.' },
    { path: 'distributorCnpj', message: 'Insira um CNPJ de fornecedor válido.' },
  ]);
  expect(wrong({ integratorCnpj: '12ABC34501DE35' })).toEqual([]);
});

test('[financing-036] income, bill and project are worth a cent at least', () => {
  expect(
    wrong({ monthlyBilling: 0, electricBillAverage: 0, projectValue: 0 }).map(({ path }) => path),
  ).toEqual(['monthlyBilling', 'electricBillAverage', 'projectValue']);
  expect(wrong({ monthlyBilling: 0.01, electricBillAverage: 0.01, projectValue: 0.01 })).toEqual([]);
});

test('[financing-037] nobody was born, and no company opened, in the future', () => {
  expect(collectMessages('customerBirthDate', '2026-11-24', '', '1985-02-30')).toEqual(
    Array(3).fill(['Data inválida.']),
  );
  expect(wrong({ customerBirthDate: TODAY })).toEqual([]);
});

test('a document of fourteen characters is a company', () => {
  expect(isCompanyRequest(request)).toBe(false);
  expect(isCompanyRequest({ customerIdentification: '99.990.101/0001-14' })).toBe(true);
});

test('[financing-029] a registration names the company, who answers for it and how to reach them', () => {
  const fields = {
    corporateName: 'Sol Nascente Ltda',
    cnpj: '99990101000114',
    name: 'Rita Alves',
    email: 'rita@exemplo.test',
    phone: '4799988776',
  };
  expect(findIntegratorRegistrationProblems(fields)).toEqual([]);
  expect(
    findIntegratorRegistrationProblems({
      corporateName: ' ',
      cnpj: '9999010100011',
      name: '',
      email: 'rita',
      phone: '479998877',
    }),
  ).toMatchObject([
    { path: 'corporateName', message: 'Insira a sua Razão Social.' },
    { path: 'cnpj', message: 'Insira o seu CNPJ.' },
    { path: 'name', message: 'Insira o nome do responsável.' },
    { path: 'email', message: 'Insira um e-mail válido.' },
    { path: 'phone', message: 'Insira um número válido.' },
  ]);
});
