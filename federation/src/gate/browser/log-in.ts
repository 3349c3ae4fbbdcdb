import type { Session } from '@girassol/shared-domain';
import { CommandError } from '../../cli/command-error';
import { parsePageData } from '../../page/index-page';

/**
 * E-mail and password with which the browser checks log in. If they are omitted, a demonstration login is
 * used, where the server has one.
 */
export interface LoginCredentials {
  email: string;
  password: string;
}

/** Logs in on a server. Throws GF-721 when the login fails, GF-724 for an administrator of the platform. */
export async function logIn(origin: string, login: LoginCredentials | null): Promise<Session> {
  const { email, password } = login ?? (await demonstrationLogin(origin));
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new CommandError('GF-721', `The login of ${email} was refused (${answer.status}).`);
  const session: Session = await answer.json();
  // The release runs in this session and must not be able to make itself live.
  if (session.isAdmin)
    throw new CommandError('GF-724', `${email} administers the platform: log in as somebody who does not.`);
  return session;
}

async function demonstrationLogin(origin: string): Promise<LoginCredentials> {
  const html = await (await fetch(`${origin}/login`, { headers: { accept: 'text/html' } })).text();
  const { demo } = parsePageData(html);
  const email = demo?.accounts[0]?.email;
  if (!demo || !email)
    throw new CommandError(
      'GF-721',
      'The server has no demonstration login: set GIRASSOL_EMAIL and GIRASSOL_PASSWORD.',
    );
  return { email, password: demo.password };
}
