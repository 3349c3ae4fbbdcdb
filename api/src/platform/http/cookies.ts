import type { FastifyReply, FastifyRequest } from 'fastify';

export interface NewCookie {
  name: string;
  /** Of characters that need no quoting; '' with no seconds takes the cookie away. */
  value: string;
  seconds: number;
  /** Strict: not sent when somebody arrives from another site. */
  sameSite?: 'Lax' | 'Strict';
}

/** Adds a cookie to an answer. No script ever reads one of ours. */
export function addCookie(
  request: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  { name, value, seconds, sameSite = 'Lax' }: NewCookie,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`,
  );
}

/** The value of a cookie, if the browser sent it. */
export const readCookie = (request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  readCookies(request, name).find((cookie) => cookie.name === name)?.value;

/** The cookies that the browser sent whose names begin with a text. */
export const readCookies = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  start: string,
): { name: string; value: string }[] =>
  (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start) && part.includes('='))
    .map((part) => {
      const end = part.indexOf('=');
      return { name: part.slice(0, end), value: part.slice(end + 1) };
    });
