import { isAnsweredByArea } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { ButtonLink, EmptyState } from '@girassol/shared-ui';
import { HELP_PATH } from '@girassol/support-domain/help';
import { Navigate, useSearchParams } from 'react-router-dom';
import { fillScreenAddress } from './fill-screen-address';

/** Opens the screen that an article names (`?tela=/vendas/funil/:uid`), with the id of the person who looks. */
export default function OpenScreenPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const address = session && fillScreenAddress(query.get('tela') ?? '', session);
  if (address && isAnsweredByArea(address)) return <Navigate to={address} replace />;
  return (
    <EmptyState
      title="Esta tela não está aqui"
      text="Ela mudou de endereço, ou precisa de um registro: abra pelo menu."
      action={<ButtonLink href={HELP_PATH}>Ver a ajuda</ButtonLink>}
    />
  );
}
