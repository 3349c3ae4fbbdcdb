import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import { canEditPricing, formatDateTime, formatMoney } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, EmptyState, ErrorState, Row, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { editItemPricePath } from '../addresses/wizard';
import { PricingPanel } from '../proposal-parts/PricingPanel';

const APPROVED = 'GET /proposals/approved/:saleId';

/**
 * "Precificação" tab of the item panel: the price of the item's approved proposal, as far as the server
 * discloses the price to the person. People who may edit prices can change the price of the item
 * (boards-038).
 */
export default function PricingTab({ item, session, permissions }: SlotContext<'board-item.tab/v1'>) {
  useRefreshOnEvent(
    APPROVED,
    (event) => event.kind === 'proposals-changed' && event.customer === item.customer._id,
  );
  const { data, error, isError, isFetching, refetch } = useApiQuery(
    APPROVED,
    { params: { saleId: item._id } },
    { refetchOnMount: 'always' },
  );
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        isCompact
        title="Não foi possível carregar o preço"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Stack gap={12} role="status" aria-label="Carregando o preço">
        <Skeleton height={72} radius={10} />
        <Skeleton height={200} radius={10} />
      </Stack>
    );
  if (data.proposal && !data.proposal.pricingVisible)
    return (
      <EmptyState
        isCompact
        title="Você não tem permissão para ver a precificação"
        text="Quem gerencia a conta pode liberar a aba Precificação para você."
      />
    );
  const { proposal } = data;
  const mayEdit = canEditPricing({ session, permissions }) && proposal?.revenueData !== undefined;
  const editPath = mayEdit && proposal ? editItemPricePath(proposal.frontId, item._id) : null;
  return (
    <Stack gap={16}>
      {(editPath || proposal?.builtPrice) && (
        <Row gap={12} wraps justify="between">
          <Text as="p" size={13} tone="soft">
            {proposal?.builtPrice && editedText(proposal.builtPrice)}
          </Text>
          {/* The panel stands in another area's page: a plain link, which the shell follows. */}
          {editPath && (
            <ButtonLink href={editPath} size="sm" icon="pencil">
              Editar precificação
            </ButtonLink>
          )}
        </Row>
      )}
      <PricingPanel data={proposal} />
    </Stack>
  );
}

const editedText = ({ agreedPrice, editedBy, editedTimestamp }: NonNullable<Proposal['builtPrice']>) =>
  `Editada por ${editedBy} em ${formatDateTime(editedTimestamp)}. O cliente aceitou ${formatMoney(agreedPrice)}.`;
