import { VISIT_LINK_PATH } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';

/** Builds the address that opens a visit, once, in a tab of its own. */
export const buildVisitAddress = ({
  email,
  token,
  ticketId,
}: ResponseBody<'POST /operation/visits/new'>): string =>
  [VISIT_LINK_PATH, encodeURIComponent(email), token, ...(ticketId ? [ticketId] : [])].join('/');
