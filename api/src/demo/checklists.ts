import type { NewRow, Tx } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import type { AccountDraft } from './world';

type Line = [
  type: 'checkbox' | 'text' | 'number' | 'list',
  task: string,
  category: string,
  options?: string[],
];

/** Checklist items of each board before an item moves on. */
const checklistTemplates: Partial<Record<BoardKind, Line[]>> = {
  SALES: [
    ['checkbox', 'Conta de luz recebida', 'Documentos'],
    ['checkbox', 'RG e CPF do titular', 'Documentos'],
    ['text', 'Número da unidade consumidora', 'Documentos'],
    ['list', 'Tipo de telhado', 'Visita técnica', ['Cerâmico', 'Fibrocimento', 'Metálico', 'Laje', 'Solo']],
    ['number', 'Disjuntor geral (A)', 'Visita técnica'],
    ['checkbox', 'Melhor horário de contato confirmado', ''],
  ],
  PROJECT: [
    ['checkbox', 'Procuração assinada', 'Documentos'],
    ['checkbox', 'ART emitida', 'Documentos'],
    ['text', 'Protocolo na distribuidora', 'Distribuidora'],
    ['list', 'Parecer de acesso', 'Distribuidora', ['Aguardando', 'Aprovado', 'Com ressalvas', 'Reprovado']],
    ['number', 'Carga instalada (kW)', 'Distribuidora'],
  ],
  INSTALLATION: [
    ['checkbox', 'Kit conferido na entrega', 'Antes da obra'],
    ['checkbox', 'Andaime e linha de vida', 'Antes da obra'],
    ['number', 'Tensão da string (V)', 'Comissionamento'],
    ['text', 'Série do inversor', 'Comissionamento'],
    ['list', 'Monitoramento', 'Comissionamento', ['Configurado', 'Sem internet no local', 'Pendente']],
    ['checkbox', 'Cliente orientado', 'Entrega'],
  ],
};

/**
 * Inserts the checklists of a demonstration account, and answers for some of its open items. Must be called
 * after the items have been inserted.
 */
export async function writeChecklists(tx: Tx, world: AccountDraft): Promise<void> {
  for (const [type, lines] of Object.entries(checklistTemplates))
    await writeOne(tx, world, type as BoardKind, lines);
}

async function writeOne(
  tx: Tx,
  { accountId, random, calendar, items }: AccountDraft,
  type: BoardKind,
  lines: Line[],
) {
  const checklistId = random.id(calendar.now);
  await tx
    .insertInto('checklists')
    .values({ account_id: accountId, id: checklistId, type, version: 1 })
    .execute();
  const asked = lines.map(([kind, task, category, options = []], position) => ({
    account_id: accountId,
    id: random.id(calendar.now),
    checklist_id: checklistId,
    position,
    type: kind,
    task,
    category,
    options,
    removed_at: null,
  }));
  await tx.insertInto('checklist_items').values(asked).execute();

  const open = items.filter(
    ({ row }) => row.type === type && (row.status ?? 'IN_PROGRESS') === 'IN_PROGRESS',
  );
  const answers: NewRow<'checklist_answers'>[] = [];
  for (const { row, owner } of open) {
    if (!random.chance(0.6)) continue;
    const done = random.int(1, asked.length);
    for (const item of asked.slice(0, done)) {
      const [option] = item.options.length > 0 ? [item.options[random.int(0, item.options.length - 1)]] : [];
      answers.push({
        account_id: accountId,
        sale_id: row.id,
        item_id: item.id,
        answer_boolean: item.type === 'checkbox' ? true : null,
        answer_string:
          item.type === 'list' ? (option ?? null) : item.type === 'text' ? random.digits(9) : null,
        answer_number: item.type === 'number' ? random.int(3, 12) * 10 : null,
        user_id: owner.id,
        answered_at: row.last_activity_at,
      });
    }
  }
  for (let first = 0; first < answers.length; first += 500)
    await tx
      .insertInto('checklist_answers')
      .values(answers.slice(first, first + 500))
      .execute();
}
