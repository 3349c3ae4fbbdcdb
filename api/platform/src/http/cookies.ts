import type { FastifyReply, FastifyRequest } from 'fastify';

export interface NewCookie {
  name: string;
  /** Value of characters that need no quoting; '' with 0 seconds deletes the cookie. */
  value: string;
  seconds: number;
  /** Strict: not sent when somebody arrives from another site. */
  sameSite?: 'Lax' | 'Strict';
}

/** Adds a cookie to the answer of a request; scripts in the page cannot read the cookie. */
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

/** Returns the value of a cookie if the browser sent it. */
export const getCookie = (request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  listCookies(request, name).find((cookie) => cookie.name === name)?.value;

/** Lists the cookies that the browser sent and whose names start with a prefix. */
export const listCookies = (
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
