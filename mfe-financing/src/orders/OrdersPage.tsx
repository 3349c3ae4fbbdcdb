import { useSession } from '@girassol/shared-auth';
import { NoAccessState, PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { OrderList } from './OrderList';
import { useMayViewOrders } from './order-rights';

/**
 * Page `/pedidos`: the equipment orders of the account. Shows the reason and makes no request if the person
 * has no access (orders-001).
 */
export default function OrdersPage() {
  const session = useSession();
  const mayLook = useMayViewOrders();
  if (session && mayLook) return <OrderList managerId={session.managerId} />;
  return (
    <ListFrame>
      <PageHeader title="Pedidos" />
      {mayLook === false ? (
        <NoAccessState
          title="Sem acesso aos pedidos"
          text="Os pedidos de equipamentos são do módulo Marketplace, para gestores, gestores de vendas ou do administrativo, e quem edita preços."
        />
      ) : (
        <LoadingList label="Carregando os pedidos" />
      )}
    </ListFrame>
  );
}
