import { AcceptanceSection } from './AcceptanceSection';
import { AssumptionsSection } from './AssumptionsSection';
import { BillSection } from './BillSection';
import { ContactSection } from './ContactSection';
import { Cover } from './Cover';
import { EnergySection } from './EnergySection';
import { EnvironmentSection } from './EnvironmentSection';
import { EquipmentSection } from './EquipmentSection';
import { FinancingSection } from './FinancingSection';
import { PriceSection } from './PriceSection';
import { type PageFacts, shows } from './page-facts';
import { ReturnSection } from './ReturnSection';
import { RoofSection } from './RoofSection';

/** The document, from its cover to whom to ask. */
export function ProposalBody(facts: PageFacts) {
  const { view, proposal, links, isDraft, acceptance } = facts;
  const { message, closing } = proposal.proposalCustomizationData ?? {};
  const canAccept = links.accept !== null && acceptance === null;
  return (
    <>
      {isDraft && <p className="ribbon">Prévia: o cliente ainda não vê esta proposta assim.</p>}
      <Cover {...facts} />
      <main id="proposta">
        {view !== 'FINANCING' && (
          <>
            {message && <p className="message prose">{message}</p>}
            <RoofSection {...facts} />
            {shows(facts, 'viability') && <BillSection {...facts} />}
            {shows(facts, 'generation') && <EnergySection {...facts} />}
            {shows(facts, 'kit') && <EquipmentSection {...facts} />}
            {shows(facts, 'viability') && <ReturnSection {...facts} />}
            {shows(facts, 'generation') && <EnvironmentSection {...facts} />}
          </>
        )}
        <PriceSection {...facts} />
        {shows(facts, 'financing') && <FinancingSection {...facts} />}
        {view !== 'FINANCING' && <AssumptionsSection {...facts} />}
        {view !== 'FINANCING' && closing && <p className="message prose">{closing}</p>}
        <AcceptanceSection {...facts} />
        <ContactSection {...proposal} />
      </main>
      {view !== 'PRINT' && !isDraft && (
        <nav className="tools" aria-label="Proposta">
          {view === 'FINANCING' && <a href={links.full}>Ver a proposta completa</a>}
          {canAccept && (
            <a className="action" href="#aceite">
              Aceitar proposta
            </a>
          )}
          <a href={links.pdf}>Baixar PDF</a>
          <a href={links.print}>Imprimir</a>
        </nav>
      )}
    </>
  );
}
