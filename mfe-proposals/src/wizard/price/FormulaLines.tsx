import { formatCents, type PriceFormulaStep } from '@girassol/shared-domain/pricing';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, radius, space, weight } = tokens;

/** Formula by which a price is calculated, with its numbers, line by line. */
export function FormulaLines({ steps }: { steps: readonly PriceFormulaStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Lines aria-label="Como o preço se forma">
      {steps.map(({ key, label, expression, amount }) => (
        <li key={key}>
          <span>{label}</span>
          <span>{expression}</span>
          <strong>= {formatCents(amount)}</strong>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  list-style: none;
  /* Twice: the rule for all lists is as strong as one class. */
  && { margin: ${space[12]} 0 0; padding: ${space[8]} ${space[12]}; }
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  > li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space[8]}; }
  > li > :first-child { flex: 0 0 auto; }
  > li > :nth-child(2) { flex: 1 1 auto; min-width: 0; text-align: end; overflow-wrap: anywhere; }
  strong { color: ${color.ink}; font-weight: ${weight.strong}; white-space: nowrap; margin-left: auto; }
`;
