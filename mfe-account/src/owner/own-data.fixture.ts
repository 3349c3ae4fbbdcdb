import type { AccountData } from '@girassol/account-domain/contract';

/** Own data of a collaborator whose account is owned by Marina Duarte. */
export const collaboratorData: AccountData = {
  user: {
    _id: '01a1b6ec-c260-7ab2-a9ee-000000000001',
    email: 'vendedor@girassol.test',
    type: 'VENDOR',
    personalData: { name: 'Rafael Nunes', phone: '' },
  },
  company: null,
  representative: null,
  owner: { name: 'Marina Duarte' },
  version: 0,
};
