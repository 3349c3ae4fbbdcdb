import { ApiError, api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';

const READ = 'GET /webhooks/single';
/** A message on its way arrives by itself. */
const POLL_INTERVAL_MS = 3_000;

/** Loads the webhook of the account and its latest deliveries. Polls every 3 seconds while a delivery is waiting. */
export const useWebhook = () =>
  useApiQuery(
    READ,
    {},
    {
      staleTime: 0,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.deliveries.some(({ state: sent }) => sent === 'WAITING') ? POLL_INTERVAL_MS : false,
    },
  );

const refreshAfter = <T>(call: Promise<T>): Promise<T> =>
  call.finally(() => queryClient.invalidateQueries({ queryKey: buildApiQueryKey(READ) }));

/**
 * Saves the URL of the account's webhook, and resolves to the secret if the server created one, otherwise to
 * null. Rejects with the `ApiError`, which the form shows at the URL field.
 */
export const saveWebhookUrl = async (url: string): Promise<string | null> =>
  (await refreshAfter(api('PUT /webhooks/single', { body: { url }, silent: true }))).secret;

/**
 * Creates a new webhook secret and resolves to it. Resolves to null on failure, after a snackbar has shown the error.
 */
export const renewWebhookSecret = () =>
  withErrorSnackbar(
    async () => (await refreshAfter(api('POST /webhooks/single/secret', { silent: true }))).secret,
  );

/**
 * Sends a test delivery to the account's webhook and shows a snackbar. On failure shows a snackbar with the
 * error and resolves to null.
 */
export const sendTestDelivery = () =>
  withErrorSnackbar(async () => {
    await refreshAfter(api('POST /webhooks/single/test', { silent: true }));
    showSnackbar({ text: 'Teste enviado.' });
  });

/**
 * Deletes the account's webhook, which stops all deliveries, and shows a snackbar. On failure shows a
 * snackbar with the error and resolves to null.
 */
export const removeWebhook = () =>
  withErrorSnackbar(async () => {
    await refreshAfter(api('DELETE /webhooks/single', { silent: true }));
    showSnackbar({ text: 'Os avisos foram desligados.' });
  });

async function withErrorSnackbar<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    showSnackbar({ text: getErrorMessage(error), tone: 'bad' });
    return null;
  }
}

/** Returns the Portuguese message of an API error, or a general message for any other error. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Algo deu errado, por favor tente novamente.';

/** Returns true if the server refused the webhook URL itself (status 400), so that another URL may be accepted. */
export const isUrlRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
