import { Icon, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Step of the signup; one that is done and can be changed has an address. */
export interface SignupStep {
  label: string;
  to?: string | undefined;
}

/** Steps of the signup in a row: done, now, and still to come. `current` counts from 0. */
export function StepsNav({ steps, current }: { steps: readonly SignupStep[]; current: number }) {
  return (
    <Steps aria-label="Passos da assinatura">
      {steps.map(({ label, to }, index) => {
        const isDone = index < current;
        const face = (
          <>
            <i>{isDone ? <Icon name="check" size={14} /> : index + 1}</i>
            <span>{label}</span>
          </>
        );
        return (
          <li
            key={label}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {isDone && to !== undefined ? <Link to={to}>{face}</Link> : <div>{face}</div>}
          </li>
        );
      })}
    </Steps>
  );
}

const { color, font, screen, space, weight } = tokens;

const Steps = styled.ol`
  display: flex;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { flex: 1; min-width: 0; border-top: 3px solid ${color.line}; }
  li[data-done], li[aria-current] { border-top-color: ${color.leaf}; }
  a, div { display: flex; align-items: center; gap: ${space[8]}; min-height: 2.75rem; color: ${color.inkSoft}; text-decoration: none; font: ${font[13]}; }
  a:hover span { text-decoration: underline; }
  i {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: 50%;
    background: ${color.sunken};
    font: ${font[12]};
    font-style: normal;
    font-weight: ${weight.strong};
  }
  li[data-done] i { background: ${color.leafSoft}; color: ${color.leafInk}; }
  li[aria-current] i { background: ${color.leaf}; color: ${color.onLeaf}; }
  li[aria-current] div { color: ${color.ink}; font-weight: ${weight.strong}; }
  @media ${screen.phone} {
    li:not([aria-current]) span { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    li:not([aria-current]) { flex: none; width: 2.75rem; }
  }
`;
