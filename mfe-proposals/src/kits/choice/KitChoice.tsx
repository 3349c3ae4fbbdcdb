import { formatPower } from '@girassol/shared-domain';
import type { Kit, KitSource, Proposal } from '@girassol/shared-domain/contract';
import { Button, EmptyState, ErrorState, NoResults, Stack, Text } from '@girassol/shared-ui';
import { LoadingList, Pager, SelectionBar, useSelection } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { stepPath } from '../../wizard/addresses';
import { BackLink } from '../../wizard/frame/WayBack';
import { KitFilters } from '../KitFilters';
import { isNarrowed, type KitScope, lookedFor, noKitFilters, searchOf, useKitView } from '../kit-filters';
import { useKits } from '../use-kits';
import { CompareKits } from './CompareKits';
import { KitCard } from './KitCard';
import { KitSources } from './KitSources';
import { useChooseKit } from './use-choose-kit';

/** As many as fit beside each other. */
const MOST_COMPARED = 3;

interface KitChoiceProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  /** Whose kits. */
  scope: KitScope;
  source: KitSource;
  /** W; 0 when nothing is wanted in particular. */
  targetWatts: number;
  /** Chosen beforehand, until another one is. */
  supplier?: string;
}

/** Kits by how near they come to the power that is wanted: to compare, and to take one for the proposal. */
export function KitChoice({ proposal, reload, scope, source, targetWatts, supplier = '' }: KitChoiceProps) {
  const [view, changeView] = useKitView();
  const [isSupplierKept, setIsSupplierKept] = useState(true);
  const seen = isSupplierKept && !view.supplier ? { ...view, supplier } : view;
  const target = targetWatts / 1_000;
  const list = useKits('target-power', view.page, searchOf({ ...seen, watts: targetWatts }, scope, source));
  const compared = useSelection<Kit>(lookedFor(seen));
  const [isComparing, setIsComparing] = useState(false);
  const { choose, choosing } = useChooseKit(proposal, reload);
  const kits = list.data?.kits ?? [];
  const kitStep = stepPath(2, proposal.frontId);

  const change: typeof changeView = (parts) => {
    if ('supplier' in parts) setIsSupplierKept(false);
    changeView(parts);
  };
  const clear = () => {
    setIsSupplierKept(false);
    changeView(noKitFilters);
  };

  return (
    <Stack gap={16}>
      {kitStep && <BackLink to={kitStep}>Voltar ao kit da proposta</BackLink>}
      <KitSources />
      <KitFilters view={seen} hasPower={false} onChange={change} onClear={clear} />
      <Text tone="soft">
        {target > 0
          ? `Os mais próximos de ${formatPower(target)}, que é o que o consumo pede, vêm primeiro.`
          : 'A proposta ainda não diz que potência o consumo pede.'}
      </Text>
      {list.isError && !list.data && (
        <ErrorState
          error={list.error}
          title="Não foi possível carregar os kits"
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <LoadingList label="Carregando os kits" />}
      {list.data && kits.length === 0 && isNarrowed(seen) && (
        <NoResults action={<Button onClick={clear}>Limpar filtros</Button>} />
      )}
      {list.data && kits.length === 0 && !isNarrowed(seen) && (
        <EmptyState
          title="Nenhum kit cadastrado"
          text="Cadastre kits em Catálogo, ou volte e digite os equipamentos desta proposta."
        />
      )}
      <Stack gap={12} aria-busy={list.isPlaceholderData}>
        {kits.map((kit) => (
          <KitCard
            key={kit._id}
            kit={kit}
            target={target}
            isCompared={compared.has(kit._id)}
            canCompare={compared.has(kit._id) || compared.chosen.length < MOST_COMPARED}
            isChoosing={choosing === kit._id}
            onCompare={(isCompared) => compared.toggle([kit], isCompared)}
            onChoose={() => void choose(kit)}
          />
        ))}
      </Stack>
      <Pager
        sizeLabel="Kits por página"
        page={view.page}
        size={view.size}
        shown={kits.length}
        hasMore={list.data?.hasMoreItems ?? false}
        onChange={changeView}
      />
      <SelectionBar label="Kits para comparar" count={compared.chosen.length} onClear={compared.clear}>
        <Button size="sm" disabled={compared.chosen.length < 2} onClick={() => setIsComparing(true)}>
          Comparar
        </Button>
      </SelectionBar>
      {isComparing && (
        <CompareKits
          kits={compared.chosen}
          target={target}
          onClose={() => setIsComparing(false)}
          onChoose={(kit) => {
            setIsComparing(false);
            void choose(kit);
          }}
        />
      )}
    </Stack>
  );
}
