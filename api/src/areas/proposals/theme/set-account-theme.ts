import { isDeepStrictEqual } from 'node:util';
import { can } from '@girassol/shared-domain';
import type { ParsedBody, ProposalTheme } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { notAllowed, Refusal } from '../../../platform/refusals/refusal';
import { holdSettings, writeSettings } from '../../settings/write-settings';
import { checkTheme } from './check-theme';

/** Refuses who may not set how the account looks. */
export function requireThemeManager(caller: Caller): void {
  if (!can(caller, 'configManager'))
    throw notAllowed('Só quem gerencia as configurações pode mudar o padrão da conta.');
}

/** Sets how new proposals of the account look (proposals-018), unless somebody else did since the change was begun. */
export async function setAccountTheme(
  tx: Tx,
  caller: Caller,
  { theme, from }: ParsedBody<'PUT /templates/authenticated/data/:userId'>,
): Promise<{ theme: ProposalTheme }> {
  requireThemeManager(caller);
  await checkTheme(tx, caller.accountId, theme);
  // Held from here on: two people do not overwrite each other unseen.
  const held = await holdSettings(tx, caller.accountId);
  const { proposalTheme: now } = held.document;
  if (from && !isDeepStrictEqual(from, now) && !isDeepStrictEqual(theme, now)) {
    throw new Refusal(
      409,
      'Outra pessoa mudou o padrão da conta enquanto você editava. Nada do que você escolheu foi perdido.',
      { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
    );
  }
  await writeSettings(tx, caller, held, { proposalTheme: theme });
  return { theme };
}
