import { ApiError, useApiQuery } from '@girassol/shared-auth';
import type { CatalogueKind } from '@girassol/shared-domain';
import { ButtonLink, EmptyState, ErrorState, PageHeader } from '@girassol/shared-ui';
import { FormPage, LoadingForm } from '@girassol/shared-ui/fields';
import { Link, useParams } from 'react-router-dom';
import { catalogueItemRouteParameters, catalogueListPath } from '../../addresses/catalogue';
import { capitalizeLabel, catalogueDefinitions } from '../catalogue-table';
import { NoCatalogueNotice } from '../NoCatalogueNotice';
import { useCatalogueRights } from '../use-catalogue';
import { CatalogueItemForm } from './CatalogueItemForm';

/** Page that edits a catalogue item, for example `/modulos/editar/:mid`. */
export default function CatalogueItemPage({ kind }: { kind: CatalogueKind }) {
  const id = useParams()[catalogueItemRouteParameters[kind]] ?? '';
  const rights = useCatalogueRights();
  const { data, error, refetch, isFetching } = useApiQuery(
    `GET /${kind}/single/:id`,
    { params: { id } },
    // Edit only fresh data, and never replace it while it is being edited.
    {
      enabled: rights?.sees === true,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const { one, many } = catalogueDefinitions[kind];
  if (data && rights)
    return <CatalogueItemForm key={id} kind={kind} loaded={data.item} keeps={rights.keeps} />;

  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <FormPage>
      <PageHeader title={capitalizeLabel(one)} />
      {rights && !rights.sees && <NoCatalogueNotice />}
      {isGone && (
        <EmptyState
          title={`Não encontramos este ${one}`}
          text="Ele pode ter sido excluído do catálogo."
          action={
            <ButtonLink as={Link} to={catalogueListPath(kind)}>
              Ver {many}
            </ButtonLink>
          }
        />
      )}
      {error && !isGone && (
        <ErrorState
          error={error}
          title={`Não foi possível abrir o ${one}`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && rights?.sees !== false && <LoadingForm />}
    </FormPage>
  );
}
