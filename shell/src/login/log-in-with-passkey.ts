import { ApiError, beginPasskeyLogin, finishPasskeyLogin } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { startAuthentication } from '@simplewebauthn/browser';

const FAILED = 'Não foi possível entrar. Tente de novo.';

/**
 * Logs in with a passkey that the person chooses in the browser's own dialog. Loaded when somebody asks for it, because the
 * first page does not need WebAuthn. Rejects with an error of the browser or of the API.
 */
export async function logInWithPasskey(): Promise<Session> {
  const optionsJSON = await beginPasskeyLogin();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  return finishPasskeyLogin({ assertion: { id, rawId, type, response } });
}

/**
 * Describes why a login by passkey failed. A browser does not tell apart that somebody cancelled from that it holds no passkey of
 * this host.
 */
export function describePasskeyFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return `Nenhuma chave de acesso foi usada. Uma chave só vale no endereço em que foi criada: se a sua não é de ${window.location.hostname}, entre com e-mail e senha.`;
  if (name === 'SecurityError' || name === 'NotSupportedError')
    return 'Este navegador não aceita chaves de acesso neste endereço. Entre com e-mail e senha.';
  return FAILED;
}
