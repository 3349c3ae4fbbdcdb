import type { LeadState } from '@girassol/shared-domain/website';
import { EmptyState } from '@girassol/shared-ui';
import { ShareButton } from './ShareButton';

/** What stands where there is no contact in a state. */
export function NoLeads({ state }: { state: LeadState }) {
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
      action={<ShareButton />}
    />
  );
}
