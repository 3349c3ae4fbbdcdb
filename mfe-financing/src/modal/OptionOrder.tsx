import type { FinancingOption } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { styled } from 'styled-components';
import { describeFinancingOption } from '../financing/financing-labels';

/** Places of options in a proposal, which takes four (financing-064). */
export const OPTION_PLACES = [0, 1, 2, 3] as const;

interface OptionOrderProps {
  /** Ids of the options by place; null for a free place. */
  chosen: readonly (string | null)[];
  options: readonly FinancingOption[];
  onChange: (chosen: readonly (string | null)[]) => void;
}

/**
 * Collapsed lists, one for each place in the proposal, for people who want another order than that in which they ticked
 * the options on their cards (financing-012). A list offers no option that has another place.
 */
export function OptionOrder({ chosen, options, onChange }: OptionOrderProps) {
  return (
    <Details>
      <summary>Mudar a ordem das opções</summary>
      <Selects>
        {OPTION_PLACES.map((place) => (
          <Select
            key={place}
            label={`Opção ${place + 1}`}
            placeholder="Nenhuma"
            value={chosen[place] ?? null}
            options={[
              { value: '', label: 'Nenhuma' },
              ...options
                .filter(({ _id }) => chosen[place] === _id || !chosen.includes(_id))
                .map((option) => ({ value: option._id, label: describeFinancingOption(option) })),
            ]}
            onChange={(id) => onChange(chosen.map((other, index) => (index === place ? id || null : other)))}
          />
        ))}
      </Selects>
    </Details>
  );
}

const { color, font, space } = tokens;

const Details = styled.details`
  font: ${font[13]};
  > summary { width: fit-content; padding: ${space[4]} 0; color: ${color.leafInk}; cursor: pointer; }
  > summary:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; border-radius: 4px; }
  @media (pointer: coarse) { > summary { min-height: 2.75rem; align-content: center; } }
`;

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${space[12]};
  margin-top: ${space[8]};
`;
