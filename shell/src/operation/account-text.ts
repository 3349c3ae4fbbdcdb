import type { AccountChange, Answer } from '@girassol/shared-domain/contract';

export type Whitelabel = Answer<'GET /operation/whitelabels'>['whitelabels'][number];

/** What an account carries, and what it may use. */
export interface Equipment {
  whitelabel: string | null;
  modules: readonly string[];
}

const nameOf = (whitelabel: string | null): string => whitelabel ?? 'nenhum';

/** What differs between two, in words: `White-label: nenhum → AURORA`, `Liga: website`. */
export function differences(before: Equipment, after: Equipment): string[] {
  const on = after.modules.filter((module) => !before.modules.includes(module));
  const off = before.modules.filter((module) => !after.modules.includes(module));
  return [
    ...(before.whitelabel === after.whitelabel
      ? []
      : [`White-label: ${nameOf(before.whitelabel)} → ${nameOf(after.whitelabel)}`]),
    ...(on.length > 0 ? [`Liga: ${on.join(', ')}`] : []),
    ...(off.length > 0 ? [`Desliga: ${off.join(', ')}`] : []),
  ];
}

/** What an operator did, in a line. */
export function accountChangeText({ action, before, after }: AccountChange): string {
  if (action === 'link') return 'Link para uma senha nova';
  if (action === 'mail') return 'Link enviado por e-mail';
  if (action === 'clock') return 'Relógio adiantado';
  const words = differences(
    before ?? { whitelabel: null, modules: [] },
    after ?? { whitelabel: null, modules: [] },
  );
  return [...(action === 'open' ? ['Conta aberta'] : []), ...words].join(' · ');
}

/**
 * Where a link to a password leads: on the white-label's own host, where it names a whole one. The token stands behind
 * `#`: browsers send that to no server.
 */
export function accessAddress(
  token: string,
  hosts: readonly string[],
  { origin }: Pick<Location, 'origin'>,
): string {
  const address = new URL(`/primeiro-acesso#${token}`, origin);
  const host = hosts.find((word) => word.includes('.'));
  if (host) address.hostname = host;
  return address.href;
}
