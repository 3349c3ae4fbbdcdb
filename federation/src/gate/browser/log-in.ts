import type { Session } from '@girassol/shared-domain';
import { CommandError } from '../../cli/command-error';
import { pageDataIn } from '../../page/index-page';

/** Who looks. Left out: a demonstration login, where the server has them. */
export interface Login {
  email: string;
  password: string;
}

/** Logs in on a server. Throws GF-721 when nobody can, GF-724 when it is an admin. */
export async function logIn(origin: string, login: Login | null): Promise<Session> {
  const { email, password } = login ?? (await demonstrationLogin(origin));
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new CommandError('GF-721', `The login of ${email} was refused (${answer.status}).`);
  const session: Session = await answer.json();
  // What is tried runs in this session: it must not be able to make itself live.
  if (session.isAdmin)
    throw new CommandError('GF-724', `${email} administers the platform: log in as somebody who does not.`);
  return session;
}

async function demonstrationLogin(origin: string): Promise<Login> {
  const html = await (await fetch(`${origin}/login`, { headers: { accept: 'text/html' } })).text();
  const { demo } = pageDataIn(html);
  const email = demo?.accounts[0]?.email;
  if (!demo || !email)
    throw new CommandError(
      'GF-721',
      'The server has no demonstration login: set GIRASSOL_EMAIL and GIRASSOL_PASSWORD.',
    );
  return { email, password: demo.password };
}
