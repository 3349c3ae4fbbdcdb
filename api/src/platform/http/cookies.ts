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
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
