import { NoAccessState, PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { useCustomerRights } from '../customer-rights';
import { CustomerList } from './CustomerList';

/**
 * Page `/clientes/lista/:uid` with the customer list. A person without access sees the reason, and the page
 * makes no request.
 */
export default function CustomersPage() {
  const { uid } = useParams();
  const rights = useCustomerRights();
  if (!uid) return null;
  if (rights?.seesList) return <CustomerList key={uid} fetchId={uid} rights={rights} />;
  return (
    <ListFrame>
      <PageHeader title="Clientes" />
      {rights ? (
        <NoAccessState
          title="Você não tem acesso à lista de clientes"
          text="Quem cuida da conta pode liberar a lista para você, em Colaboradores."
        />
      ) : (
        <LoadingList label="Carregando os clientes" />
      )}
    </ListFrame>
  );
}
