import { ONE_PIXEL_PNG, type TestFile } from '../../form';
import type { RequestExamples } from '../example';

const logo: TestFile = { name: 'marca.png', content: ONE_PIXEL_PNG };

/** Example requests for tests: routes of people's own data, of the data of the company, and of the first steps of an account. */
export const companyDataExamples = {
  'GET /accounts/first-steps': () => ({}),
  'PUT /accounts/first-steps': () => ({ body: { isHidden: true } }),
  'GET /users/user/:userId': ({ userId }) => ({ params: { userId } }),
  'PATCH /users/user/:userId': ({ userId }) => ({
    params: { userId },
    body: {
      personalData: { name: 'Helena Moreira Prado', phone: '(47) 99999-4321' },
      company: {
        tradeName: 'Sol Nascente',
        legalName: 'Sol Nascente Energia Ltda.',
        document: '11.222.333/0001-81',
        stateRegistration: '254.123.456',
        phone: '(47) 3333-4321',
        email: 'contato@girassol.test',
        address: {
          postalCode: '89010-025',
          uf: 'SC',
          city: 'Blumenau',
          address: 'Rua das Palmeiras',
          district: 'Centro',
          number: '120',
          complement: 'sala 2',
        },
      },
      representative: {
        name: 'Helena Moreira',
        document: '529.982.247-25',
        rg: '4.123.456',
        nationality: 'brasileira',
        maritalStatus: 'casada',
        profession: 'engenheira',
        position: 'Sócia-administradora',
      },
      version: 10,
    },
  }),
  'POST /users/logo/:userId': ({ userId }) => ({
    params: { userId },
    body: {},
    file: logo,
  }),
  'DELETE /users/logo/:userId': ({ userId }) => ({ params: { userId } }),
} satisfies Partial<RequestExamples>;
