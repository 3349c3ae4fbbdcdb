import type { Caller } from './api';

/** Password of the owner of an account that `openSecuredAccount` opens. */
export const SECURED_PASSWORD = 'Girassol2026';

/**
 * Opens an account of the journey's own, of Rita Alves: sessions of the demonstration logins are those of other journeys too. Returns
 * the e-mail of its owner.
 */
export async function openSecuredAccount(admin: Caller, origin: string): Promise<string> {
  const email = `rita-${Date.now()}@segura.com.br`;
  const { link } = await admin.call('POST /operation/accounts/new', {
    body: {
      name: 'Segura Solar',
      owner: { name: 'Rita Alves', email },
      signupPlan: 'CRM',
      whitelabel: null,
      modules: [],
      why: 'jornada de segurança',
    },
  });
  await fetch(`${origin}/api/users/access-link/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.token, password: SECURED_PASSWORD }),
  });
  return email;
}
