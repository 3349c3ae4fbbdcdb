import type { AfterSalesServiceSetting } from '@girassol/account-api/settings';
import type { NewRow } from '@girassol/api-platform/database';
import type { BoardKind } from '@girassol/shared-domain';
import type { DemoCustomer } from './customers';
import type { DemoRandom } from './demo-random';
import type { DemoUser } from './timeline';
import type { WorkingHoursCalendar } from './working-hours-calendar';

/**
 * Board item of a demonstration account before it has a number and a rank. Both depend on all items of the
 * board.
 */
export interface DraftItem {
  row: Omit<NewRow<'sales'>, 'number' | 'rank'> & { registered_at: Date; last_activity_at: Date };
  customer: DemoCustomer;
  owner: DemoUser;
}

/**
 * Rows of one demonstration account before they are written, and the sources of random values and times that build
 * them.
 */
export interface AccountDraft {
  accountId: string;
  random: DemoRandom;
  calendar: WorkingHoursCalendar;
  manager: DemoUser;
  /** The manager and the vendors. */
  users: DemoUser[];
  /** Column ids by board, in order. */
  columns: Record<BoardKind, string[]>;
  customers: DemoCustomer[];
  items: DraftItem[];
  /** Reasons for which projects were rejected. */
  rejections: NewRow<'reject_reasons'>[];
  /** After-sales services of the account; empty without the module. */
  services: AfterSalesServiceSetting[];
  serviceLines: NewRow<'after_sales_services'>[];
  proposals: (Omit<NewRow<'proposals'>, 'count'> & { registered_at: Date })[];
  notes: NewRow<'notes'>[];
  histories: NewRow<'histories'>[];
}
