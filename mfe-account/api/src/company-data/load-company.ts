import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Row, Tx } from '@girassol/api-platform/database';
import { buildProposalImagePath, isCpf } from '@girassol/shared-domain';
import type { CompanyAddress, CompanyData, LegalRepresentative } from '@girassol/shared-domain/contract';

/** Company of an account with its name, logo and version. */
export interface LoadedCompany {
  tradeName: string;
  data: CompanyData;
  /** Address of the logo; empty without one. */
  logoUrl: string;
  /** Counts the changes; 0 until something is saved. */
  version: number;
}

const noAddress: CompanyAddress = {
  postalCode: '',
  uf: '',
  city: '',
  address: '',
  district: '',
  number: '',
  complement: '',
};

const noRepresentative: LegalRepresentative = {
  name: '',
  document: '',
  rg: '',
  nationality: '',
  maritalStatus: '',
  profession: '',
  position: '',
};

/**
 * Loads the company of an account. Until its owner saves something, it is filled with what signup and billing know: payer,
 * document and address, and the owner's phone and e-mail.
 */
export async function loadCompany(tx: Tx, accountId: string): Promise<LoadedCompany> {
  const { name: tradeName } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('company_data')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    tradeName,
    data: row?.data ?? (await deriveCompanyData(tx, accountId)),
    logoUrl: buildLogoUrl(accountId, row),
    version: row?.version ?? 0,
  };
}

/** Loads the address of the logo of an account's company; empty without one. */
export async function loadCompanyLogoUrl(tx: Tx, accountId: string): Promise<string> {
  const row = await tx
    .selectFrom('company_data')
    .select('logo_file_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return buildLogoUrl(accountId, row);
}

const buildLogoUrl = (accountId: string, row?: Pick<Row<'company_data'>, 'logo_file_id'>): string =>
  row?.logo_file_id ? buildProposalImagePath(accountId, row.logo_file_id) : '';

async function deriveCompanyData(tx: Tx, accountId: string): Promise<CompanyData> {
  const { name, phone, email } = await loadAccountOwner(tx, accountId);
  const subscription = await tx
    .selectFrom('subscriptions')
    .select('payer')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const payer = subscription?.payer;
  const isPerson = payer !== undefined && isCpf(payer.document);
  return {
    legalName: payer?.name ?? '',
    document: payer?.document ?? '',
    stateRegistration: '',
    phone,
    email,
    address: payer?.address ?? noAddress,
    // A person who pays is not always the owner.
    representative: isPerson
      ? { ...noRepresentative, name: payer.name, document: payer.document }
      : { ...noRepresentative, name },
  };
}
