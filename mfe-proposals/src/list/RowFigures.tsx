import { Money, Power, Text, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { ProposalRow } from './proposal-row';

type Figures = Pick<ProposalRow, 'number' | 'isNumbered' | 'power' | 'finalPrice'>;

/** The number of a proposal (proposals-017); that of a draft steps back and says that it is none yet. */
export function RowNumber({ row }: { row: Figures }) {
  if (row.isNumbered) return <Numbered>{row.number}</Numbered>;
  return (
    <Unnumbered>
      {row.number}
      <Text size={12} tone="soft">
        sem número
      </Text>
    </Unnumbered>
  );
}

/** R$, or that there is none yet: a draft is not free. */
export const RowPrice = ({ row }: { row: Figures }) =>
  row.finalPrice > 0 ? <Money value={row.finalPrice} /> : <Missing what="Sem preço" />;

/** kWp, or that no equipment was chosen yet. */
export const RowPower = ({ row }: { row: Figures }) =>
  row.power > 0 ? <Power value={row.power} /> : <Missing what="Sem kit" />;

const Missing = ({ what }: { what: string }) => (
  <Text size={13} tone="soft">
    {what}
    <VisuallyHidden> ainda</VisuallyHidden>
  </Text>
);

const Numbered = styled.strong`
  font-variant-numeric: tabular-nums;
`;

const Unnumbered = styled.span`
  display: inline-flex;
  flex-direction: column;
  font-variant-numeric: tabular-nums;
`;
