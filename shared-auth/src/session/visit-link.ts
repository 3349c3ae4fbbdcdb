import { VISIT_LINK_PATH } from '@girassol/shared-domain';

/** Link by which somebody of the administration opens a visit. */
export interface VisitLink {
  email: string;
  token: string;
  /** Ticket that opens with the visit; null: the home page does. */
  ticketId: string | null;
}

/** Stands in the address where the e-mail and the token were. */
const TAKEN = '-';

let taken: VisitLink | null = null;

/**
 * Takes the e-mail and the token of a visit out of the address (`/admin-from-adm/:email/:token/:ticketId?`) and the history, so
 * that no report and no log gets them. Called before anything else of the page runs.
 */
export function takeVisitLink(): void {
  const [, start, email = '', token = '', ticketId = ''] = window.location.pathname.split('/');
  if (`/${start}` !== VISIT_LINK_PATH || token === '' || token === TAKEN) return;
  taken = { email: decode(email), token: decode(token), ticketId: ticketId || null };
  window.history.replaceState(
    window.history.state,
    '',
    [VISIT_LINK_PATH, TAKEN, TAKEN, ...(ticketId ? [ticketId] : [])].join('/'),
  );
}

/** Returns the link that `takeVisitLink` took, once: its token opens one visit. */
export function consumeVisitLink(): VisitLink | null {
  const link = taken;
  taken = null;
  return link;
}

/** An address that is no proper text is none of ours. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
