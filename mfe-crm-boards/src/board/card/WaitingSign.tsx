import { useWaitingWrites } from '@girassol/shared-auth';
import { Icon } from '@girassol/shared-ui';

/** Sign on a card of whose item something waits for a signal or for a decision on this device. */
export function WaitingSign({ itemId }: { itemId: string }) {
  const writes = useWaitingWrites(itemId);
  if (writes.length === 0) return null;
  const isRefused = writes.some(({ problem }) => problem !== null);
  const text = isRefused ? 'Não foi enviada: espera a sua decisão' : 'Esperando sinal';
  return (
    <span className={`sign ${isRefused ? 'bad' : 'info'}`} data-tip={text} data-sign="waiting">
      <Icon name={isRefused ? 'warning' : 'clock'} size={14} />
    </span>
  );
}
