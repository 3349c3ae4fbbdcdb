import { clearWaitingWrites, loadWaitingWrites, logout } from '@girassol/shared-auth';
import { confirm } from '@girassol/shared-ui';

/**
 * Logs out, as the person wants to. Asks first if something waits for a signal: it is deleted with everything else of the
 * account on this device.
 */
export async function askAndLogOut(options: { to: '/' | '/login' }): Promise<void> {
  const { length } = await loadWaitingWrites();
  if (length > 0) {
    const isSure = await confirm({ text: describeLoss(length), confirmLabel: 'Sair e apagar', danger: true });
    if (!isSure) return;
    await clearWaitingWrites();
  }
  logout(options);
}

const describeLoss = (count: number): string =>
  count === 1
    ? 'Uma alteração ainda espera sinal neste aparelho. Se você sair agora, ela será apagada.'
    : `${count} alterações ainda esperam sinal neste aparelho. Se você sair agora, elas serão apagadas.`;
