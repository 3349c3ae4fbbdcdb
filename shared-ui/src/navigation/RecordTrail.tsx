import type { DealTrailStep } from '@girassol/shared-domain';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../tokens/tokens';
import { toneColours } from '../tones';
import { followLink } from './follow-link';

/** Step of a trail: a record with its label and the path that opens it. */
export type RecordTrailStep = DealTrailStep;

/**
 * Trail of records that belong together, each a link: "Venda #00261 → Projeto #00012 → Contrato assinado".
 * Shows nothing without steps. Needs no router around it.
 */
export function RecordTrail({ label, steps }: { label: string; steps: readonly RecordTrailStep[] }) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label={label}>
      <Steps>
        {steps.map((step, index) => (
          <li key={step.id}>
            {index > 0 && <Icon name="arrow-right" size={14} />}
            <TrailStep step={step} />
          </li>
        ))}
      </Steps>
    </nav>
  );
}

const toneIcons: Partial<Record<RecordTrailStep['tone'], IconName>> = { good: 'check', bad: 'x' };

function TrailStep({ step: { label, outcome, tone, path, isCurrent } }: { step: RecordTrailStep }) {
  const icon = toneIcons[tone];
  const content = (
    <>
      {icon && <Icon name={icon} size={14} />}
      {label}
      {outcome && <VisuallyHidden>{` (${outcome})`}</VisuallyHidden>}
    </>
  );
  return isCurrent ? (
    <Current $tone={tone} aria-current="page">
      {content}
    </Current>
  ) : (
    <StepLink $tone={tone} href={path} onClick={(event) => followLink(event, path)}>
      {content}
    </StepLink>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  && { padding: 0; }
  color: ${tokens.color.inkFaint};

  & > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[4]};
  }
`;

const stepStyles = css<{ $tone: RecordTrailStep['tone'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-height: 1.75rem;
  padding: 0 ${tokens.space[8]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.round};
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: 500 ${tokens.font[12]};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
`;

const StepLink = styled.a<{ $tone: RecordTrailStep['tone'] }>`
  ${stepStyles}
  transition: border-color ${tokens.motion.in};
  &:hover { border-color: currentColor; }
`;

const Current = styled.span<{ $tone: RecordTrailStep['tone'] }>`
  ${stepStyles}
  border-color: currentColor;
`;
