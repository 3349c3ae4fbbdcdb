import type { Financing } from '@girassol/shared-domain/contract';
import { Icon, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { listDisplayedSteps } from '../financing/displayed-steps';

const stateTexts = { done: 'concluído', current: 'agora', ahead: 'depois' } as const;

/**
 * Path of a financing at the bank, from the request to the payment, with what its current step still needs. Draws
 * nothing for a financing that has ended without a contract, or without the Marketplace (financing-050).
 */
export function FinancingPath({ financing }: { financing: Financing }) {
  const steps = listDisplayedSteps(financing);
  if (steps.length === 0) return null;
  const current = steps.find(({ state }) => state === 'current');
  return (
    <div>
      <Steps aria-label="Caminho do financiamento">
        {steps.map(({ id, label, state }) => (
          <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>
              {state === 'done' && <Icon name="check" size={14} />}
              {label}
              <VisuallyHidden>: {stateTexts[state]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </Steps>
      {current?.note && (
        <Note>
          <strong>{current.turn === 'bank' ? `Vez de ${financing.provider.label}` : 'Sua vez'}:</strong>{' '}
          {current.note}.
        </Note>
      )}
    </div>
  );
}

const { color, font, radius, screen, space, weight } = tokens;

const Steps = styled.ol`
  display: flex;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    padding-top: ${space[8]};
    border-top: 4px solid ${color.line};
    border-radius: ${radius.control} ${radius.control} 0 0;
    color: ${color.inkSoft};
    font: ${font[12]};
  }
  > li > span { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[4]}; }
  > li[data-state='done'] { border-color: ${color.leaf}; color: ${color.leafInk}; }
  > li[data-state='current'] { border-color: ${color.sun}; color: ${color.ink}; font-weight: ${weight.strong}; }
  /* On a phone the current step alone has room for its name; the line below says what it needs. */
  @media ${screen.phone} {
    > li > span { position: absolute; clip-path: inset(50%); }
    > li { padding-top: 0; }
  }
`;

const Note = styled.p`
  margin: ${space[8]} 0 0;
  color: ${color.inkSoft};
  font: ${font[13]};
  strong { color: ${color.ink}; }
`;
