import {
  afterSalesLineTypeLabels,
  computeAfterSalesLineTotal,
  formatMoney,
  formatNumber,
} from '@girassol/shared-domain';
import type { AfterSalesLine } from '@girassol/shared-domain/contract';
import { Badge, tokens } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';

/** Line of a service or product of an activity: name, price and price components. */
export function ServiceLine({
  line,
  onEdit,
  onRemove,
}: {
  line: AfterSalesLine;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { serviceName, type, quantity, price, priceComps } = line;
  return (
    <Box>
      <LineText>
        <strong>
          {serviceName}{' '}
          <Badge tone={type === 'SUPPLY' ? 'info' : 'neutral'}>{afterSalesLineTypeLabels[type]}</Badge>
        </strong>
        {priceComps.length > 0 && (
          <ul>
            {priceComps.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        )}
      </LineText>
      <Price>
        <strong>{formatMoney(computeAfterSalesLineTotal(line))}</strong>
        {type === 'SUPPLY' && (
          <small>
            {formatNumber(quantity, 0)} × {formatMoney(price)}
          </small>
        )}
      </Price>
      <MenuButton
        label={`Ações de ${serviceName}`}
        isIconOnly
        variant="ghost"
        size="sm"
        items={[
          { id: 'edit', label: 'Editar', icon: 'pencil', onAction: onEdit },
          { id: 'remove', label: 'Tirar da atividade', icon: 'trash', isDanger: true, onAction: onRemove },
        ]}
      />
    </Box>
  );
}

const { color, font, space, weight } = tokens;

const Box = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[12]};
  align-items: start;
  padding: ${space[12]} ${space[12]} ${space[12]} ${space[16]};

  & + & { border-top: 1px solid ${color.lineSoft}; }
`;

const LineText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${space[8]};
    align-items: center;
    font: ${font[14]};
    font-weight: ${weight.strong};
  }

  > ul {
    margin: ${space[4]} 0 0;
    padding: 0;
    list-style: none;
    font: ${font[13]};
    color: ${color.inkSoft};
  }
`;

const Price = styled.div`
  text-align: right;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > strong { display: block; font: ${font[14]}; font-weight: ${weight.medium}; }
  > small { font: ${font[12]}; color: ${color.inkSoft}; }
`;
