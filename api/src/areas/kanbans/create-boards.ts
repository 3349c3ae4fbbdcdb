import { type BoardKind, boardKinds, DEFAULT_INACTIVITY_HOURS } from '@girassol/shared-domain';
import { newId, type Tx } from '../../platform/database';

interface NewColumn {
  title: string;
  /** Days without activity after which a card counts as idle. */
  idleDays?: number;
}

/** The boards an account begins with. Titles and windows are the account's to change. */
const beginning: Record<BoardKind, NewColumn[]> = {
  PRE_SALES: [
    { title: 'Novo lead' },
    { title: 'Primeiro contato', idleDays: 2 },
    { title: 'Em qualificação', idleDays: 3 },
    { title: 'Pronto para vendas', idleDays: 2 },
  ],
  SALES: [
    { title: 'Contato inicial', idleDays: 2 },
    { title: 'Visita técnica', idleDays: 3 },
    { title: 'Proposta enviada', idleDays: 4 },
    { title: 'Em negociação', idleDays: 4 },
    { title: 'Análise de crédito', idleDays: 7 },
    { title: 'Fechamento', idleDays: 3 },
  ],
  ADMINISTRATIVE: [
    { title: 'Conferência de documentos', idleDays: 3 },
    { title: 'Compra do kit', idleDays: 7 },
    { title: 'Nota fiscal', idleDays: 3 },
    { title: 'Concluído', idleDays: 30 },
  ],
  PROJECT: [
    { title: 'Documentação', idleDays: 3 },
    { title: 'Em projeto', idleDays: 5 },
    { title: 'Enviado à distribuidora', idleDays: 15 },
    { title: 'Parecer de acesso', idleDays: 15 },
  ],
  INSTALLATION: [
    { title: 'Aguardando kit', idleDays: 7 },
    { title: 'Agendada', idleDays: 5 },
    { title: 'Em execução', idleDays: 3 },
    { title: 'Vistoria', idleDays: 7 },
  ],
  AFTER_SALES: [
    { title: 'Aguardando contato', idleDays: 7 },
    { title: 'Limpeza e revisão', idleDays: 15 },
    { title: 'Chamado aberto', idleDays: 2 },
    { title: 'Resolvido', idleDays: 30 },
  ],
};

/** Gives an account its six boards, and answers the ids of their columns in order. */
export async function createBoards(tx: Tx, accountId: string): Promise<Record<BoardKind, string[]>> {
  const kanbans = boardKinds.map((type) => ({ account_id: accountId, id: newId(), type }));
  const columns = kanbans.flatMap(({ id: kanbanId, type }) =>
    beginning[type].map(({ title, idleDays }, position) => ({
      type,
      row: {
        account_id: accountId,
        id: newId(),
        kanban_id: kanbanId,
        title,
        position,
        inactivity_window: idleDays ? idleDays * 24 : DEFAULT_INACTIVITY_HOURS,
      },
    })),
  );
  await tx.insertInto('kanbans').values(kanbans).execute();
  await tx
    .insertInto('kanban_columns')
    .values(columns.map(({ row }) => row))
    .execute();

  const idsOf = (kind: BoardKind) => columns.filter(({ type }) => type === kind).map(({ row }) => row.id);
  return {
    PRE_SALES: idsOf('PRE_SALES'),
    SALES: idsOf('SALES'),
    ADMINISTRATIVE: idsOf('ADMINISTRATIVE'),
    PROJECT: idsOf('PROJECT'),
    INSTALLATION: idsOf('INSTALLATION'),
    AFTER_SALES: idsOf('AFTER_SALES'),
  };
}
