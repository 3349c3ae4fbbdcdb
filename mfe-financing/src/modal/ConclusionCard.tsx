import { formatDate, formatMoney } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/**
 * End of a financing: the amount that the bank released and the day. Banks report no payment of their own, so the amount is
 * that of the contracted option, and says so. Draws nothing for a financing that is not concluded.
 */
export function ConclusionCard({ financing }: { financing: Financing }) {
  if (!financing.serviceApproved) return null;
  const chosen = financing.proposals.find((option) => option.chosen);
  const { concludedTimestamp, provider } = financing;
  return (
    <Box role="group" aria-label="Financiamento concluído">
      <Icon name="circle-check" size={24} />
      <div>
        <Text as="p" weight={600}>
          Financiamento concluído{concludedTimestamp ? ` em ${formatDate(concludedTimestamp)}` : ''}
        </Text>
        {chosen && (
          <>
            <Amount>{formatMoney(chosen.releasedToPurchase)}</Amount>
            <Text as="p" size={13}>
              {`É o valor aprovado para a compra, em ${chosen.installments}x de ${formatMoney(chosen.installmentValue)}. ${provider.label} não informa o valor pago: confira-o no extrato.`}
            </Text>
          </>
        )}
      </div>
    </Box>
  );
}

const { color, font, radius, space, weight } = tokens;

const Box = styled.div`
  display: flex;
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.goodSoft};
  color: ${color.goodInk};
  > svg { flex: none; }
`;

const Amount = styled.p`
  margin: ${space[4]} 0;
  font: ${font[24]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;
