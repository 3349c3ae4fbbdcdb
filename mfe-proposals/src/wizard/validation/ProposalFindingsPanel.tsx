import type { Proposal } from '@girassol/shared-domain/contract';
import type { ProposalFinding } from '@girassol/shared-domain/solar';
import { Badge, Icon, Text, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { getProposalFindingPath, type ProposalFindingGroup } from './findings';

const { color, font, radius, screen, space, weight } = tokens;

interface FindingsPanelProps {
  proposal: Proposal;
  groups: readonly ProposalFindingGroup[];
  /** The customer can open it as it stands. */
  isConcluded: boolean;
}

/**
 * Panel with the missing and doubtful data of a proposal by wizard step. Each entry links to the field where
 * the data is corrected.
 */
export function ProposalFindingsPanel({ proposal, groups, isConcluded }: FindingsPanelProps) {
  const all = groups.flatMap(({ findings }) => findings);
  const missing = all.filter(({ kind }) => kind === 'MISSING').length;
  return (
    <FormSection aria-labelledby="section-findings">
      <h2 id="section-findings">Conferência</h2>
      <p>{describeFindings(missing, all.length - missing, isConcluded)}</p>
      {all.length === 0 && (
        <Clear>
          <Icon name="circle-check" size={20} />
          <Text size={14}>Consumo, kit, geração, preço e personalização conferidos.</Text>
        </Clear>
      )}
      {groups.map(({ place, title, findings }) => (
        <Group key={place} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {findings.map((finding) => (
              <Line
                key={finding.message}
                finding={finding}
                path={getProposalFindingPath(finding, proposal)}
              />
            ))}
          </ul>
        </Group>
      ))}
    </FormSection>
  );
}

function Line({ finding, path }: { finding: ProposalFinding; path: string | null }) {
  const isMissing = finding.kind === 'MISSING';
  return (
    <li>
      <Badge tone={isMissing ? 'bad' : 'warn'} icon={isMissing ? 'error' : 'warning'}>
        {isMissing ? 'Falta' : 'Confira'}
      </Badge>
      <span>{finding.message}</span>
      {path && (
        <Link to={path} aria-label={`${isMissing ? 'Corrigir' : 'Ver'}: ${finding.message}`}>
          {isMissing ? 'Corrigir' : 'Ver'}
          <Icon name="chevron-right" size={14} />
        </Link>
      )}
    </li>
  );
}

function describeFindings(missing: number, doubts: number, isConcluded: boolean): string {
  if (missing > 0) {
    const count = missing === 1 ? 'Falta 1 coisa' : `Faltam ${missing} coisas`;
    return `${count} para concluir a proposta.`;
  }
  if (isConcluded) return concludedSummary(doubts);
  if (doubts === 0) return 'Nada falta e nada chama a atenção.';
  const count = doubts === 1 ? 'um ponto' : `${doubts} pontos`;
  return `Nada falta. Vale olhar ${count} antes de concluir.`;
}

function concludedSummary(doubts: number): string {
  if (doubts === 0) return 'Conferida e concluída: nada chama a atenção.';
  const count = doubts === 1 ? 'Um ponto chama' : `${doubts} pontos chamam`;
  return `A proposta está concluída. ${count} a atenção: se mudar algo, conclua-a novamente.`;
}

const Clear = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.goodSoft};
  color: ${color.goodInk};
`;

const Group = styled.section`
  & + & { margin-top: ${space[16]}; }
  h3 { margin: 0 0 ${space[4]}; font: ${font[13]}; font-weight: ${weight.strong}; color: ${color.inkSoft}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[12]};
    align-items: center;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
    font: ${font[14]};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    min-height: 2rem;
    color: ${color.leafInk};
    font: 500 ${font[13]};
    text-decoration: none;
    @media ${screen.phone}, (pointer: coarse) { min-height: 2.75rem; }
  }
  a:hover { text-decoration: underline; }
`;
