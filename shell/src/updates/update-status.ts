import type { ConnectionStatus } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';

/** Answer of the server to the check whether the page is out of date. */
export type VersionCheckResult = ResponseBody<'POST /updates/updated'>;

/**
 * Seconds after the page's start at which the page asks the server for a newer version (shell.updates-003).
 */
export const versionCheckSeconds = [3, 6, 9, 12, 15, 20, 30, 60] as const;

/** Minimum interval between version checks when the user returns to a page that stays open, in milliseconds. */
export const MIN_VERSION_RECHECK_INTERVAL_MS = 10 * 60 * 1000;

/** State of the update icon: label, icon and tone. */
export interface UpdateState {
  label: 'App Offline' | 'Atualização Importante' | 'Atualização Disponível' | 'App Atualizado';
  icon: IconName;
  tone: 'offline' | 'critical' | 'available' | 'updated';
}

/**
 * Returns the state of the update icon (shell.chrome-010): offline if the connection is lost, otherwise by
 * the importance of a newer version.
 */
export function getUpdateState(connection: ConnectionStatus, check: VersionCheckResult): UpdateState {
  if (connection === 'OFFLINE') return { label: 'App Offline', icon: 'offline', tone: 'offline' };
  if (!check.needUpdate) return { label: 'App Atualizado', icon: 'circle-check', tone: 'updated' };
  if (check.critical) return { label: 'Atualização Importante', icon: 'warning', tone: 'critical' };
  return { label: 'Atualização Disponível', icon: 'refresh', tone: 'available' };
}
