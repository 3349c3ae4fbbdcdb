export { type AuditActor, type AuditEntry, recordAuditEntry } from './record-audit-entry';
