import { callApi } from '../api/request';
import { queryClient } from '../queries/query-client';
import { startOutbox } from './outbox';

/**
 * Starts the outbox on the product API. Call it once the session is restored. Without `acceptsWrites`, nothing new may wait
 * on this device, and what waits is still sent.
 */
export function startOutboxOfApi({ acceptsWrites }: { acceptsWrites: boolean }): void {
  startOutbox({
    acceptsWrites,
    send: ({ call, params, body, key, baseVersion }, file) =>
      callApi(call, {
        params,
        body,
        ...(file && { file }),
        idempotencyKey: key,
        silent: true,
        ...(baseVersion !== null && { baseVersion }),
      }),
    onChanged: () => void queryClient.invalidateQueries(),
  });
}
