import type { AnnouncementTables } from './announcement-tables';

declare module '@girassol/api-platform/database/tables' {
  interface Tables extends AnnouncementTables {}
}
