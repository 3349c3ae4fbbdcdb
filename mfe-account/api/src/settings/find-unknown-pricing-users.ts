import type { Tx } from '@girassol/api-platform/database';
import type { InputProblem } from '@girassol/shared-domain/pricing';
import { z } from 'zod';
import type { SettingsEdit } from './to-settings-document-change';

interface Named {
  path: string;
  userId: string | null | undefined;
}

/**
 * Finds users in pricing rules who do not belong to the account, as input problems with paths. Users who left
 * the account are still accepted.
 */
export async function findUnknownPricingUsers(
  tx: Tx,
  accountId: string,
  { autoPricingDetailed: detailed }: SettingsEdit,
): Promise<InputProblem[]> {
  if (!detailed) return [];
  const named = getNamedUsers(detailed);
  if (named.length === 0) return [];
  const ids = named.flatMap(({ userId }) => (z.uuid().safeParse(userId).data ? [String(userId)] : []));
  const known =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('users')
          .select('id')
          .where('account_id', '=', accountId)
          .where('id', 'in', ids)
          .execute();
  const present = new Set(known.map(({ id }) => id));
  return named
    .filter(({ userId }) => !present.has(String(userId).toLowerCase()))
    .map(({ path }) => ({ path, code: 'PERSON_UNKNOWN', message: 'Escolha alguém da sua equipe.' }));
}

function getNamedUsers({
  pricingComponents,
  restrictions,
}: NonNullable<SettingsEdit['autoPricingDetailed']>): Named[] {
  const ofComponents = pricingComponents.flatMap(({ vendor, conditionals }, index) => {
    const path = `autoPricingDetailed.pricingComponents.${index}`;
    return [
      ...(vendor ? [{ path: `${path}.vendor`, userId: vendor }] : []),
      ...conditionals.flatMap(({ type, strValue }, at) =>
        type === 'VENDOR' || type === 'PRE_VENDOR'
          ? [{ path: `${path}.conditionals.${at}`, userId: strValue }]
          : [],
      ),
    ];
  });
  const ofRestrictions = restrictions.flatMap(({ vendors }, index) =>
    vendors.map((userId, at) => ({
      path: `autoPricingDetailed.restrictions.${index}.vendors.${at}`,
      userId,
    })),
  );
  return [...ofComponents, ...ofRestrictions];
}
