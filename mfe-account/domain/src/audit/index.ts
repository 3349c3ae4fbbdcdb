export {
  auditAreaLabels,
  describeAuditEntry,
  getAuditActionLabel,
  listAuditDetails,
} from './describe-audit-entry';
