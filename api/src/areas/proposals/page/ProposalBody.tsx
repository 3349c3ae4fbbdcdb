import { formatDate, formatMoney } from '@girassol/shared-domain';
import { AcceptanceSection } from './AcceptanceSection';
import { AssumptionsSection } from './AssumptionsSection';
import { BillSection } from './BillSection';
import { ContactSection } from './ContactSection';
import { CoverSection } from './CoverSection';
import { EnergySection } from './EnergySection';
import { EnvironmentSection } from './EnvironmentSection';
import { EquipmentSection } from './EquipmentSection';
import { FinancingSection } from './FinancingSection';
import { NextStepsSection } from './NextStepsSection';
import { PriceSection } from './PriceSection';
import { isSectionVisible, type ProposalPageData } from './proposal-page-data';
import { ReturnSection } from './ReturnSection';
import { RoofSection } from './RoofSection';
import { SignatureLines } from './SignatureLines';

/** Length up to which a closing text stands in one piece with the end of a printed proposal: three short paragraphs. */
const MAX_CLOSING_IN_END = 500;

/**
 * Body of a proposal's page, from the cover to the contact. On paper it ends with one block: next steps, acceptance and
 * contact.
 */
export function ProposalBody(facts: ProposalPageData) {
  const { view, proposal, links, isDraft, isPublished, acceptance } = facts;
  const { message, closing } = proposal.proposalCustomizationData ?? {};
  const isClosingInEnd = view === 'PRINT' && (closing?.length ?? 0) <= MAX_CLOSING_IN_END;
  const closingText = closing && <p className="message prose">{closing}</p>;
  const canAccept = links.accept !== null && acceptance === null;
  const bar = view !== 'PRINT' && !isDraft && <ToolBar {...facts} canAccept={canAccept} />;
  return (
    <>
      {isDraft && (
        <p className="ribbon">
          {isPublished
            ? 'Prévia: é assim que o cliente vê esta proposta.'
            : 'Prévia: o cliente ainda não vê esta proposta assim.'}
        </p>
      )}
      {acceptance && view !== 'PRINT' && (
        <p className="accepted-ribbon">
          Proposta aceita em {formatDate(acceptance.acceptedAt)}. <a href="#aceite">Ver o aceite</a>
        </p>
      )}
      <main>
        <div>
          <CoverSection {...facts} />
          <div className="page">
            {view !== 'FINANCING' && (
              <>
                {message && <p className="message prose">{message}</p>}
                <RoofSection {...facts} />
                {isSectionVisible(facts, 'viability') && <BillSection {...facts} />}
                {isSectionVisible(facts, 'generation') && <EnergySection {...facts} />}
                {isSectionVisible(facts, 'kit') && <EquipmentSection {...facts} />}
                {isSectionVisible(facts, 'viability') && <ReturnSection {...facts} />}
                {isSectionVisible(facts, 'generation') && <EnvironmentSection {...facts} />}
              </>
            )}
            <PriceSection {...facts} />
            {isSectionVisible(facts, 'financing') && <FinancingSection {...facts} />}
            {view !== 'FINANCING' && (
              <>
                <AssumptionsSection {...facts} />
                {!isClosingInEnd && closingText}
              </>
            )}
          </div>
          {/* Sticks no further than this block, so it never lies over the form to which it leads. */}
          {canAccept && bar}
        </div>
        <div className="page answer">
          {isClosingInEnd && closingText}
          {view !== 'FINANCING' && <NextStepsSection {...facts} />}
          <AcceptanceSection {...facts} />
          <ContactSection {...proposal} />
          {view === 'PRINT' && !acceptance && <SignatureLines />}
        </div>
        {!canAccept && bar}
      </main>
    </>
  );
}

/** Bar at the foot of the screen with the price, the way to the form of acceptance, and the documents. */
function ToolBar({ view, proposal, links, canAccept }: ProposalPageData & { canAccept: boolean }) {
  return (
    <nav className="tools" aria-label="Proposta">
      {view === 'FINANCING' && <a href={links.full}>Ver a proposta completa</a>}
      {canAccept && (
        <>
          <Offer {...proposal} />
          <a className="action" href="#aceite">
            Aceitar proposta
          </a>
        </>
      )}
      <a href={links.pdf}>Baixar PDF</a>
      <a className="print" href={links.print}>
        Imprimir
      </a>
    </nav>
  );
}

/** Price of a proposal and its last day, beside the way to accept it. */
function Offer({ revenueData, validityDate }: ProposalPageData['proposal']) {
  if (!revenueData) return null;
  return (
    <p>
      <strong>{formatMoney(revenueData.finalPrice)}</strong>
      {validityDate && <small>até {formatDate(validityDate)}</small>}
    </p>
  );
}
