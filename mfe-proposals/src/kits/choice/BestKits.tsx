import { formatMoney, formatNumber, formatPower } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, Icon, keepFiguresTogether, Skeleton, tokens } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { buildKitSearchBody, noKitFilters } from '../kit-filters';
import { formatInverterLine, formatKitName, formatModuleLine } from '../kit-labels';
import { type KitRights, useKits } from '../use-kits';
import { computeKitWorth, formatKitGeneration } from './kit-worth';
import { pickBestKits, type RecommendedKit } from './pick-best-kits';
import { useChooseKit } from './use-choose-kit';

/** Kits around the target power among which the best are picked. */
const CANDIDATES = 30;

interface BestKitsProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  rights: KitRights;
  /** User, team or company whose kits are compared. */
  fetchId: string;
  /** kWp. */
  targetPower: number;
}

/**
 * The best registered kits for the consumption of a proposal, as cards with power, price, price of the kWh and the
 * reasons. A press takes one. Draws nothing if no kit is near the target power.
 */
export function BestKits({ proposal, reload, rights, fetchId, targetPower }: BestKitsProps) {
  const watts = Math.round(targetPower * 1_000);
  const view = { ...noKitFilters, watts, page: 1, size: CANDIDATES };
  const { data, isPending } = useKits('target-power', 1, buildKitSearchBody(view, rights.getScope(fetchId)));
  const best = useMemo(() => pickBestKits(data?.kits ?? [], targetPower), [data, targetPower]);
  const { choose, choosing } = useChooseKit(proposal, reload);
  if (isPending) return <Skeleton height={180} radius={10} />;
  if (best.length === 0) return null;
  return (
    <Cards aria-label="Melhores kits">
      {best.map((recommended) => (
        <BestKitCard
          key={recommended.kit._id}
          recommended={recommended}
          proposal={proposal}
          isChoosing={choosing === recommended.kit._id}
          isDisabled={choosing !== null}
          onChoose={() => void choose(recommended.kit)}
        />
      ))}
    </Cards>
  );
}

interface BestKitCardProps {
  recommended: RecommendedKit;
  proposal: Proposal;
  isChoosing: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

function BestKitCard({ recommended, proposal, isChoosing, isDisabled, onChoose }: BestKitCardProps) {
  const { kit, reasons } = recommended;
  const { kitData, power, pvModuleData, inverterData } = kit;
  const worth = useMemo(() => computeKitWorth(kit, proposal), [kit, proposal]);
  return (
    <Card aria-label={formatKitName(kit)}>
      <Figures>
        <strong>{formatMoney(kitData.kitPrice)}</strong>
        <span>{keepFiguresTogether(formatPower(power))}</span>
      </Figures>
      <Supplier>{kitData.supplier}</Supplier>
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="circle-check" size={14} />
            {keepFiguresTogether(reason)}
          </li>
        ))}
      </Reasons>
      {worth && (
        <p>
          {keepFiguresTogether(
            `Gera ${formatKitGeneration(worth)}. R$ ${formatNumber(worth.pricePerKwh, 3)} por kWh em 25 anos, só o kit.`,
          )}
        </p>
      )}
      <p>
        {keepFiguresTogether(
          [...pvModuleData.map(formatModuleLine), ...inverterData.map(formatInverterLine)].join(' · '),
        )}
      </p>
      <Button
        variant="primary"
        size="sm"
        isPending={isChoosing}
        disabled={isDisabled}
        aria-label={`Escolher ${formatKitName(kit)}`}
        onClick={onChoose}
      >
        Escolher
      </Button>
    </Card>
  );
}

const { color, font, radius, screen, shadow, space, weight } = tokens;

const Cards = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: ${space[12]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  p { margin: 0; color: ${color.inkSoft}; font: ${font[13]}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  > button { margin-top: auto; align-self: stretch; }
`;

const Supplier = styled.strong`
  color: ${color.ink};
  font: ${font[14]};
  font-weight: ${weight.medium};
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.goodInk};
  font: ${font[13]};
  font-weight: ${weight.medium};
  li { display: flex; gap: ${space[4]}; align-items: flex-start; }
  svg { flex: none; margin-top: 2px; }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  font-variant-numeric: tabular-nums;
  strong { color: ${color.ink}; font: ${font[20]}; font-weight: ${weight.strong}; }
  span { color: ${color.inkSoft}; font: ${font[14]}; }
`;
