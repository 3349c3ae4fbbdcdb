import { isDeepStrictEqual } from 'node:util';
import { lockSettings, type SettingsReaction, saveSettings } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import type { ParsedRequestBody, ProposalTheme } from '@girassol/shared-domain/contract';
import { requireOwnThemePictures } from './require-own-theme-pictures';

/** Throws 403 if the caller may not set the theme of the account. */
export function requireThemeManager(caller: Caller): void {
  if (!can(caller, 'configManager'))
    throw notAllowed('Só quem gerencia as configurações pode mudar o padrão da conta.');
}

/**
 * Sets the theme of new proposals of the account (proposals-018). Throws if somebody else changed the theme since the
 * caller loaded it.
 */
export async function setAccountTheme(
  tx: Tx,
  caller: Caller,
  { theme, from }: ParsedRequestBody<'PUT /templates/authenticated/data/:userId'>,
  reactions: readonly SettingsReaction[],
): Promise<{ theme: ProposalTheme }> {
  requireThemeManager(caller);
  await requireOwnThemePictures(tx, caller.accountId, theme);
  // Held from here on: two people do not overwrite each other unseen.
  const held = await lockSettings(tx, caller.accountId);
  const { proposalTheme: now } = held.document;
  if (from && !isDeepStrictEqual(from, now) && !isDeepStrictEqual(theme, now)) {
    throw new Refusal(
      409,
      'Outra pessoa mudou o padrão da conta enquanto você editava. Nada do que você escolheu foi perdido.',
      { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
    );
  }
  await saveSettings(tx, caller, held, { proposalTheme: theme }, reactions);
  return { theme };
}
