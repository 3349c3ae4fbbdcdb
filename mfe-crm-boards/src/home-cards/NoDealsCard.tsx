import { EmptyState, HomeCard, HomeCardLink } from '@girassol/shared-ui';
import { getBoardRoutes } from '../addresses/boards';
import { getRegisterItemTitle } from '../register/titles';

/** Empty state in place of all home cards with figures of deals, for an account that has no deal yet. */
export const NoDealsCard = () => (
  <HomeCard title="Negócios" icon="chart" isLoading={false} hasFailed={false} onRetry={() => undefined}>
    <NoDeals canRegister />
  </HomeCard>
);

/** Empty state with the way to the first deal for whoever may register one. */
export const NoDeals = ({ canRegister }: { canRegister: boolean }) => (
  <EmptyState
    isCompact
    title="Nenhum negócio ainda"
    text={
      canRegister
        ? 'Registre a primeira venda: daí em diante se vê aqui o que foi gerado, ganho e está em aberto.'
        : 'Quando a equipe registrar a primeira venda, se vê aqui o que foi gerado, ganho e está em aberto.'
    }
    action={
      canRegister && (
        <HomeCardLink to={getBoardRoutes('SALES').register}>{getRegisterItemTitle('SALES')}</HomeCardLink>
      )
    }
  />
);
