import { ButtonLink } from '../actions/Button';
import { Row } from '../layout/Stack';
import { followLink } from '../navigation/follow-link';

/** Addresses that lead on where an account lacks something; null for what is not there. */
export interface WayLinksProps {
  /** Page of the subscription. */
  plan: string | null;
  /** A conversation by WhatsApp, or the page of contacts. */
  support: string | null;
}

/** Links in place of a part of the product that the account lacks: to its plan and to the support. */
export function WayLinks({ plan, support }: WayLinksProps) {
  return (
    <Row gap={8} wraps justify="center">
      {plan && (
        <ButtonLink variant="primary" href={plan} onClick={(event) => followLink(event, plan)}>
          Ver meu plano
        </ButtonLink>
      )}
      {support?.startsWith('/') && (
        <ButtonLink icon="message" href={support} onClick={(event) => followLink(event, support)}>
          Falar com a equipe
        </ButtonLink>
      )}
      {support?.startsWith('https:') && (
        <ButtonLink icon="message" href={support} target="_blank" rel="noreferrer">
          Falar com a equipe
        </ButtonLink>
      )}
    </Row>
  );
}
