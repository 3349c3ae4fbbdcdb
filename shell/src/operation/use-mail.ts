import {
  ApiError,
  api,
  buildApiPagesQuery,
  buildApiQueryKey,
  queryClient,
  useApiQuery,
} from '@girassol/shared-auth';
import type { MailState } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isForbiddenError, isNotFoundError } from './use-accounts';

const LIST = 'GET /operation/mail/list/:multiplier';
const ONE = 'GET /operation/mail/single/:mailId';

/** Mail goes out by itself: what is looked at is asked for again now and then. */
const AGAIN_MS = 10_000;

/** Search text and mail state by which the mail page filters. */
export interface MailFilter {
  search: string;
  state: MailState | undefined;
}

/** Loads the mail of every account, newest first, page by page. */
export const useMails = ({ search, state }: MailFilter) =>
  useInfiniteQuery({
    queryKey: [...buildApiQueryKey(LIST), { search, state }],
    ...buildApiPagesQuery(LIST, { query: { search, ...(state && { state }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
    retry: (count, error) => !isForbiddenError(error) && count < 2,
  });

/** Loads one mail, with its text where operators may read it. */
export const useMail = (mailId: string) =>
  useApiQuery(
    ONE,
    { params: { mailId } },
    {
      staleTime: 0,
      retry: (count, error) => !isForbiddenError(error) && !isNotFoundError(error) && count < 2,
    },
  );

/** Queues a failed mail again. */
export async function requeueMail(mailId: string): Promise<void> {
  try {
    await api('POST /operation/mail/again/:mailId', { params: { mailId }, silent: true });
    showSnackbar({ text: 'O e-mail entrou de novo na fila.' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showSnackbar({ text: error.message, tone: 'bad' });
  } finally {
    await Promise.all(
      ([LIST, ONE] as const).map((key) => queryClient.invalidateQueries({ queryKey: buildApiQueryKey(key) })),
    );
  }
}
