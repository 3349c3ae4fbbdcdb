import { ApiError, useApiQuery } from '@girassol/shared-auth';
import type { CatalogueKind } from '@girassol/shared-domain';
import { ButtonLink, EmptyState, ErrorState, PageHeader } from '@girassol/shared-ui';
import { FormPage, WaitingForm } from '@girassol/shared-ui/fields';
import { Link, useParams } from 'react-router-dom';
import { catalogueTable, listPath, titleOf } from '../catalogue-table';
import { NoCatalogue } from '../NoCatalogue';
import { useCatalogueRights } from '../use-catalogue';
import { ItemRecord } from './ItemRecord';

/** `/modulos/editar/:mid` and its sisters. */
export default function ItemPage({ kind }: { kind: CatalogueKind }) {
  const { id = '' } = useParams();
  const rights = useCatalogueRights();
  const { data, error, refetch, isFetching } = useApiQuery(
    `GET /${kind}/single/:id`,
    { params: { id } },
    // What is edited must be what is there now, and nothing may replace it under the hands.
    {
      enabled: rights?.sees === true,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const { one, many } = catalogueTable[kind];
  if (data && rights) return <ItemRecord key={id} kind={kind} loaded={data.item} keeps={rights.keeps} />;

  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <FormPage>
      <PageHeader title={titleOf(one)} />
      {rights && !rights.sees && <NoCatalogue />}
      {isGone && (
        <EmptyState
          title={`Não encontramos este ${one}`}
          text="Ele pode ter sido excluído do catálogo."
          action={
            <ButtonLink as={Link} to={listPath(kind)}>
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
      {!error && rights?.sees !== false && <WaitingForm />}
    </FormPage>
  );
}
