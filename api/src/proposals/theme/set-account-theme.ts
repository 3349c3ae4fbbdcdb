import { isDeepStrictEqual } from 'node:util';
import { can } from '@girassol/shared-domain';
import type { ParsedBody, ProposalTheme } from '@girassol/shared-domain/contract';
import type { Caller } from '../../access';
import type { Tx } from '../../database';
import { notAllowed, Refusal } from '../../http/refusal';
import { readSettingsDocument } from '../../settings/read-settings';
import { checkTheme } from './check-theme';

/** Refuses who may not set how the account looks. */
export function requireThemeManager(caller: Caller): void {
  if (!can(caller, 'configManager'))
    throw notAllowed('Só quem gerencia as configurações pode mudar o padrão da conta.');
}

/** Sets how new proposals of the account look (C142), unless somebody else did since the change was begun. */
export async function setAccountTheme(
  tx: Tx,
  caller: Caller,
  { theme, from }: ParsedBody<'PUT /templates/authenticated/data/:userId'>,
): Promise<{ theme: ProposalTheme }> {
  requireThemeManager(caller);
  await checkTheme(tx, caller.accountId, theme);
  // Held from here on: two people do not overwrite each other unseen.
  await tx
    .insertInto('settings')
    .values({ account_id: caller.accountId, document: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { document } = await tx
    .selectFrom('settings')
    .select('document')
    .where('account_id', '=', caller.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { proposalTheme: now } = await readSettingsDocument(tx, caller.accountId);
  if (from && !isDeepStrictEqual(from, now) && !isDeepStrictEqual(theme, now)) {
    throw new Refusal(
      409,
      'Outra pessoa mudou o padrão da conta enquanto você editava. Nada do que você escolheu foi perdido.',
      { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
    );
  }
  await tx
    .updateTable('settings')
    .set({ document: JSON.stringify({ ...document, proposalTheme: theme }), updated_at: new Date() })
    .where('account_id', '=', caller.accountId)
    .execute();
  return { theme };
}
