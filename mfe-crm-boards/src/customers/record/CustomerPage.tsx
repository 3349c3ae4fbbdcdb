import { ApiError, useApiQuery } from '@girassol/shared-auth';
import { ButtonLink, EmptyState, ErrorState, PageHeader } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import { Link, useParams } from 'react-router-dom';
import { customerListPath } from '../../addresses/customers';
import { LOAD_CUSTOMER_CALL } from '../../board-state/query-names';
import { useCustomerRights } from '../customer-rights';
import { CustomerRecordView } from './CustomerRecordView';
import { LoadingRecord } from './record-layout';

/** Page `/cliente/editar/:cid`: all data of one customer, in tabs. */
export default function CustomerPage() {
  const { cid = '' } = useParams();
  const rights = useCustomerRights();
  const { data, error, refetch, isFetching } = useApiQuery(
    LOAD_CUSTOMER_CALL,
    { params: { cid } },
    // Edit only fresh data, and never replace it while it is being edited.
    { refetchOnMount: 'always', refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 },
  );
  if (data && rights) return <CustomerRecordView key={cid} customer={data.customer} rights={rights} />;

  if (!error) return <LoadingRecord />;
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <FormPage>
      <PageHeader title="Cliente" />
      {isGone && (
        <EmptyState
          title="Não encontramos este cliente"
          text="Ele pode ter sido excluído ou unido a outro, ou pertence a alguém cujos clientes você não vê."
          action={
            rights?.seesList && (
              <ButtonLink
                as={Link}
                to={customerListPath(rights.viewers.company[0]?.id ?? rights.session.userId)}
              >
                Ver clientes
              </ButtonLink>
            )
          }
        />
      )}
      {error && !isGone && (
        <ErrorState
          error={error}
          title="Não foi possível abrir o cliente"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </FormPage>
  );
}
