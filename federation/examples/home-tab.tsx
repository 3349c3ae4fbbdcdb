import type { SlotContext } from '@girassol/federation/remote';
import { EmptyState } from '@girassol/shared-ui';

/** Beside the cards, with the whole width: the same context as a card. */
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
