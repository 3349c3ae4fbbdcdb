import pg from 'pg';

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;

/**
 * Listens on a connection of its own (a pooled one would be handed to others) and reconnects when it is lost.
 * What was said meanwhile is gone, so `onResync` follows every reconnection.
 */
export async function listenOn(
  config: pg.ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
  onResync: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...config, application_name: 'girassol-events', keepAlive: true });
    let isLost = false;
    const lose = () => {
      if (isLost || isStopped) return;
      isLost = true;
      fresh.end().catch(() => {});
      reconnect(FIRST_RETRY_MS);
    };
    fresh.on('notification', (message) => onPayload(message.payload ?? ''));
    fresh.on('error', lose);
    fresh.on('end', lose);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      isLost = true;
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
  }

  function reconnect(wait: number): void {
    retry = setTimeout(() => {
      connect().then(onResync, () => reconnect(Math.min(wait * 2, LONGEST_RETRY_MS)));
    }, wait);
    retry.unref();
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client.end();
  };
}
