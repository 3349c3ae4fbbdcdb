import type { Connection } from '@girassol/shared-auth';
import type { Answer } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';

export type VersionCheck = Answer<'POST /updates/updated'>;

/** Seconds after the start at which the version is asked for (shell.updates-003). */
export const checkSeconds = [3, 6, 9, 12, 15, 20, 30, 60] as const;

/** A page that stays open all day asks again when the person comes back to it, at most this often. */
export const recheckMs = 10 * 60 * 1000;

export interface UpdateState {
  label: 'App Offline' | 'Atualização Importante' | 'Atualização Disponível' | 'App Atualizado';
  icon: IconName;
  tone: 'offline' | 'critical' | 'available' | 'updated';
}

/** What the update icon shows (shell.chrome-010): the connection first, then how much an update matters. */
export function updateState(connection: Connection, check: VersionCheck): UpdateState {
  if (connection === 'OFFLINE') return { label: 'App Offline', icon: 'offline', tone: 'offline' };
  if (!check.needUpdate) return { label: 'App Atualizado', icon: 'circle-check', tone: 'updated' };
  if (check.critical) return { label: 'Atualização Importante', icon: 'warning', tone: 'critical' };
  return { label: 'Atualização Disponível', icon: 'refresh', tone: 'available' };
}
