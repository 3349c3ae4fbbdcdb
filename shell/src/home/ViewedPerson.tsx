import { useApiQuery, useSession } from '@girassol/shared-auth';
import { formatPhone, whatsappLink } from '@girassol/shared-domain';
import { Text, TextLink } from '@girassol/shared-ui';

/** The seller whose figures are on screen, with the phone at hand (shell.session-006). */
export function ViewedPerson({ id }: { id: string }) {
  const userId = useSession()?.userId ?? '';
  const { data } = useApiQuery('GET /users/general-data/:userId/:scope/:fetchId', {
    params: { userId, scope: 'VENDOR', fetchId: id },
  });
  if (!data) return null;
  const { name, phone } = data.user.personalData;
  return (
    <Text>
      {`Números de ${name}`}
      {phone && (
        <>
          {' · '}
          <TextLink href={whatsappLink(phone)} target="_blank" rel="noreferrer">
            {formatPhone(phone)}
          </TextLink>
        </>
      )}
    </Text>
  );
}
