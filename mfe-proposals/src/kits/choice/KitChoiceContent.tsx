import { formatPower } from '@girassol/shared-domain';
import type { Kit, KitSource, Proposal } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, EmptyState, ErrorState, NoResults, Row, Stack, Text } from '@girassol/shared-ui';
import { LoadingList, Pager, SelectionBar, useSelection } from '@girassol/shared-ui/lists';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { BackLink } from '../../wizard-frame/ProposalOriginLink';
import { KitFilters } from '../KitFilters';
import {
  buildKitSearchBody,
  getKitSelectionKey,
  hasKitFilters,
  type KitScope,
  noKitFilters,
  useKitListView,
} from '../kit-filters';
import { NEW_KIT_PATH } from '../kit-labels';
import { useKitRights, useKits } from '../use-kits';
import { KitComparison } from './CompareKits';
import { KitCard } from './KitCard';
import { KitSourceLinks } from './KitSourceLinks';
import { computeKitWorth } from './kit-worth';
import { useChooseKit } from './use-choose-kit';

/** Maximum number of kits compared side by side. */
const MAX_COMPARED = 3;

interface KitChoiceProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  /** User, team or company whose kits are listed. */
  scope: KitScope;
  source: KitSource;
  /** W; 0 when nothing is wanted in particular. */
  targetWatts: number;
  /** Chosen beforehand, until another one is. */
  supplier?: string | undefined;
}

/**
 * Kits to compare and to choose for a proposal, ordered by the distance of their power from the target power.
 */
export function KitChoiceContent({
  proposal,
  reload,
  scope,
  source,
  targetWatts,
  supplier = '',
}: KitChoiceProps) {
  const [view, changeView] = useKitListView();
  const [isSupplierKept, setIsSupplierKept] = useState(true);
  const seen = isSupplierKept && !view.supplier ? { ...view, supplier } : view;
  const target = targetWatts / 1_000;
  const list = useKits('target-power', view.page, {
    ...buildKitSearchBody({ ...seen, watts: targetWatts }, scope, source),
    wantsTotal: true,
  });
  const compared = useSelection<Kit>(getKitSelectionKey(seen));
  const [isComparing, setIsComparing] = useState(false);
  const { choose, choosing } = useChooseKit(proposal, reload);
  const kits = list.data?.kits ?? [];
  const worths = useMemo(
    () => new Map((list.data?.kits ?? []).map((kit) => [kit._id, computeKitWorth(kit, proposal)])),
    [list.data, proposal],
  );
  const kitStep = wizardStepPath(2, proposal.frontId);
  const mayRegister = useKitRights()?.registers ?? false;

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
      <KitSourceLinks />
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
      {list.data && kits.length === 0 && hasKitFilters(seen) && (
        <NoResults action={<Button onClick={clear}>Limpar filtros</Button>} />
      )}
      {list.data && kits.length === 0 && !hasKitFilters(seen) && (
        <EmptyState
          title="Nenhum kit cadastrado"
          text={
            mayRegister
              ? 'Cadastre um kit, ou digite os equipamentos desta proposta.'
              : 'Digite os equipamentos desta proposta.'
          }
          action={
            <Row gap={8} wraps justify="center">
              {kitStep && (
                <ButtonLink as={Link} to={kitStep} icon="pencil">
                  Digitar equipamentos
                </ButtonLink>
              )}
              {mayRegister && (
                <ButtonLink as={Link} to={NEW_KIT_PATH} icon="plus">
                  Cadastrar kit
                </ButtonLink>
              )}
            </Row>
          }
        />
      )}
      <Stack gap={12} aria-busy={list.isPlaceholderData}>
        {kits.map((kit) => (
          <KitCard
            key={kit._id}
            kit={kit}
            target={target}
            worth={worths.get(kit._id) ?? null}
            isCompared={compared.has(kit._id)}
            canCompare={compared.has(kit._id) || compared.chosen.length < MAX_COMPARED}
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
        total={list.data?.total}
        onChange={changeView}
      />
      <SelectionBar label="Kits para comparar" count={compared.chosen.length} onClear={compared.clear}>
        <Button size="sm" disabled={compared.chosen.length < 2} onClick={() => setIsComparing(true)}>
          Comparar
        </Button>
      </SelectionBar>
      {isComparing && (
        <KitComparison
          kits={compared.chosen}
          target={target}
          getWorth={(kit) => computeKitWorth(kit, proposal)}
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
