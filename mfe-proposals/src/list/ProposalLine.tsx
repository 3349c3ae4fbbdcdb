import { Badge, Icon, tokens } from '@girassol/shared-ui';
import { MenuButton, type MenuItem } from '@girassol/shared-ui/overlays';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProposalAddress } from '../proposals/final-items';
import type { ProposalRow } from './proposal-row';
import { ProposalNumberText, ProposalPowerText, ProposalPriceText } from './RowFigures';

interface ProposalLineProps {
  row: ProposalRow;
  /** Address that the number opens; null for none. */
  address: ProposalAddress | null;
  isApproved: boolean;
  /** Ways on from an agreed proposal. */
  links?: ReactNode;
  /** Menu entries of the proposal. */
  items: MenuItem[];
}

/** Line of a proposal in a list: number, status and figures. */
export function ProposalLine({ row, address, isApproved, links, items }: ProposalLineProps) {
  return (
    <Line>
      <Which>
        <NumberText>
          <ProposalNumberText row={row} address={address} />
        </NumberText>
        {isApproved && (
          <Badge tone="good" icon="circle-check">
            Aprovada
          </Badge>
        )}
        {!row.isFinished && <Badge tone="neutral">Rascunho</Badge>}
        {row.accepted && (
          <Badge tone="good" icon="circle-check">
            {row.accepted}
          </Badge>
        )}
        {row.isAgreed && !row.accepted && !isApproved && <AgreedBadge />}
        {row.validity?.isExpired && !row.isAgreed && !row.accepted && (
          <Badge tone="warn" icon="calendar">
            {row.validity.text}
          </Badge>
        )}
      </Which>
      <Price>
        <ProposalPriceText row={row} />
        {items.length > 0 && (
          <MenuButton
            label={`Ações da proposta ${row.number}`}
            icon="more-vertical"
            isIconOnly
            variant="ghost"
            size="sm"
            placement="bottom end"
            items={items}
          />
        )}
      </Price>
      <Details>
        <ProposalPowerText row={row} />
        <Views>
          <Icon name="eye" size={14} />
          {viewsText(row.views)}
        </Views>
        {row.validity && !row.validity.isExpired && <span>{row.validity.text}</span>}
        {row.origin && <span>{row.origin}</span>}
      </Details>
      <Made>{row.made}</Made>
      {links}
    </Line>
  );
}

/** Badge of a proposal with which a sale was won. */
export const AgreedBadge = () => (
  <Badge tone="good" icon="lock">
    Vendida
  </Badge>
);

function viewsText(views: number): string {
  if (views === 0) return 'Nenhuma visualização';
  return views === 1 ? '1 visualização' : `${views.toLocaleString('pt-BR')} visualizações`;
}

const Line = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  padding: ${tokens.space[12]} 0;
`;

const Which = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[8]};
`;

const NumberText = styled.span`
  font: ${tokens.font[14]};
  color: ${tokens.color.ink};
`;

const Price = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space[4]};
  font: ${tokens.font[14]};
  font-weight: ${tokens.weight.strong};
  color: ${tokens.color.ink};
  text-align: end;
`;

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  font: ${tokens.font[13]};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.inkSoft};
`;

const Views = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Made = styled.div`
  font: ${tokens.font[12]};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.inkFaint};
  text-align: end;

  @media ${tokens.screen.phone} {
    grid-column: 1 / -1;
    text-align: start;
  }
`;
