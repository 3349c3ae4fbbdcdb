import type { Session } from '@girassol/shared-domain';
import { CommandError } from '../../cli/command-error';
import { pageDataIn } from '../../page/index-page';

/** Who looks. Left out: a demonstration login, where the server has them. */
export interface Login {
  email: string;
  password: string;
}

/** Logs in on a server. Throws GF-721 when nobody can. */
export async function logIn(origin: string, login: Login | null): Promise<Session> {
  const { email, password } = login ?? (await demonstrationLogin(origin));
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new CommandError('GF-721', `The login of ${email} was refused (${answer.status}).`);
  return answer.json();
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
