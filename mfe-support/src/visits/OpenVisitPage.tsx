import { ApiError, api, beginVisit, consumeVisitLink, type VisitLink } from '@girassol/shared-auth';
import { NoAccessState, PageHeader, Spinner, tokens } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildTicketPath } from '../addresses/tickets';

const USED = 'Este link de visita já foi usado ou não vale mais. Volte à conta e use “Entrar como” de novo.';

/**
 * Page `/admin-from-adm/:email/:token/:ticketId?`: opens a visit with the link that the shell took out of the address, and goes
 * to the ticket or the home page. Reading the page again opens nothing.
 */
export default function OpenVisitPage() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isGone = false;
    const link = consumeVisitLink();
    void (link ? openVisit(link) : Promise.resolve(USED)).then((refusal) => {
      if (isGone) return;
      if (refusal === null)
        navigate(link?.ticketId ? buildTicketPath(link.ticketId) : '/inicio', { replace: true });
      else setProblem(refusal);
    });
    return () => {
      isGone = true;
    };
  }, [navigate]);
  return (
    <Frame>
      <PageHeader title="Visita do suporte" />
      {problem === '' ? (
        <Spinner label="Abrindo a visita" />
      ) : (
        <NoAccessState title="A visita não abriu" text={problem} />
      )}
    </Frame>
  );
}

/** Opens a visit in this tab. Returns why it was refused; null where it was opened. */
async function openVisit({ email, token }: VisitLink): Promise<string | null> {
  try {
    const { session } = await api('POST /visits/open', {
      body: { email, token },
      token: null,
      keepsSession: true,
      silent: true,
    });
    beginVisit(session);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal;
    return refusal.message;
  }
}

const Frame = styled.div`
  padding: ${tokens.space[24]};
`;
