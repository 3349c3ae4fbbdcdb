import { generateId, type Tx } from '@girassol/api-platform/database';
import { type BoardKind, boardKinds, DEFAULT_INACTIVITY_HOURS } from '@girassol/shared-domain';

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

/** Creates the six boards of an account. Returns the ids of their columns in order. */
export async function createBoards(tx: Tx, accountId: string): Promise<Record<BoardKind, string[]>> {
  const kanbans = boardKinds.map((type) => ({ account_id: accountId, id: generateId(), type }));
  const columns = kanbans.flatMap(({ id: kanbanId, type }) =>
    beginning[type].map(({ title, idleDays }, position) => ({
      type,
      row: {
        account_id: accountId,
        id: generateId(),
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

  const getIds = (kind: BoardKind) => columns.filter(({ type }) => type === kind).map(({ row }) => row.id);
  return {
    PRE_SALES: getIds('PRE_SALES'),
    SALES: getIds('SALES'),
    ADMINISTRATIVE: getIds('ADMINISTRATIVE'),
    PROJECT: getIds('PROJECT'),
    INSTALLATION: getIds('INSTALLATION'),
    AFTER_SALES: getIds('AFTER_SALES'),
  };
}
