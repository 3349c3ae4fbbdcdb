import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { extractDigits, formatTime, toPhoneDigits } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../audit';
import { loadCompany } from './load-company';

type Change = ParsedRequestBody<'PATCH /users/user/:userId'>;

/** Throws 403 unless the caller is the user that the address names: people change their own data only. */
export function requireSelf({ userId }: Caller, addressedId: string): void {
  if (userId !== addressedId) throw notAllowed('Cada pessoa vê e altera só os próprios dados.');
}

/** Throws 403 unless the caller owns the account. */
export function requireCompanyOwner({ session }: Caller): void {
  if (session.type !== 'MANAGER') throw notAllowed('Só o titular da conta altera os dados da empresa.');
}

/**
 * Changes the caller's own name and phone and, for the owner, the company and its representative. Throws 409 if the company
 * was changed after `version`. Open screens of the account load what changed.
 */
export async function changeAccountData(
  tx: Tx,
  caller: Caller,
  { personalData, company, representative, version }: Change,
): Promise<void> {
  const { accountId, userId } = caller;
  if (company || representative) {
    requireCompanyOwner(caller);
    const held = await lockCompanyData(tx, caller);
    refuseOlder(held, version);
    const { tradeName, ...facts } = company ?? {};
    await recordCompanyChange(tx, caller, { company, representative });
    if (tradeName !== undefined)
      await tx.updateTable('accounts').set({ name: tradeName }).where('id', '=', accountId).execute();
    await saveCompanyData(tx, caller, held, {
      data: JSON.stringify({
        ...held.data,
        ...(company && {
          ...facts,
          phone: toPhoneDigits(company.phone),
          address: { ...company.address, postalCode: extractDigits(company.address.postalCode) },
        }),
        ...(representative && { representative }),
      }),
    });
  }
  if (personalData)
    await tx
      .updateTable('users')
      .set({
        name: personalData.name,
        phone: toPhoneDigits(personalData.phone),
        // Whoever edits this person meanwhile is told, and does not bring the former name back.
        rights_version: sql<number>`rights_version + 1`,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .execute();
  await publishEvent(tx, caller, { kind: 'account-changed' });
}

/** Sets the logo of the company, or takes it away (null). Open screens of the account load it. */
export async function setCompanyLogo(tx: Tx, caller: Caller, fileId: string | null): Promise<void> {
  const held = await lockCompanyData(tx, caller);
  if (fileId !== null)
    await tx
      .updateTable('stored_files')
      .set({ is_public: true })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', fileId)
      .execute();
  await saveCompanyData(tx, caller, held, { logo_file_id: fileId });
  await recordAuditEntry(tx, caller, { area: 'data', action: fileId ? 'set-logo' : 'remove-logo' });
  await publishEvent(tx, caller, { kind: 'account-changed' });
}

/** Records what changes of the company, before it does. */
async function recordCompanyChange(
  tx: Tx,
  caller: Caller,
  { company, representative }: Pick<Change, 'company' | 'representative'>,
): Promise<void> {
  const { tradeName, data } = await loadCompany(tx, caller.accountId);
  const { representative: representativeBefore, ...companyBefore } = data;
  if (company)
    await recordAuditEntry(tx, caller, {
      area: 'data',
      action: 'change-company',
      before: { ...companyBefore, tradeName },
      after: company,
    });
  if (representative)
    await recordAuditEntry(tx, caller, {
      area: 'data',
      action: 'change-representative',
      // The log is never changed: it names the person, and stores no documents of them.
      before: { name: representativeBefore.name },
      after: { name: representative.name },
    });
}

/** Locks the data of the caller's company until the transaction ends, and creates them if nothing was saved before. */
async function lockCompanyData(tx: Tx, { accountId }: Caller): Promise<Row<'company_data'>> {
  const { data } = await loadCompany(tx, accountId);
  await tx
    .insertInto('company_data')
    .values({ account_id: accountId, version: 0, data: JSON.stringify(data), changed_by: '' })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return tx
    .selectFrom('company_data')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function saveCompanyData(
  tx: Tx,
  caller: Caller,
  { version }: Row<'company_data'>,
  change: { data: string } | { logo_file_id: string | null },
): Promise<void> {
  const actor = await loadActor(tx, caller);
  await tx
    .updateTable('company_data')
    .set({ ...change, version: version + 1, changed_by: actor.name, changed_at: sql<Date>`now()` })
    .where('account_id', '=', caller.accountId)
    .execute();
}

function refuseOlder(held: Row<'company_data'>, version: number | undefined): void {
  if (version === undefined || version >= held.version) return;
  throw new Refusal(
    409,
    `${held.changed_by} alterou estes dados às ${formatTime(held.changed_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
}
