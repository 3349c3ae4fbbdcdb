import type { SiteLeadState } from '@girassol/shared-domain/website';
import { EmptyState } from '@girassol/shared-ui';
import { ShareSimulatorButton } from './ShareSimulatorButton';

/** Empty state of the contact list, shown when no contact is in the selected state. */
export function NoLeads({ state }: { state: SiteLeadState }) {
  if (state === 'SUSPEITO')
    return (
      <EmptyState
        title="Nada duvidoso"
        text="O que parece vir de um robô espera aqui até alguém olhar: nenhum contato bom se perde."
      />
    );
  if (state === 'DESCARTADO')
    return (
      <EmptyState title="Nada descartado" text="O que for descartado fica aqui e ainda pode ser aceito." />
    );
  return (
    <EmptyState
      title="Ninguém simulou ainda"
      text="Compartilhe o endereço do simulador: cada vendedor tem o seu, e recebe os contatos dele."
      action={<ShareSimulatorButton />}
    />
  );
}
