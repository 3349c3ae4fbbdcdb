import type { Session } from '@girassol/shared-domain';
import type { ErrorAnswer } from '@girassol/shared-domain/contract';
import { reportUnreachable } from '../connection/connection';
import { logout } from '../session/logout';
import { getSession, isSameSession } from '../session/store';
import { ApiError, messages } from './api-error';
import { giveNotice } from './notices';

/** What is known of the call that was answered. */
export interface Circumstances {
  requestId: string;
  /** The token it was sent with. */
  token: string | null;
  /** Who was logged in when it was sent. */
  session: Session | null;
  /** No dialog. The connection and the session are looked after all the same (shell.errors-008). */
  silent: boolean;
}

function textOf(body: unknown, name: 'message' | 'title'): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldsOf(body: unknown): ErrorAnswer['fields'] {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields: unknown = Reflect.get(body, 'fields');
  if (!Array.isArray(fields)) return undefined;
  const isField = (field: unknown): field is { path: string; message: string } =>
    typeof field === 'object' && field !== null && 'path' in field && 'message' in field;
  return fields.filter(isField);
}

const wantsLogout = (body: unknown) =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'shouldLogout') === true;

/** A late answer to a session that has ended must not end the one that came after it. */
const isOfThisSession = ({ token, session }: Circumstances) => {
  const current = getSession();
  return token === (current?.token ?? null) || (session !== null && isSameSession(session, current));
};

/** What browsers say when a call failed on the way. "evento" is a Portuguese word and no such sign. */
const isFailureOnTheWay = (message: string) => /\b(fetch|event)\b/i.test(message);

/** Any answer may end the session (shell.session-007). */
export function actOnFlag(body: unknown, circumstances: Circumstances): void {
  if (wantsLogout(body) && circumstances.token !== null && isOfThisSession(circumstances))
    logout({ to: '/login' });
}

/** Does what a refusal asks for (shell.errors-001) and gives back the error to throw. */
export function actOnRefusal(
  { status, body }: { status: number; body: unknown },
  circumstances: Circumstances,
): ApiError {
  const { requestId, silent } = circumstances;
  const told = textOf(body, 'message') ?? messages.unknown;
  const failedOnTheWay = isFailureOnTheWay(told);
  const message = failedOnTheWay ? messages.unreachable : told;
  const title = textOf(body, 'title');
  const error = new ApiError({ status, message, title, fields: fieldsOf(body), requestId });

  if (failedOnTheWay) reportUnreachable();
  if (circumstances.token !== null && !isOfThisSession(circumstances)) return error;

  const isForbidden = message.includes(messages.forbidden) && !wantsLogout(body);
  const leave = () => logout({ to: '/login' });
  if (!silent)
    giveNotice({ kind: 'error', title: title ?? 'ERRO', message, ...(isForbidden && { onClosed: leave }) });
  else if (isForbidden) leave();
  actOnFlag(body, circumstances);
  return error;
}
