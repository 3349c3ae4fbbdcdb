import { useApiQuery, useSession } from '@girassol/shared-auth';
import { buildWhatsappLink, formatPhone } from '@girassol/shared-domain';
import { Text, TextLink } from '@girassol/shared-ui';

/** Name and phone number of the seller whose figures the home page shows (shell.session-006). */
export function ViewedSellerText({ id }: { id: string }) {
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
          <TextLink href={buildWhatsappLink(phone)} target="_blank" rel="noreferrer">
            {formatPhone(phone)}
          </TextLink>
        </>
      )}
    </Text>
  );
}
