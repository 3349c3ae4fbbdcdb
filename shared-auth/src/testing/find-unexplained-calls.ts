import { isReadOnlyCall } from '@girassol/shared-domain';
import type { ContractRoutes } from '@girassol/shared-domain/contract';
import { ApiError } from '../api/api-error';
import { onNotice } from '../api/notices';
import { callApi } from '../api/request';
import { type FakeRoutes, fakeApi } from './fake-api';
import { replyUnreachable } from './replies';

/** Sentence that says why a call cannot be done now. */
const REASON = /^Isto [^.]*conexão|O sistema não respondeu\./;
/** End of the sentence of a write: the form has lost nothing. */
const NOTHING_LOST = /O que você escreveu continua na tela\.$/;

/**
 * Makes each call of a contract without a signal, and returns those that do not say why they cannot be done now: in the dialog
 * of errors, and in their error for screens that show it themselves. For tests of an area's own calls; somebody must be logged
 * in.
 */
export async function findUnexplainedCalls(contract: ContractRoutes): Promise<string[]> {
  const unexplained: string[] = [];
  for (const [key, { upload }] of Object.entries(contract)) {
    const routes: Record<string, unknown> = { [key]: replyUnreachable(), 'GET /health': replyUnreachable() };
    fakeApi(routes as FakeRoutes);
    // Not at a second address either. Forms do not use `fetch`.
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const shown: string[] = [];
    const stop = onNotice(({ message }) => shown.push(message));
    const params = Object.fromEntries([...key.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));
    const file = upload && { file: new File(['x'], 'telhado.png') };
    const error = await callApi(key, { params, ...file }).then(
      () => null,
      (reason: unknown) => reason,
    );
    stop();
    const isExplained = (text: string) =>
      REASON.test(text) && (isReadOnlyCall(key) || NOTHING_LOST.test(text));
    const isSaid = shown.length === 1 && shown.every(isExplained);
    if (!isSaid || !(error instanceof ApiError) || !isExplained(error.message)) unexplained.push(key);
  }
  return unexplained;
}
