import type { SlotContext } from '@girassol/federation/remote';
import { EmptyState } from '@girassol/shared-ui';

/** Tab of the home page, over its whole width, with the same context as a home card. */
export default function HomeTab({ session, scope }: SlotContext<'home.tab/v1'>) {
  const isOwn = scope.id === session.userId;
  return (
    <EmptyState
      title="Nenhuma visita hoje"
      text={
        isOwn ? 'As suas visitas do dia aparecem aqui.' : 'As visitas de quem você escolheu aparecem aqui.'
      }
    />
  );
}
