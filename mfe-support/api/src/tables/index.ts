import type { ChatTables } from './chat-tables';
import type { HelpTables } from './help-tables';
import type { SupportTables } from './support-tables';
import type { VisitTables } from './visit-tables';

declare module '@girassol/api-platform/database/tables' {
  interface Tables extends SupportTables, HelpTables, ChatTables, VisitTables {}
}

export type { ChatFile } from './chat-tables';
export type { StoredChatMessage } from './help-tables';
export type { MergedState, MessagePicture, SupportAttendantsTable } from './support-tables';
