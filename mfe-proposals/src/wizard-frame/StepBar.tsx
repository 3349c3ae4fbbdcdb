import { Icon, Text, tokens, VisuallyHidden, visuallyHiddenStyles } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { StepState, WizardStep } from './wizard-steps';

const { color, font, motion, radius, screen, space } = tokens;

const stateLabels: Record<StepState, string> = {
  DONE: 'concluída',
  CALCULATED: 'calculada',
  OPEN: 'a fazer',
  MISSING: 'a confirmar',
  BLOCKED: 'ainda não disponível',
};

/** Bar of the seven wizard steps with their states. Accessible steps are links. */
export function StepBar({ steps, current }: { steps: readonly WizardStep[]; current: number }) {
  const now = steps.find(({ step }) => step === current);
  return (
    <nav aria-label="Etapas da proposta">
      <Line>
        {steps.map((step) => (
          <li key={step.step}>
            <StepMark step={step} isCurrent={step.step === current} />
          </li>
        ))}
      </Line>
      <Short as="p" size={13} tone="soft" aria-hidden>
        Etapa {current} de {steps.length}: <strong>{now?.name}</strong>
      </Short>
    </nav>
  );
}

function StepMark({ step, isCurrent }: { step: WizardStep; isCurrent: boolean }) {
  const { name, state, reason, path } = step;
  const content = (
    <>
      <Disc $state={state} $isCurrent={isCurrent && state !== 'DONE'} aria-hidden>
        {renderStepMarker(step, isCurrent)}
      </Disc>
      <Name>{name}</Name>
      <VisuallyHidden>
        , {describeState(state, isCurrent)}
        {reason && !isCurrent ? `: ${reason}` : ''}
      </VisuallyHidden>
    </>
  );
  const shared = { 'data-state': state, 'data-tip': (!isCurrent && reason) || undefined };
  if (isCurrent)
    return (
      <Mark {...shared} aria-current="step">
        {content}
      </Mark>
    );
  return path ? (
    <Mark {...shared} as={Link} to={path}>
      {content}
    </Mark>
  ) : (
    <Mark {...shared}>{content}</Mark>
  );
}

function describeState(state: StepState, isCurrent: boolean): string {
  if (!isCurrent) return stateLabels[state];
  return state === 'DONE' ? `etapa atual, ${stateLabels.DONE}` : 'etapa atual';
}

function renderStepMarker({ step, state }: WizardStep, isCurrent: boolean): ReactNode {
  if (state === 'DONE' || (state === 'CALCULATED' && !isCurrent)) return <Icon name="check" size={14} />;
  if (isCurrent) return step;
  return state === 'MISSING' ? <Icon name="warning" size={14} /> : step;
}

const Line = styled.ol`
  display: flex;
  gap: ${space[4]};
  > li { flex: 1; min-width: 0; }
`;

const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]} ${space[4]} ${space[8]};
  border-top: 3px solid ${color.line};
  color: ${color.inkSoft};
  font: 500 ${font[13]};
  text-decoration: none;
  transition: border-color ${motion.in} ${motion.ease};
  &[data-state='DONE'] { border-color: ${color.leaf}; }
  &[data-state='MISSING'] { border-color: ${color.warn}; }
  &[data-state='BLOCKED'] { color: ${color.inkFaint}; cursor: default; }
  &[aria-current] { border-color: ${color.sun}; color: ${color.ink}; }
  &[href]:hover { color: ${color.leafInk}; background: ${color.hover}; }
  @media ${screen.narrow} { justify-content: center; padding: ${space[8]} 0; }
`;

const Disc = styled.span<{ $state: StepState; $isCurrent: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${radius.round};
  font: 600 ${font[12]};
  background: ${({ $state, $isCurrent }) => ($isCurrent ? color.sunSoft : discColours[$state].background)};
  color: ${({ $state, $isCurrent }) => ($isCurrent ? color.sunInk : discColours[$state].text)};
`;

const discColours: Record<StepState, { background: string; text: string }> = {
  DONE: { background: color.goodSoft, text: color.goodInk },
  CALCULATED: { background: color.pressed, text: color.inkSoft },
  OPEN: { background: color.pressed, text: color.inkSoft },
  MISSING: { background: color.warnSoft, text: color.warnInk },
  BLOCKED: { background: color.sunken, text: color.inkSoft },
};

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media ${screen.narrow} { ${visuallyHiddenStyles} }
`;

const Short = styled(Text)`
  display: none;
  margin: ${space[4]} 0 0;
  strong { color: ${color.ink}; font-weight: ${tokens.weight.strong}; }
  @media ${screen.narrow} { display: block; }
`;
