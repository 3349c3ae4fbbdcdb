import {
  clearWaitingWrites,
  describeWaitingRecords,
  loadWaitingWrites,
  logout,
  type WaitingWrite,
} from '@girassol/shared-auth';
import { confirm } from '@girassol/shared-ui';

/**
 * Logs out, as the person wants to. Asks first if something waits for a signal: it is deleted with everything else of the
 * account on this device.
 */
export async function askAndLogOut(options: { to: '/' | '/login' }): Promise<void> {
  const writes = await loadWaitingWrites();
  if (writes.length > 0) {
    const isSure = await confirm({ text: describeLoss(writes), confirmLabel: 'Sair e apagar', danger: true });
    if (!isSure) return;
    await clearWaitingWrites();
  }
  logout(options);
}

function describeLoss(writes: readonly WaitingWrite[]): string {
  const records = describeWaitingRecords(writes);
  const named = records === '' ? '' : ` (${records})`;
  return writes.length === 1
    ? `Uma alteração ainda espera sinal neste aparelho${named}. Se você sair agora, ela será apagada.`
    : `${writes.length} alterações ainda esperam sinal neste aparelho${named}. Se você sair agora, elas serão apagadas.`;
}
