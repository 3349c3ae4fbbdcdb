import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { SiteLead } from '@girassol/shared-domain/contract';
import { roundMoney } from '@girassol/shared-domain/website';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** What somebody answered and was told. */
export function LeadFigures({ lead: { consumption, power, saving } }: { lead: SiteLead }) {
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
        <dd>{saving === null ? 'Sem tarifa com Fio B' : roundMoney(saving)}</dd>
      </div>
    </Figures>
  );
}

const { color, font, space } = tokens;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  margin: 0;
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; font: ${font[14]}; font-variant-numeric: tabular-nums; }
`;
