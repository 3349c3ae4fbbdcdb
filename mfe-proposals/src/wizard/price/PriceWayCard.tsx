import { formatMoney } from '@girassol/shared-domain';
import { Badge, Button, ButtonLink, Card, Heading, Icon, Text, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BigFigure } from '../../charts/BigFigure';
import { type Fact, FactList } from '../../charts/FactList';
import { yearsText } from '../../proposal-parts/figures';
import { FormulaLines } from './FormulaLines';
import { perWattText, shareText } from './figures';
import type { PriceWay } from './price-ways';

interface PriceWayCardProps {
  way: PriceWay;
  /** This is how the present price was made. */
  isPresent: boolean;
  /** For a way that is done here. */
  onUse: () => void;
  isPending: boolean;
}

const actionNames: Readonly<Record<PriceWay['id'], string>> = {
  AUTO: 'Ver o preço automático',
  MANUAL: 'Definir à mão',
  EDIT: 'Editar',
  KIT: 'Usar o preço do kit',
  KEPT: 'Recalcular o preço',
};

/** One way to price, with what it gives right now, or why it is closed. */
export function PriceWayCard({ way, isPresent, onUse, isPending }: PriceWayCardProps) {
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
          <FactList facts={factsOf(outcome)} />
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
            {actionNames[id]}
          </ButtonLink>
        )}
        {obstacle === null && !path && (
          <Button variant="primary" isFullWidth isPending={isPending} onClick={onUse}>
            {actionNames[id]}
          </Button>
        )}
      </footer>
    </Box>
  );
}

function factsOf({ totalPerKwp, effMargin, finantialViability }: NonNullable<PriceWay['outcome']>): Fact[] {
  return [
    { label: 'Preço por Wp', value: perWattText(totalPerKwp) },
    ...(effMargin === undefined ? [] : [{ label: 'Margem efetiva', value: shareText(effMargin) }]),
    { label: 'Payback', value: yearsText(finantialViability?.payback ?? null) },
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
