/**
 * Number of days after which the record of a visitor who viewed a proposal is deleted. The records prevent a
 * visitor from being counted twice a day; the count of views stays.
 */
export const PROPOSAL_VISITOR_RETENTION_DAYS = 2;
