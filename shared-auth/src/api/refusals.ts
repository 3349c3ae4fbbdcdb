import type { Session } from '@girassol/shared-domain';
import type { ErrorResponse } from '@girassol/shared-domain/contract';
import { reportUnreachable } from '../connection/connection-status';
import { logout } from '../session/logout';
import {
  announceSessionEnd,
  getSession,
  isSameSession,
  markFactorNeeded,
  tryKeepEndedSession,
} from '../session/store';
import { ApiError, errorMessages } from './api-error';
import { describeUnanswered } from './describe-unanswered';
import { publishNotice } from './notices';

/**
 * Facts about a call that are needed to handle its refusal: its name, request id, token and session with
 * which the call was sent, whether the call shows no dialog (`silent`), and whether it writes.
 */
export interface CallContext {
  /** Method and path of the contract. */
  call: string;
  requestId: string;
  /** The token it was sent with. */
  token: string | null;
  /** Session at the time of the call. */
  session: Session | null;
  /** No dialog. The connection and the session are looked after all the same (shell.errors-008). */
  silent: boolean;
  /** A person's own write: what they typed is on the screen, and must not vanish without a word. */
  isWrite: boolean;
}

function getText(body: unknown, name: 'message' | 'title' | 'loginChallenge'): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function getFields(body: unknown): ErrorResponse['fields'] {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields: unknown = Reflect.get(body, 'fields');
  if (!Array.isArray(fields)) return undefined;
  const isField = (field: unknown): field is { path: string; message: string } =>
    typeof field === 'object' && field !== null && 'path' in field && 'message' in field;
  return fields.filter(isField);
}

function getCurrent(body: unknown): ErrorResponse['current'] {
  if (typeof body !== 'object' || body === null) return undefined;
  const current: unknown = Reflect.get(body, 'current');
  if (typeof current !== 'object' || current === null || !('text' in current && 'version' in current))
    return undefined;
  return { text: String(current.text), version: String(current.version) };
}

const says = (body: unknown, name: 'shouldLogout' | 'needsFactor') =>
  typeof body === 'object' && body !== null && Reflect.get(body, name) === true;

const wantsLogout = (body: unknown) => says(body, 'shouldLogout');

/** Returns true for a call of the current session: a late answer to an ended session must not end the next one. */
const isOfThisSession = ({ token, session }: CallContext) => {
  const current = getSession();
  return token === (current?.token ?? null) || (session !== null && isSameSession(session, current));
};

/** Returns true for a browser's message of a network failure. The Portuguese word "evento" does not match. */
const isNetworkFailure = (message: string) => /\b(fetch|event)\b/i.test(message);

/**
 * Ends the session if the body of an API answer demands a logout, which the answer to any call may do
 * (shell.session-007).
 */
export function logOutIfAnswerDemands(body: unknown, circumstances: CallContext): void {
  if (!wantsLogout(body) || circumstances.token === null || !isOfThisSession(circumstances)) return;
  if (tryKeepEndedSession()) return;
  announceSessionEnd();
  logout({ to: '/login' });
}

/**
 * Handles an API call that the server refused (shell.errors-001): shows the message of the refusal or ends
 * the session, and returns the error to throw.
 */
export function handleRefusal(
  { status, body }: { status: number; body: unknown },
  circumstances: CallContext,
): ApiError {
  const { requestId, silent, isWrite } = circumstances;
  const told = getText(body, 'message') ?? errorMessages.unknown;
  const failedOnTheWay = isNetworkFailure(told);
  const { message, title } = failedOnTheWay
    ? describeUnanswered(circumstances.call)
    : { message: told, title: getText(body, 'title') };
  const error = new ApiError({
    status,
    message,
    title,
    fields: getFields(body),
    loginChallenge: getText(body, 'loginChallenge'),
    current: getCurrent(body),
    requestId,
  });

  if (failedOnTheWay) reportUnreachable();
  if (circumstances.token !== null && !isOfThisSession(circumstances)) return error;

  if (says(body, 'needsFactor')) {
    markFactorNeeded();
    // What is only read gives way to the set-up of a factor.
    if (!silent && isWrite) publishNotice({ kind: 'error', title: title ?? 'ERRO', message });
    return error;
  }

  // The page stays for what is typed there, and the login over it says why.
  if (wantsLogout(body) && circumstances.token !== null && tryKeepEndedSession()) return error;
  const isForbidden = message.includes(errorMessages.forbidden) && !wantsLogout(body);
  const leave = () => logout({ to: '/login' });
  // A screen that tells refusals by itself cannot tell this one: the session ends with it (shell.session-008).
  if (!silent || (isForbidden && isWrite))
    publishNotice({
      kind: 'error',
      title: title ?? 'ERRO',
      message,
      ...(isForbidden && { onClosed: leave }),
    });
  else if (isForbidden) leave();
  logOutIfAnswerDemands(body, circumstances);
  return error;
}
