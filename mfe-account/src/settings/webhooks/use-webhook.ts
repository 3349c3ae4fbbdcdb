import { ApiError, api, apiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';

const READ = 'GET /webhooks/single';
/** A message on its way arrives by itself. */
const LOOK_AGAIN_MS = 3_000;

/** Where the account is told, and the latest messages. */
export const useWebhook = () =>
  useApiQuery(
    READ,
    {},
    {
      staleTime: 0,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.deliveries.some(({ state: sent }) => sent === 'WAITING') ? LOOK_AGAIN_MS : false,
    },
  );

const thenRead = <T>(call: Promise<T>): Promise<T> =>
  call.finally(() => queryClient.invalidateQueries({ queryKey: apiQueryKey(READ) }));

/** Sets the address. Answers the secret where it is a new one. A refusal is thrown: it belongs to the field. */
export const setWebhook = async (url: string): Promise<string | null> =>
  (await thenRead(api('PUT /webhooks/single', { body: { url }, silent: true }))).secret;

/** A new secret; null where it could not be made, which has been told. */
export const renewSecret = () =>
  told(async () => (await thenRead(api('POST /webhooks/single/secret', { silent: true }))).secret);

export const sendTest = () =>
  told(async () => {
    await thenRead(api('POST /webhooks/single/test', { silent: true }));
    showSnackbar({ text: 'Teste enviado.' });
  });

export const removeWebhook = () =>
  told(async () => {
    await thenRead(api('DELETE /webhooks/single', { silent: true }));
    showSnackbar({ text: 'Os avisos foram desligados.' });
  });

async function told<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    showSnackbar({ text: wordsOf(error), tone: 'bad' });
    return null;
  }
}

/** What went wrong, for a person. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Algo deu errado, por favor tente novamente.';

/** The address itself was refused: another one may be taken. */
export const isAboutAddress = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
