import type { NewRow, Tx } from '@girassol/api-platform/database';
import { DAY_MS } from '@girassol/shared-domain';
import { createRandom } from './demo-random';
import { createWorkingHoursCalendar } from './working-hours-calendar';

interface DemoNotice extends Pick<NewRow<'announcements'>, 'title' | 'content' | 'open_url'> {
  plans: NewRow<'announcements'>['plans'];
  startedDaysAgo: number;
}

/** Days for which a notice was put before people. */
const SHOWN_DAYS = 14;

/**
 * News of the product, oldest first. All of them have ended: they are listed among the updates, and no dialog opens over what
 * people came to see.
 */
const notices: readonly DemoNotice[] = [
  {
    startedDaysAgo: 96,
    title: 'Corrija a planilha na própria importação',
    content:
      'Linhas com problema não pedem mais uma planilha nova: corrija as células no resultado da importação e importe só essas linhas.\nA importação inteira pode ser desfeita por 30 dias.',
    open_url: '/importacoes/lista',
    plans: null,
  },
  {
    startedDaysAgo: 61,
    title: 'Leve a obra com você, mesmo sem sinal',
    content:
      'Com “Levar para a obra…”, o negócio, o checklist, o cliente e os arquivos ficam no celular por sete dias. O que você registrar sem internet é enviado quando o sinal voltar.',
    open_url: '/atualizacoes',
    plans: null,
  },
  {
    startedDaysAgo: 33,
    title: 'Acompanhe os pedidos de equipamentos',
    content:
      'Do pedido à entrega, cada pedido mostra a etapa, o fornecedor, o valor e a data prevista.\nO link público do pedido mostra as etapas e os itens a quem espera por eles, sem nomes nem preços.',
    open_url: '/pedidos',
    plans: ['ENTERPRISE'],
  },
];

/** Inserts news of the product in the name of the operator with the address `by`. */
export async function writeAnnouncements(
  tx: Tx,
  { by, seed, now }: { by: string; seed: number; now: number },
): Promise<void> {
  const random = createRandom(seed);
  const calendar = createWorkingHoursCalendar(random, now);
  await tx
    .insertInto('announcements')
    .values(
      notices.map(({ startedDaysAgo, ...notice }) => {
        const at = calendar.past(startedDaysAgo);
        return {
          ...notice,
          ...{ id: random.id(at), kind: 'NOTICE' as const, whitelabels: null, by },
          starts_at: new Date(at),
          ends_at: new Date(at + SHOWN_DAYS * DAY_MS),
          created_at: new Date(at),
        };
      }),
    )
    .execute();
}
