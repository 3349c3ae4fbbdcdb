import { MoneyText, PowerText, Text, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { ProposalRow } from './proposal-row';

type Figures = Pick<ProposalRow, 'number' | 'isNumbered' | 'power' | 'finalPrice'>;

/**
 * Number of a proposal (proposals-017). A draft without a number of its own shows a muted number and the mark
 * "sem número".
 */
export function ProposalNumberText({ row }: { row: Figures }) {
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

/** Price of a proposal in R$, or a notice that a draft has no price yet. */
export const ProposalPriceText = ({ row }: { row: Figures }) =>
  row.finalPrice > 0 ? <MoneyText value={row.finalPrice} /> : <Missing what="Sem preço" />;

/** Power of a proposal's system in kWp, or a notice that no equipment was chosen yet. */
export const ProposalPowerText = ({ row }: { row: Figures }) =>
  row.power > 0 ? <PowerText value={row.power} /> : <Missing what="Sem kit" />;

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
