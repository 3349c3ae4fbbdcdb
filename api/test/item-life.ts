import { addDays, toIsoDate } from '@girassol/shared-domain';
import type {
  AccountEvent,
  Answer,
  BoardItem,
  Body,
  ConsumptionRequest,
  ErrorAnswer,
} from '@girassol/shared-domain/contract';
import type { SettingsDocument } from '../src/platform/database';
import { newId } from '../src/platform/database';
import { EVENTS_CHANNEL } from '../src/platform/events/publish';
import type { TestApi } from './harness';
import type { Person } from './people';

const STATUS = 'PUT /sales/single/status/:itemId';
export type StatusBody = Body<typeof STATUS>;
type Refused = ErrorAnswer & { status: number };

export const REASON = 'Preço acima do esperado';

/** What a win needs at least, without a proposal. */
export const sold: StatusBody = {
  status: 'CLOSED',
  approvedProposal: null,
  power: 5.4,
  ucType: 'Residencial',
  confirmedAmount: 19_500.5,
};

/** `days` from today, in São Paulo. */
export const inDays = (days: number): string => addDays(toIsoDate(Date.now()), days);

/** Short ways to end items and to see what became of them. */
export interface TestLife {
  change(as: Person, itemId: string, body: StatusBody): Promise<Answer<typeof STATUS>>;
  refused(as: Person, itemId: string, body: StatusBody): Promise<Refused>;
  read(as: Person, saleId: string): Promise<BoardItem>;
  /** Replaces the settings of this person's account. */
  settings(of: Person, document: Partial<SettingsDocument>): Promise<void>;
  /** "title: content", newest first. */
  historyOf(itemId: string): Promise<string[]>;
  /** The items that a win made of this one, in the order of their boards' names. */
  itemsOfDeal(dealId: string): Promise<Record<string, unknown>[]>;
  addProposal(
    as: Person,
    customerId: string,
    fields?: {
      finished?: boolean;
      power?: number;
      saleId?: string;
      count?: number;
      units?: ConsumptionRequest['energyBillData'];
    },
  ): Promise<string>;
  /** The account events that `work` causes. */
  eventsOf(work: () => Promise<unknown>): Promise<AccountEvent[]>;
}

export function testLife(api: TestApi): TestLife {
  const request = (as: Person, itemId: string, body: StatusBody) => ({ as, params: { itemId }, body });
  return {
    change: (...of) => api.call(STATUS, request(...of)),
    refused: (...of) => api.refused(STATUS, request(...of)),
    read: async (as, saleId) =>
      (await api.call('GET /sales/single/:saleId', { as, params: { saleId } })).sale,
    async settings({ accountId }, document) {
      await api.query(
        `insert into settings (account_id, document) values ($1, $2)
         on conflict (account_id) do update set document = excluded.document`,
        [accountId, JSON.stringify(document)],
      );
    },
    historyOf: async (itemId) =>
      (
        await api.query<{ line: string }>(
          `select title || ': ' || content as line from histories where sale_id = $1 order by registered_at desc, id desc`,
          [itemId],
        )
      ).map(({ line }) => line),
    itemsOfDeal: (dealId) =>
      api.query(
        `select s.type, s.owner_id, s.due_date::text as due, s.amount_cents::float8 as amount_cents, s.power::float8 as power, s.uc_type, s.name,
          s.approved_proposal, c.position from sales s join kanban_columns c on c.id = s.column_id
         where s.deal_id = $1 and s.id <> $1 order by s.type`,
        [dealId],
      ),
    async addProposal(as, customerId, { finished = true, power = 7.2, saleId, count, units = [] } = {}) {
      const id = newId();
      await api.database.asAccount(as, (tx) =>
        tx
          .insertInto('proposals')
          .values({
            account_id: as.accountId,
            id,
            front_id: id,
            finished,
            count: count ?? null,
            power,
            customer_id: customerId,
            sale_id: saleId ?? null,
            user_id: as.userId,
            validity_date: null,
            ...(units.length > 0 && { data: JSON.stringify({ energyBillData: units }) }),
          })
          .execute(),
      );
      return id;
    },
    async eventsOf(work) {
      const heard: AccountEvent[] = [];
      // An event of no account says that all before it have been heard: also those of what was done earlier.
      const marks = new Map<string, () => void>();
      const hearAll = async () => {
        const mark = newId();
        const isHeard = new Promise<void>((resolve) => marks.set(mark, resolve));
        const event = { kind: 'notes-changed', item: mark, by: null };
        const message = JSON.stringify({ accountId: mark, event });
        await api.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, message]);
        await isHeard;
      };
      const stop = await api.database.listen(
        EVENTS_CHANNEL,
        (payload) => {
          const { accountId, event } = JSON.parse(payload);
          const mark = marks.get(accountId);
          if (mark) mark();
          else heard.push(event);
        },
        () => {},
      );
      await hearAll();
      heard.length = 0;
      await work();
      await hearAll();
      await stop();
      return heard;
    },
  };
}
