import { formatDate, formatPower, formatProposalNumber } from '@girassol/shared-domain';
import type { HtmlPage } from '../../../platform/http/html-document';
import { type FinishedProposal, whyClosed } from '../public/read-public-proposal';
import { ContactSection } from './ContactSection';
import { themeOf } from './page-facts';
import { Facts } from './Section';
import { renderStatusPage } from './StatusPage';

/** In place of a proposal that is over, or being changed: which one it is and whom to ask, without its figures. */
export function renderClosedPage({ answer, state }: FinishedProposal, fontUrl: string | null): HtmlPage {
  const { count, registryDate, realSystemData } = answer;
  return renderStatusPage({
    heading: state === 'EXPIRED' ? 'Esta proposta venceu' : 'Proposta em atualização',
    message: whyClosed(answer, state),
    primaryColor: themeOf(answer).primaryColor,
    fontUrl,
    children: (
      <>
        <Facts
          facts={[
            ['Proposta', formatProposalNumber(count)],
            ['Feita em', formatDate(registryDate)],
            state === 'EXPIRED' && realSystemData
              ? ['Potência do sistema', formatPower(realSystemData.power)]
              : null,
          ]}
        />
        <ContactSection {...answer} />
      </>
    ),
  });
}

/** How the closed page is answered: gone, or not now. */
export const closedStatus = ({ state }: FinishedProposal): 409 | 410 => (state === 'EXPIRED' ? 410 : 409);
