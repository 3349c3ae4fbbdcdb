import { useSession } from '@girassol/shared-auth';
import { EmptyState, PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { OrderList } from './OrderList';
import { useOrderRights } from './order-rights';

/** `/pedidos`. Whoever may not see it gets a reason, and nothing is asked of the server (orders-001). */
export default function OrdersPage() {
  const session = useSession();
  const mayLook = useOrderRights();
  if (session && mayLook) return <OrderList managerId={session.managerId} />;
  return (
    <ListFrame>
      <PageHeader title="Pedidos" />
      {mayLook === false ? (
        <EmptyState
          title="Sem acesso aos pedidos"
          text="Os pedidos de equipamentos são do módulo Marketplace, para gestores, gestores de vendas ou do administrativo, e quem edita preços."
        />
      ) : (
        <LoadingList label="Carregando os pedidos" />
      )}
    </ListFrame>
  );
}
