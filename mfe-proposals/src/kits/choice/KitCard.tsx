import { formatMoney, formatNumber, formatPower } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Badge, Button, keepFiguresTogether, tokens } from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { styled } from 'styled-components';
import { KitOriginBadge } from '../KitOriginBadge';
import {
  computePowerDeviationPercent,
  computePricePerWatt,
  formatInverterLine,
  formatKitName,
  formatModuleLine,
  formatPowerDeviation,
} from '../kit-labels';
import { formatKitGeneration, type KitWorth } from './kit-worth';

/** As far from the target as nobody minds, in percent. */
const CLOSE = 5;

interface KitCardProps {
  kit: Kit;
  /** kWp; 0 when nothing is wanted in particular. */
  target: number;
  /** Yield at the site of the proposal; null if it cannot be calculated yet. */
  worth: KitWorth | null;
  isCompared: boolean;
  canCompare: boolean;
  isChoosing: boolean;
  onCompare: (isCompared: boolean) => void;
  onChoose: () => void;
}

/** Card of a kit to choose: deviation from the target power, contents and price. */
export function KitCard({
  kit,
  target,
  worth,
  isCompared,
  canCompare,
  isChoosing,
  onCompare,
  onChoose,
}: KitCardProps) {
  const { kitData, power, pvModuleData, inverterData, additionalItems } = kit;
  const isClose = Math.abs(computePowerDeviationPercent(power, target)) <= CLOSE;
  return (
    <Box aria-label={formatKitName(kit)}>
      <div>
        <Head>
          <strong>{keepFiguresTogether(formatPower(power))}</strong>
          {target > 0 && (
            <Badge tone={isClose ? 'good' : 'warn'}>{formatPowerDeviation(power, target)}</Badge>
          )}
          <KitOriginBadge kit={kit} />
          <span>{kitData.supplier}</span>
        </Head>
        <ul>
          {pvModuleData.map((line, index) => (
            <li key={`m${index.toString()}`}>{formatModuleLine(line)}</li>
          ))}
          {inverterData.map((line, index) => (
            <li key={`i${index.toString()}`}>{formatInverterLine(line)}</li>
          ))}
        </ul>
        {worth && <Generation>{keepFiguresTogether(`Gera ${formatKitGeneration(worth)}.`)}</Generation>}
        <Small>
          {[
            kitData.voltage,
            kitData.fixation,
            additionalItems.length > 0 && `${additionalItems.length} itens adicionais`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      </div>
      <Side>
        <strong>{formatMoney(kitData.kitPrice)}</strong>
        <Small>{keepFiguresTogether(`R$ ${formatNumber(computePricePerWatt(kit))} por Wp`)}</Small>
        <Button variant="primary" size="sm" isPending={isChoosing} onClick={onChoose}>
          Escolher este kit
        </Button>
        <Checkbox label="Comparar" value={isCompared} isDisabled={!canCompare} onChange={onCompare} />
      </Side>
    </Box>
  );
}

const { color, font, radius, screen, shadow, space, weight } = tokens;

const Box = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  ul { margin: ${space[8]} 0 ${space[4]}; padding: 0; list-style: none; font: ${font[14]}; }
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  color: ${color.inkSoft};
  font: ${font[13]};
  strong { color: ${color.ink}; font: ${font[20]}; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
`;

const Small = styled.div`
  color: ${color.inkSoft};
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
`;

const Generation = styled.p`
  margin: 0 0 ${space[4]};
  color: ${color.ink};
  font: ${font[14]};
  font-variant-numeric: tabular-nums;
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[8]};
  > strong { font: ${font[16]}; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
  @media ${screen.phone} { align-items: stretch; }
`;
