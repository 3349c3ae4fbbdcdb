// Written by `npm run migration`.
import type { Migration } from 'kysely';
import * as m202611261938Tickets from './20261126-1938-tickets';
import * as m202611261955Attendance from './20261126-1955-attendance';
import * as m202611262324Chats from './20261126-2324-chats';
import * as m202611262324Visits from './20261126-2324-visits';
import * as m202611262325Attendants from './20261126-2325-attendants';
import * as m202611262326Visitors from './20261126-2326-visitors';
import * as m202611262329HelpAndAssistant from './20261126-2329-help-and-assistant';
import * as m202611262333AccountList from './20261126-2333-account-list';
import * as m202611270017MailIn from './20261127-0017-mail-in';
import * as m202611270049VisitorsInQueue from './20261127-0049-visitors-in-queue';
import * as m202611270339VisitPages from './20261127-0339-visit-pages';

/** Every migration by name, in order. Names are never changed and released migrations never edited. */
export const migrations: Record<string, Migration> = {
  '20261126-1938-tickets': m202611261938Tickets,
  '20261126-1955-attendance': m202611261955Attendance,
  '20261126-2324-chats': m202611262324Chats,
  '20261126-2324-visits': m202611262324Visits,
  '20261126-2325-attendants': m202611262325Attendants,
  '20261126-2326-visitors': m202611262326Visitors,
  '20261126-2329-help-and-assistant': m202611262329HelpAndAssistant,
  '20261126-2333-account-list': m202611262333AccountList,
  '20261127-0017-mail-in': m202611270017MailIn,
  '20261127-0049-visitors-in-queue': m202611270049VisitorsInQueue,
  '20261127-0339-visit-pages': m202611270339VisitPages,
};
