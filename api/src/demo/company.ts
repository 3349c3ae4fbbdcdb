import type { Tx } from '@girassol/api-platform/database';
import type { CompanyData } from '@girassol/shared-domain/contract';
import type { DemoUser } from './timeline';

/** CNPJ of examples, which belongs to nobody. */
const DOCUMENT = '11222333000181';

/** Inserts the data of a demonstration account's company, as its owner would have typed them. */
export async function writeCompany(
  tx: Tx,
  { accountId, name, manager, at }: { accountId: string; name: string; manager: DemoUser; at: Date },
): Promise<void> {
  const data: CompanyData = {
    legalName: `${name} Ltda.`,
    document: DOCUMENT,
    stateRegistration: '',
    phone: '4733330000',
    email: manager.email,
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
      name: manager.name,
      document: '52998224725',
      rg: '',
      nationality: 'brasileira',
      maritalStatus: '',
      profession: '',
      position: 'Administração',
    },
  };
  await tx
    .insertInto('company_data')
    .values({
      account_id: accountId,
      version: 1,
      data: JSON.stringify(data),
      changed_by: manager.name,
      changed_at: at,
    })
    .execute();
}
