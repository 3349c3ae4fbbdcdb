import { PlanActions } from '@girassol/federation/remote';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { EmptyState, NoAccessState, WayLinks } from '@girassol/shared-ui';
import type { BoardAccess } from './board-access';

/**
 * Notice that tells a person why a board is closed to them and who can grant access to the board. Makes no
 * request (shell.access-007).
 */
export function NoBoardAccessNotice({
  kind,
  access,
}: {
  kind: BoardKind;
  access: Exclude<BoardAccess, 'open'>;
}) {
  const { areaName, plan } = boardDescriptions[kind];
  if (access === 'noPermission')
    return (
      <NoAccessState
        title={`Você não tem acesso a ${areaName}`}
        text="Quem cuida da conta pode liberar este quadro para você, em Colaboradores."
      />
    );
  return (
    <EmptyState
      title={`${areaName} não faz parte do seu plano`}
      action={<PlanActions links={WayLinks} message={`Olá! Quero usar ${areaName} na minha conta.`} />}
      text={
        plan === 'ENTERPRISE'
          ? 'Com o plano Enterprise, todas as etapas do negócio ganham um quadro: pré-venda, administrativo, projetos, obras e pós-venda.'
          : 'O quadro de vendas mostra cada negócio da primeira conversa até o fechamento. Ele faz parte dos planos CRM e Enterprise.'
      }
    />
  );
}
