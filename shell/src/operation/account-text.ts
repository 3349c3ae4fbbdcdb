import { getModuleLabel } from '@girassol/shared-domain';
import type { AccountChange, ResponseBody } from '@girassol/shared-domain/contract';

/** White-label that an operator may give to an account. */
export type Whitelabel = ResponseBody<'GET /operation/whitelabels'>['whitelabels'][number];

/** White-label and modules of an account. */
export interface AccountFeatures {
  whitelabel: string | null;
  modules: readonly string[];
}

const getWhitelabelName = (whitelabel: string | null): string => whitelabel ?? 'nenhum';

/**
 * Describes the differences between two states of an account's white-label and modules, one text per
 * difference: `White-label: nenhum → AURORA`, `Liga: Website`.
 */
export function describeFeatureDifferences(before: AccountFeatures, after: AccountFeatures): string[] {
  const on = after.modules.filter((module) => !before.modules.includes(module));
  const off = before.modules.filter((module) => !after.modules.includes(module));
  return [
    ...(before.whitelabel === after.whitelabel
      ? []
      : [`White-label: ${getWhitelabelName(before.whitelabel)} → ${getWhitelabelName(after.whitelabel)}`]),
    ...(on.length > 0 ? [`Liga: ${on.map(getModuleLabel).join(', ')}`] : []),
    ...(off.length > 0 ? [`Desliga: ${off.map(getModuleLabel).join(', ')}`] : []),
  ];
}

/** Describes an operator's change of an account in one line. */
export function describeAccountChange({ action, before, after }: AccountChange): string {
  if (action === 'link') return 'Link para uma senha nova';
  if (action === 'mail') return 'Link enviado por e-mail';
  if (action === 'clock') return 'Relógio adiantado';
  if (action === 'billing') return 'Cobrança';
  if (action === 'factor') return 'Verificação em duas etapas desligada';
  if (action === 'finance-opened') return 'Plataforma financeira liberada';
  if (action === 'finance-closed') return 'Plataforma financeira bloqueada';
  const words = describeFeatureDifferences(
    before ?? { whitelabel: null, modules: [] },
    after ?? { whitelabel: null, modules: [] },
  );
  return [...(action === 'open' ? ['Conta aberta'] : []), ...words].join(' · ');
}

/**
 * Builds the address of an access link, on the white-label's own host where the white-label has a complete
 * host name. The token is after `#`, which browsers send to no server.
 */
export function buildAccessLinkAddress(
  token: string,
  hosts: readonly string[],
  { origin }: Pick<Location, 'origin'>,
): string {
  const address = new URL(`/primeiro-acesso#${token}`, origin);
  const host = hosts.find((word) => word.includes('.'));
  if (host) address.hostname = host;
  return address.href;
}
