import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { formatDate, formatPower, formatProposalNumber } from '@girassol/shared-domain';
import { type FinishedProposal, formatProposalClosedReason } from '../public/load-finished-proposal';
import { ContactSection } from './ContactSection';
import { LabelledFigureList } from './PageSection';
import { getPageTheme } from './proposal-page-data';
import { renderProposalStatusPage } from './StatusPage';

/** Renders the page of a proposal that has expired or is being changed: its number and the seller, without figures. */
export function renderClosedProposalPage(
  { answer, state }: FinishedProposal,
  fontUrl: string | null,
): HtmlPage {
  const { count, registryDate, realSystemData } = answer;
  return renderProposalStatusPage({
    heading: state === 'EXPIRED' ? 'Esta proposta venceu' : 'Proposta em atualização',
    message: formatProposalClosedReason(answer, state),
    primaryColor: getPageTheme(answer).primaryColor,
    fontUrl,
    children: (
      <>
        <LabelledFigureList
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

/** Returns the HTTP status of the page of a closed proposal: 410 if it has expired, 409 while it is being changed. */
export const getClosedPageHttpStatus = ({ state }: FinishedProposal): 409 | 410 =>
  state === 'EXPIRED' ? 410 : 409;
