import type { BoardKind } from '@girassol/shared-domain';
import type { NewRow, SettingService } from '../platform/database';
import type { Calendar } from './calendar';
import type { DemoCustomer } from './customers';
import type { Random } from './random';
import type { DemoUser } from './timeline';

/** A board item that is not on its column yet: its number and rank follow when all are known. */
export interface DraftItem {
  row: Omit<NewRow<'sales'>, 'number' | 'rank'> & { registered_at: Date; last_activity_at: Date };
  customer: DemoCustomer;
  owner: DemoUser;
}

/** Everything of one account that is about to be written, and what it is made with. */
export interface World {
  accountId: string;
  random: Random;
  calendar: Calendar;
  manager: DemoUser;
  /** The manager and the vendors. */
  users: DemoUser[];
  /** Column ids by board, in order. */
  columns: Record<BoardKind, string[]>;
  customers: DemoCustomer[];
  items: DraftItem[];
  /** Why projects were sent back. */
  rejections: NewRow<'reject_reasons'>[];
  /** What the account offers after the sale; nothing where it lacks the module. */
  services: SettingService[];
  serviceLines: NewRow<'after_sales_services'>[];
  proposals: (Omit<NewRow<'proposals'>, 'count'> & { registered_at: Date })[];
  notes: NewRow<'notes'>[];
  histories: NewRow<'histories'>[];
}
