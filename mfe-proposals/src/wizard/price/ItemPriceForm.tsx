import { api, buildApiQueryKey, queryClient, useApiQuery, useSession } from '@girassol/shared-auth';
import { buildBoardPath, formatMoney, formatProposalNumber } from '@girassol/shared-domain';
import type { BoardItem, Proposal } from '@girassol/shared-domain/contract';
import { ErrorState, NoAccessState, PageHeader, showSnackbar, Text } from '@girassol/shared-ui';
import { FormPage, LoadingForm } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { WizardPage } from '../../wizard-frame/WizardFrame';
import { ManualPriceForm } from './ManualPriceForm';
import { convertCurrentPriceToManualValues, type ManualPricingTerms } from './manual-price-values';
import { type PriceRights, usePriceRights } from './price-rules';

const APPROVED = 'GET /proposals/approved/:saleId';

/**
 * Form for the price of a project or an installation that was created from an agreed proposal (boards-038).
 * The agreed proposal keeps its price.
 */
export function ItemPriceForm({ itemId }: { itemId: string }) {
  const rights = usePriceRights();
  const found = useBuilt(itemId);
  if (found.error)
    return (
      <FormPage>
        <ErrorState error={found.error} title="Não foi possível carregar o preço" onRetry={found.retry} />
      </FormPage>
    );
  if (!rights || !found.built)
    return (
      <FormPage>
        <LoadingForm />
      </FormPage>
    );
  return <BuiltPriceForm key={found.start} {...found.built} rights={rights} reload={found.reload} />;
}

interface Built {
  item: BoardItem;
  proposal: Proposal | null;
}

/** The item and its approved proposal as they were when the editing began: what comes in later never replaces them. */
function useBuilt(itemId: string) {
  const options = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;
  const item = useApiQuery('GET /sales/single/:saleId', { params: { saleId: itemId } }, options);
  const price = useApiQuery(APPROVED, { params: { saleId: itemId } }, options);
  const [base, setBase] = useState<{ built: Built; start: number } | null>(null);
  if (!base && item.data && price.data && !price.isFetching && !item.isFetching)
    setBase({ built: { item: item.data.sale, proposal: price.data.proposal }, start: 0 });
  const error = item.error ?? price.error;

  return {
    built: base?.built ?? null,
    start: base?.start ?? 0,
    error: base ? null : error,
    retry: () => void Promise.all([item.refetch(), price.refetch()]),
    async reload() {
      const { data } = await price.refetch();
      if (data && base) setBase({ built: { ...base.built, proposal: data.proposal }, start: base.start + 1 });
    },
  };
}

interface BuiltPriceFormProps extends Built {
  rights: PriceRights;
  reload: () => Promise<void>;
}

function BuiltPriceForm({ item, proposal, rights, reload }: BuiltPriceFormProps) {
  const session = useSession();
  const viewer = session?.type === 'MANAGER' ? session.managerId : session?.userId;
  const backTo = `${buildBoardPath(item.type, viewer ?? '')}?item=${item._id}&aba=precificacao`;
  const version = proposal?.builtPrice?.version ?? 0;
  const revenueData = proposal?.revenueData;

  const send = (terms: ManualPricingTerms) =>
    api('PUT /proposals/approved/pricing/:saleId', {
      params: { saleId: item._id },
      body: { ...terms, version },
      silent: true,
    });

  function remember({ revenueData: saved }: Proposal) {
    void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(APPROVED) });
    showSnackbar({ text: `Precificação salva: ${formatMoney(saved?.finalPrice ?? 0)}.` });
  }

  return (
    <WizardPage>
      <PageHeader title="Editar precificação" summary={`${item.name} · ${item.customer.name}`} />
      {!rights.edits && (
        <NoAccessState
          title="Você não tem permissão para definir preços"
          text="Quem gerencia a conta pode dar a permissão de editar preços."
        />
      )}
      {rights.edits && !revenueData && (
        <NoAccessState
          title="Este item não tem um preço que possa ser editado"
          text="O preço vem da proposta aprovada quando a venda é ganha."
        />
      )}
      {rights.edits && proposal && revenueData && (
        <>
          <Text as="p" tone="soft">
            O que muda aqui vale para o projeto e a obra. A proposta {formatProposalNumber(proposal.count)}{' '}
            continua como o cliente a aceitou
            {proposal.builtPrice && `, por ${formatMoney(proposal.builtPrice.agreedPrice)}`}.
          </Text>
          <ManualPriceForm
            proposal={proposal}
            reload={reload}
            rules={rights.rules}
            begin={() => convertCurrentPriceToManualValues({ ...proposal, revenueData })}
            present={revenueData}
            draftName="built-price"
            target={{ send, remember, backTo }}
          />
        </>
      )}
    </WizardPage>
  );
}
