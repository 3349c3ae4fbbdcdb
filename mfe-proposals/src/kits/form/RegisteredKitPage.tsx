import { ApiError, useApiQuery, useLastingAccess } from '@girassol/shared-auth';
import { ButtonLink, EmptyState, ErrorState, NoAccessState, PageHeader } from '@girassol/shared-ui';
import { FormPage, LoadingForm } from '@girassol/shared-ui/fields';
import { Link, useParams } from 'react-router-dom';
import { kitListPath } from '../kit-labels';
import { NoKitsNotice } from '../NoKitsNotice';
import { useKitRights } from '../use-kits';
import { RegisteredKitForm } from './RegisteredKitForm';

const NEW = '0';

/** Page `/kits/cadastro/:kitId`, where 0 is a new kit (kits-002), and `/kits/editar/:kitId`. */
export default function RegisteredKitPage() {
  const { kitId = NEW } = useParams();
  const rights = useKitRights();
  const isNew = kitId === NEW;
  const { data, error, refetch, isFetching } = useApiQuery(
    'GET /kits/single/:id',
    { params: { id: kitId } },
    // Edit only fresh data, and never replace it while it is being edited.
    {
      enabled: !isNew && rights?.sees === true,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const list = rights ? kitListPath(rights.viewers.company[0]?.id ?? rights.session.userId) : '/inicio';
  const kit = data?.kit ?? null;
  const isOwn = isNew || rights?.keepsAll || kit?.owner._id === rights?.session.userId;
  const mayRegister = useLastingAccess(rights?.sees === true && rights.registers && isOwn === true);
  if (mayRegister && (isNew || kit)) return <RegisteredKitForm key={kitId} loaded={kit} backTo={list} />;

  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const mayNot = rights?.sees && (!rights.registers || (kit !== null && !isOwn));
  return (
    <FormPage>
      <PageHeader title={isNew ? 'Novo kit' : 'Kit'} />
      {rights && !rights.sees && <NoKitsNotice />}
      {mayNot && (
        <NoAccessState
          title="Você pode usar os kits, mas não alterá-los"
          text="Sua conta usa os kits da gestão. Quem cuida da conta libera o cadastro em Colaboradores."
        />
      )}
      {isGone && (
        <EmptyState
          title="Não encontramos este kit"
          text="Ele pode ter sido excluído, ou é de alguém cujos kits você não vê."
          action={
            <ButtonLink as={Link} to={list}>
              Ver kits
            </ButtonLink>
          }
        />
      )}
      {error && !isGone && (
        <ErrorState
          error={error}
          title="Não foi possível abrir o kit"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !mayNot && rights?.sees !== false && <LoadingForm />}
    </FormPage>
  );
}
