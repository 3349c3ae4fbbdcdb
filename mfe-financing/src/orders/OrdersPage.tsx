import { PlanActions } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { MARKETPLACE_MODULE } from '@girassol/shared-domain';
import { EmptyState, NoAccessState, PageHeader, WayLinks } from '@girassol/shared-ui';
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
        session?.activeModules.includes(MARKETPLACE_MODULE) ? (
          <NoAccessState
            title="Sem acesso aos pedidos"
            text="Gestores, gestores de vendas ou do administrativo e quem edita preços veem os pedidos de equipamentos. Quem cuida da conta pode liberá-los para você."
          />
        ) : (
          <EmptyState
            title="Pedidos são do módulo Marketplace"
            text="Com ele, você pede os equipamentos de uma proposta ao distribuidor e acompanha a entrega por aqui."
            action={<PlanActions links={WayLinks} message="Olá! Quero o Marketplace na minha conta." />}
          />
        )
      ) : (
        <LoadingList label="Carregando os pedidos" />
      )}
    </ListFrame>
  );
}
