import { formatEnumeration, formatMoney } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Text, TextLink } from '@girassol/shared-ui';
import { FormFields, FormMoneyField, FormSection } from '@girassol/shared-ui/fields';
import { Link, useSearchParams } from 'react-router-dom';
import { simulationPath } from '../addresses/financing';
import { formatGracePeriod } from '../financing/financing-labels';
import { ProposalPicker } from '../proposal/ProposalPicker';
import { hasSimulationTerms, parseSimulationTerms, type SimulationTerms } from '../simulation/terms-address';

interface ProjectSectionProps {
  proposal: Proposal;
  onChooseProposal: (proposalId: string) => void;
}

/** Form section for the financed project and its terms. */
export function ProjectSection({ proposal, onChooseProposal }: ProjectSectionProps) {
  const [query] = useSearchParams();
  return (
    <FormSection aria-labelledby="section-project">
      <h2 id="section-project">Projeto</h2>
      <p>O que será financiado.</p>
      <FormFields>
        <div className="wide">
          <ProposalPicker proposal={proposal} onChoose={onChooseProposal} />
        </div>
        <FormMoneyField name="projectValue" label="Valor do Projeto" isRequired />
        <FormMoneyField name="electricBillAverage" label="Conta de Luz" isRequired />
        <div className="wide">
          <Text as="p" size={13} tone="soft">
            {hasSimulationTerms(query)
              ? termsText(parseSimulationTerms(query))
              : 'O banco oferece os prazos dele.'}{' '}
            <TextLink as={Link} to={`${simulationPath(proposal._id)}?${query}`}>
              {hasSimulationTerms(query) ? 'Mudar na simulação' : 'Simular antes'}
            </TextLink>
          </Text>
        </div>
      </FormFields>
    </FormSection>
  );
}

/** `Em 36, 48 e 60 vezes, carência de 3 meses, com seguro.` */
function termsText({ installments, gracePeriod, entry, insurance, system }: SimulationTerms): string {
  const months = formatEnumeration(installments.map(String));
  const parts = [
    `Em ${months} vezes${system === 'SAC' ? ' (SAC)' : ''}`,
    gracePeriod > 0 ? `carência de ${formatGracePeriod(gracePeriod).toLowerCase()}` : 'sem carência',
    entry > 0 && `entrada de ${formatMoney(entry)}`,
    insurance && 'com seguro',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
