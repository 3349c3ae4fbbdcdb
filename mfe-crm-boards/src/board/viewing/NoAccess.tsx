import { type BoardKind, boards } from '@girassol/shared-domain';
import { EmptyState } from '@girassol/shared-ui';
import type { BoardAccess } from './board-access';

/** Why a board stays closed, and who can open it. No call is made for it (shell.access-007). */
export function NoAccess({ kind, access }: { kind: BoardKind; access: Exclude<BoardAccess, 'open'> }) {
  const { areaName, plan } = boards[kind];
  if (access === 'noPermission')
    return (
      <EmptyState
        title={`Você não tem acesso a ${areaName}`}
        text="Quem cuida da conta pode liberar este quadro para você, em Colaboradores."
      />
    );
  return (
    <EmptyState
      title={`${areaName} não faz parte do seu plano`}
      text={
        plan === 'ENTERPRISE'
          ? 'Com o plano Enterprise, todas as etapas do negócio ganham um quadro: pré-venda, administrativo, projetos, obras e pós-venda.'
          : 'O quadro de vendas mostra cada negócio da primeira conversa até o fechamento. Ele faz parte dos planos CRM e Enterprise.'
      }
    />
  );
}
