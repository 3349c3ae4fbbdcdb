import type { SettingsDocument } from '@girassol/account-api/settings';
import { generateId } from '@girassol/api-platform/database';
import { EVENTS_CHANNEL } from '@girassol/api-platform/events/publish-event';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type {
  AccountLiveEvent,
  BoardItem,
  ConsumptionRequest,
  ErrorResponse,
  RequestBody,
  ResponseBody,
} from '@girassol/shared-domain/contract';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

const STATUS = 'PUT /sales/single/status/:itemId';
/** Request body of the API call that wins, loses, finishes or returns an item. */
export type ItemStatusRequest = RequestBody<typeof STATUS>;
type Refused = ErrorResponse & { status: number };

/** Reason for lost sales that exists in the settings of test accounts. */
export const SALE_LOST_REASON = 'Preço acima do esperado';

/** Minimal request that wins a sale in tests, without a proposal. */
export const winRequest: ItemStatusRequest = {
  status: 'CLOSED',
  approvedProposal: null,
  power: 5.4,
  ucType: 'Residencial',
  confirmedAmount: 19_500.5,
};

/** Returns the date `days` from today, in São Paulo. */
export const getDateInDays = (days: number): string => addDays(toIsoDate(Date.now()), days);

/** Functions for tests that win, lose, finish or return items by the API and read the results. */
export interface ItemLifeTestClient {
  change(as: TestPerson, itemId: string, body: ItemStatusRequest): Promise<ResponseBody<typeof STATUS>>;
  refused(as: TestPerson, itemId: string, body: ItemStatusRequest): Promise<Refused>;
  read(as: TestPerson, saleId: string): Promise<BoardItem>;
  /** Replaces the settings of this person's account. */
  settings(of: TestPerson, document: Partial<SettingsDocument>): Promise<void>;
  /** "title: content", newest first. */
  getHistory(itemId: string): Promise<string[]>;
  /** The items that a win made of this one, in the order of their boards' names. */
  itemsOfDeal(dealId: string): Promise<Record<string, unknown>[]>;
  addProposal(
    as: TestPerson,
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
  getEvents(work: () => Promise<unknown>): Promise<AccountLiveEvent[]>;
}

/** Creates functions for tests that win, lose, finish or return items by the API and read the results. */
export function createItemLifeTestClient(api: TestApi): ItemLifeTestClient {
  const request = (as: TestPerson, itemId: string, body: ItemStatusRequest) => ({
    as,
    params: { itemId },
    body,
  });
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
    getHistory: async (itemId) =>
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
      const id = generateId();
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
    async getEvents(work) {
      const heard: AccountLiveEvent[] = [];
      // An event of no account says that all before it have been heard: also those of what was done earlier.
      const marks = new Map<string, () => void>();
      const hearAll = async () => {
        const mark = generateId();
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
