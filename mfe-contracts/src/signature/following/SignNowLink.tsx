import { useSession } from '@girassol/shared-auth';
import type { SignatureSigner } from '@girassol/shared-domain/contract';
import { ButtonLink } from '@girassol/shared-ui';

/** Link to the signing page of a signer who is the person at the screen, whatever else that person may do. */
export function SignNowLink({ person: { email, clicksignSignUrl } }: { person: SignatureSigner }) {
  const isCaller = useSession()?.email.toLowerCase() === email.toLowerCase();
  if (!isCaller || !clicksignSignUrl) return null;
  return (
    <ButtonLink
      size="sm"
      variant="primary"
      icon="pencil"
      href={new URL(clicksignSignUrl, window.location.origin).href}
      target="_blank"
      rel="noreferrer"
    >
      Assinar agora
    </ButtonLink>
  );
}
