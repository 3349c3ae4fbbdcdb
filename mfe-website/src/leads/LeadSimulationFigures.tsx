import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { SiteLead } from '@girassol/shared-domain/contract';
import { formatRoundedMoney } from '@girassol/shared-domain/website';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/**
 * Figures of a contact's simulation: the consumption that the person entered, and the estimated system and
 * saving.
 */
export function LeadSimulationFigures({ lead: { consumption, power, saving } }: { lead: SiteLead }) {
  return (
    <Figures>
      <div>
        <dt>Consumo</dt>
        <dd>{formatNumber(consumption, 0)} kWh/mês</dd>
      </div>
      <div>
        <dt>Sistema</dt>
        <dd>{power === null ? 'Sem estimativa' : formatPower(power)}</dd>
      </div>
      <div>
        <dt>Economia no 1º ano</dt>
        <dd>{saving === null ? 'Não estimada' : formatRoundedMoney(saving)}</dd>
      </div>
    </Figures>
  );
}

const { color, font, screen, space } = tokens;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]} ${space[16]};
  margin: 0;
  @media ${screen.phone} { display: flex; flex-wrap: wrap; column-gap: ${space[24]}; }
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; font: ${font[14]}; font-variant-numeric: tabular-nums; }
`;
