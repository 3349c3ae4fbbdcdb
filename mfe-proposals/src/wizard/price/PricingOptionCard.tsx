import { formatMoney } from '@girassol/shared-domain';
import { Badge, Button, ButtonLink, Card, Heading, Icon, Text, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BigFigure } from '../../charts/BigFigure';
import { type Fact, FactList } from '../../charts/FactList';
import { formatPayback } from '../../proposal-parts/figures';
import { FormulaLines } from './FormulaLines';
import { formatFractionAsPercent, formatPricePerWatt } from './figures';
import type { PricingOption } from './price-ways';

interface PriceWayCardProps {
  way: PricingOption;
  /** True if the current price was made in this way. */
  isPresent: boolean;
  /** For a way that is done here. */
  onUse: () => void;
  isPending: boolean;
}

const actionLabels: Readonly<Record<PricingOption['id'], string>> = {
  AUTO: 'Ver o preço automático',
  MANUAL: 'Definir à mão',
  EDIT: 'Editar',
  KIT: 'Usar o preço do kit',
  KEPT: 'Recalcular o preço',
};

/** Card of a pricing option, with its current result or the reason why the option is unavailable. */
export function PricingOptionCard({ way, isPresent, onUse, isPending }: PriceWayCardProps) {
  const { id, title, text, outcome, formula, obstacle, path } = way;
  return (
    <Box forwardedAs="section" aria-label={title} data-closed={obstacle !== null || undefined}>
      <header>
        <Heading level={2} size={16}>
          {title}
        </Heading>
        {isPresent && <Badge tone="good">em uso</Badge>}
      </header>
      <Text as="p" size={13} tone="soft">
        {text}
      </Text>
      {outcome && (
        <>
          <BigFigure value={formatMoney(outcome.finalPrice)}>preço final</BigFigure>
          <FactList facts={getOutcomeFacts(outcome)} />
        </>
      )}
      <FormulaLines steps={formula} />
      <footer>
        {obstacle !== null && (
          <Obstacle>
            <Icon name="lock" size={14} />
            {obstacle}
          </Obstacle>
        )}
        {obstacle === null && path && (
          <ButtonLink as={Link} to={path} isFullWidth>
            {actionLabels[id]}
          </ButtonLink>
        )}
        {obstacle === null && !path && (
          <Button variant="primary" isFullWidth isPending={isPending} onClick={onUse}>
            {actionLabels[id]}
          </Button>
        )}
      </footer>
    </Box>
  );
}

function getOutcomeFacts({
  totalPerKwp,
  effMargin,
  finantialViability,
}: NonNullable<PricingOption['outcome']>): Fact[] {
  return [
    { label: 'Preço por Wp', value: formatPricePerWatt(totalPerKwp) },
    ...(effMargin === undefined
      ? []
      : [{ label: 'Lucro sobre o preço', value: formatFractionAsPercent(effMargin) }]),
    { label: 'Retorno', value: formatPayback(finantialViability?.payback ?? null) },
  ];
}

const { color, font, space } = tokens;

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  > header { display: flex; align-items: center; justify-content: space-between; gap: ${space[8]}; }
  > p { margin: 0; }
  > footer { margin-top: auto; padding-top: ${space[4]}; }
  &[data-closed] { align-self: start; background: ${color.sunken}; box-shadow: none; }
`;

const Obstacle = styled.p`
  display: flex;
  gap: ${space[8]};
  margin: 0;
  color: ${color.inkSoft};
  font: ${font[13]};
  > svg { flex: none; margin-top: 2px; }
`;
