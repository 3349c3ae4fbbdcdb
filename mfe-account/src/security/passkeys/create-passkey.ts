import { api } from '@girassol/shared-auth';
import { startRegistration } from '@simplewebauthn/browser';

/** Proof that a new passkey needs, and its name. The code is left out while the second factor is off. */
export interface NewPasskey {
  name: string;
  currentPassword: string;
  code?: string;
}

/**
 * Creates a passkey of this host in the browser's own dialog, and saves it. Loaded when somebody asks for it. Rejects with an
 * error of the API, or with one of the browser that `describeCreationFailure` puts into words.
 */
export async function createPasskey(userId: string, { name, ...proof }: NewPasskey): Promise<void> {
  const params = { userId };
  const optionsJSON = await api('POST /users/passkeys/begin/:userId', { params, body: proof, silent: true });
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await api('POST /users/passkeys/new/:userId', {
    params,
    body: {
      name,
      attestation: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    },
    silent: true,
  });
}

/** Describes why the browser created no passkey; null for an error that is not of WebAuthn. */
export function describeCreationFailure(error: unknown): string | null {
  switch (error instanceof Error ? error.name : '') {
    case 'InvalidStateError':
      return 'Este aparelho já tem uma chave de acesso do seu login.';
    case 'NotAllowedError':
    case 'AbortError':
      return 'A chave não foi criada: o pedido foi cancelado ou demorou demais.';
    case 'ConstraintError':
    case 'NotSupportedError':
    case 'SecurityError':
      return 'Este aparelho não cria chaves que confirmem que é você. Use um com digital, rosto ou PIN.';
    default:
      return null;
  }
}
