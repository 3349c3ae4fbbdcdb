import type { BoardKind } from '@girassol/shared-domain';
import { DAY_MS, formatExactNumber } from '@girassol/shared-domain';
import { monthlyBoardProfiles, type NonSalesBoardKind, type StageProfile } from './monthly-board-profiles';
import { addNonSalesItem, type ItemOrigin } from './other-item';
import { computeDemoSystemSize } from './system-size';
import type { DemoUser } from './timeline';
import type { AccountDraft, DraftItem } from './world';

/** Which of the won sales, latest first, a board works on: the office has the new ones, the oldest are customers. */
const shares: Record<Exclude<NonSalesBoardKind, 'PRE_SALES'>, [from: number, to: number]> = {
  ADMINISTRATIVE: [0, 0.4],
  PROJECT: [0.05, 0.6],
  INSTALLATION: [0.2, 0.75],
  AFTER_SALES: [0.5, 1],
};

/**
 * Adds items to the demonstration's boards other than sales: leads before the sale; approval, project,
 * installation and after-sales behind it.
 */
export function addNonSalesBoards(
  world: AccountDraft,
  wonAMonth: number,
  worksOn: (kind: BoardKind) => DemoUser[],
): void {
  const won = world.items
    .filter(({ row }) => row.status === 'CLOSED')
    .sort((a, b) => b.row.last_activity_at.getTime() - a.row.last_activity_at.getTime())
    .map(soldBefore);
  const share = ([from, to]: [number, number]) =>
    won.slice(Math.round(won.length * from), Math.round(won.length * to));
  const sources: Record<NonSalesBoardKind, ItemOrigin[]> = {
    PRE_SALES: [],
    ADMINISTRATIVE: share(shares.ADMINISTRATIVE),
    PROJECT: share(shares.PROJECT),
    INSTALLATION: share(shares.INSTALLATION),
    AFTER_SALES: share(shares.AFTER_SALES),
  };
  for (const kind of ['PRE_SALES', 'ADMINISTRATIVE', 'PROJECT', 'INSTALLATION', 'AFTER_SALES'] as const)
    addMonth(world, kind, { wonAMonth, sources: sources[kind], people: worksOn(kind) });
}

function addMonth(
  world: AccountDraft,
  kind: NonSalesBoardKind,
  { wonAMonth, sources, people }: { wonAMonth: number; sources: ItemOrigin[]; people: DemoUser[] },
): void {
  const { random, calendar } = world;
  const { open, finished, stages } = monthlyBoardProfiles[kind];
  const count = Math.max(4, Math.round(open * wonAMonth));
  for (let index = 0; index < count; index += 1) {
    const source = sources[index] ?? anyCustomer(world);
    const stage = stageAt(stages, (index + 0.5) / count);
    const { age, rest, due } = stages[stage] ?? newcomers;
    const registered = Math.max(source.since, calendar.past(random.int(...age)));
    addNonSalesItem(world, kind, people, {
      source,
      stage,
      registered,
      touched: Math.max(registered, calendar.past(random.int(...rest))),
      dueInDays: due ? random.int(...due) : null,
    });
  }
  for (const back of [0, 1, 2]) {
    const start = calendar.monthStart(back);
    const end = back === 0 ? calendar.now : calendar.monthStart(back - 1) - 1;
    const passed = back === 0 ? (end - start) / (30 * DAY_MS) : 1;
    for (let index = 0; index < Math.max(1, Math.round(finished * wonAMonth * passed)); index += 1) {
      const touched = calendar.between(start, end);
      const registered = Math.min(touched, calendar.between(touched - 40 * DAY_MS, touched - 5 * DAY_MS));
      addNonSalesItem(world, kind, people, {
        source: anyCustomer(world),
        stage: stages.length - 1,
        registered,
        touched,
        dueInDays: hasDeadline(kind)
          ? Math.round((touched - calendar.now) / DAY_MS) + random.int(-3, 6)
          : null,
        outcome: kind === 'PRE_SALES' && index % 3 === 2 ? 'LOST' : 'CLOSED',
      });
    }
  }
}

const newcomers: StageProfile = { weight: 1, age: [0, 5], rest: [0, 2] };

/** The stage of an item that stands at a share of the way through its board. */
function stageAt(stages: StageProfile[], share: number): number {
  let left = share * stages.reduce((sum, { weight }) => sum + weight, 0);
  return stages.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

const hasDeadline = (kind: NonSalesBoardKind) =>
  monthlyBoardProfiles[kind].stages.some((stage) => stage.due !== undefined);

function soldBefore({ row, customer }: DraftItem): ItemOrigin {
  return {
    customer,
    system: {
      name: row.name,
      amountCents: row.amount_cents ?? 0,
      power: Number(row.power),
      modules: row.mods_qtd ?? 0,
    },
    dealId: row.deal_id,
    since: row.last_activity_at.getTime(),
  };
}

/** Somebody of the list, with a system of the size that fits. */
function anyCustomer({ random, customers }: AccountDraft): ItemOrigin {
  const [one, ...others] = customers;
  if (!one) throw new Error('A demonstration with boards has customers');
  const customer = random.pick([one, ...others]);
  const system = computeDemoSystemSize(random, customer);
  const name = `${customer.works} ${formatExactNumber(system.power)} kWp`;
  return { customer, system: { name, ...system }, since: 0 };
}
