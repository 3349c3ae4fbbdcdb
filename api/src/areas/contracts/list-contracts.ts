import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { toIsoDate } from '@girassol/shared-domain';
import type { SaleContract } from '@girassol/shared-domain/contract';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import { currentSignatureSql } from '../items/item-contracts';

interface ContractRow {
  id: string;
  number: number;
  name: string;
  template_id: string | null;
  template_name: string;
  proposal_id: string | null;
  proposal_count: number | null;
  missing: string[];
  user_name: string;
  file_id: string;
  file_name: string;
  validity_date: string;
  registered_at: Date;
  updated_at: Date;
  state: SignatureState | null;
  signed: number | null;
  signers: number | null;
  signature_validity: string | null;
  verify_code: string | null;
}

/** Lists the contracts of an item that are not deleted, newest first (contracts-010). */
export async function listContracts(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  saleId: string,
  links: FileServices['links'],
): Promise<SaleContract[]> {
  const { rows } = await sql<ContractRow>`
    select c.id, c.number, c.name, c.template_id, c.template_name, c.proposal_id, p.count as proposal_count,
      c.missing, u.name as user_name, c.file_id, f.name as file_name, c.validity_date::text,
      c.registered_at, c.updated_at, signature.state, signature.signed, signature.signers,
      signature.validity_date::text as signature_validity, signature.verify_code
    from sale_contracts c
    join users u on u.account_id = c.account_id and u.id = c.user_id
    join stored_files f on f.account_id = c.account_id and f.id = c.file_id
    left join proposals p on p.account_id = c.account_id and p.id = c.proposal_id
    left join lateral (${currentSignatureSql}) signature on true
    where c.account_id = ${accountId} and c.sale_id = ${saleId} and c.deleted_at is null
    order by c.registered_at desc, c.id desc`.execute(tx);
  return Promise.all(
    rows.map(async (row) => ({
      _id: row.id,
      number: row.number,
      name: row.name,
      registryTimestamp: row.registered_at.getTime(),
      registryDate: toIsoDate(row.registered_at.getTime()),
      lastModified: row.updated_at.getTime(),
      validityDate: row.validity_date,
      template: row.template_id ? { _id: row.template_id, name: row.template_name } : null,
      proposal: row.proposal_id ? { _id: row.proposal_id, count: row.proposal_count } : null,
      userName: row.user_name,
      missing: row.missing,
      fileUrl: await links.linkTo(tx, { accountId, fileId: row.file_id, name: row.file_name }),
      signatureState: row.state,
      signature: toContractSignature(row),
    })),
  );
}

const toContractSignature = (row: ContractRow): SaleContract['signature'] =>
  row.state && {
    state: row.state,
    signed: row.signed ?? 0,
    signers: row.signers ?? 0,
    validityDate: row.signature_validity,
    verifyCode: row.verify_code,
  };
