import { ListActionButtons } from '@girassol/federation/remote';
import { formatMoney, formatNumber, formatPower, isEnterprisePlan } from '@girassol/shared-domain';
import type { ProposalSortOrder, ProposalTotals } from '@girassol/shared-domain/contract';
import { ButtonLink, LazyMenuButton, PageHeader, useWindowWidth } from '@girassol/shared-ui';
import {
  DebouncedSearchField,
  FilterGroup,
  FilterSelect,
  RecordOwnerSelect,
} from '@girassol/shared-ui/filters';
import { ListFrame, ListSearch, Pager } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  newProposalWithoutCustomerPath,
  proposalListPath,
  proposalTemplatesPath,
} from '../addresses/proposals';
import { useDocumentDialog } from '../documents/use-document-dialog';
import { useGenerationDialog } from '../generation/use-generation-dialog';
import { PaymentLink } from '../PaymentLink';
import { getProposalAddress } from '../proposals/final-items';
import {
  type ProposalListView,
  proposalSortOrders,
  proposalStateOptions,
  toProposalListSearchParams,
  useProposalListView,
} from '../proposals/list-view';
import type { ProposalRights } from '../proposals/proposal-rights';
import { buildProposalListBody, useProposals } from '../proposals/use-proposals';
import { ProposalListContent } from './ProposalListContent';
import { PROPOSAL_TABLE_MIN_WIDTH_PX, ProposalRows } from './ProposalRows';
import { useProposalMenu } from './proposal-menu';

/** Letters that the server takes. */
const MAX_SEARCH_LENGTH = 120;

/** Proposals of a user, a team or the company, with search, filters and pages. */
export function ProposalListWithFilters({ fetchId, rights }: { fetchId: string; rights: ProposalRights }) {
  const navigate = useNavigate();
  const [view, changeView] = useProposalListView();
  const [now] = useState(() => Date.now());
  const list = useProposals(fetchId, view);
  const { open, dialog } = useDocumentDialog();
  const generation = useGenerationDialog();
  const getMenu = useProposalMenu(rights, open, generation.open);
  const proposals = list.data?.proposals ?? [];
  const begin = newProposalWithoutCustomerPath(rights.session.userId);

  return (
    <ListFrame>
      <PageHeader
        title="Propostas"
        summary={list.data ? totalsText(list.data.totals) : 'Carregando os totais'}
        actions={
          <>
            <ListActionButtons
              resting={LazyMenuButton}
              list={{ kind: 'proposals', filters: buildProposalListBody(fetchId, view) }}
              total={list.data?.totals.count}
            />
            {rights.makesDocuments && (
              <ButtonLink as={Link} to={proposalTemplatesPath} variant="ghost" icon="file">
                Modelos
              </ButtonLink>
            )}
            <RecordOwnerSelect
              label="De quem são as propostas"
              groups={rights.viewers}
              value={fetchId}
              onChange={(id) =>
                navigate({
                  pathname: proposalListPath(id),
                  search: toProposalListSearchParams({ ...view, page: 1 }).toString(),
                })
              }
            />
            {rights.changes && (
              <ButtonLink as={Link} to={begin} variant="primary" icon="plus">
                Nova proposta
              </ButtonLink>
            )}
          </>
        }
        filters={<Filters view={view} onChange={changeView} />}
      />
      <ProposalListContent
        query={list}
        count={list.data?.proposals.length ?? null}
        page={view.page}
        isNarrowed={view.search !== '' || view.state !== 'ALL'}
        nothing={
          rights.session.statusOk
            ? {
                title: 'Nenhuma proposta ainda',
                text: 'As propostas feitas para os seus clientes aparecem aqui, da mais nova à mais antiga.',
                ...(rights.changes && {
                  action: (
                    <ButtonLink as={Link} to={begin} variant="primary" icon="plus">
                      Fazer a primeira proposta
                    </ButtonLink>
                  ),
                }),
              }
            : {
                title: 'Nenhuma proposta ainda',
                text: 'O pagamento da conta está irregular: não dá para criar propostas até a regularização.',
                action: <PaymentLink />,
              }
        }
        onClear={() => changeView({ search: '', state: 'ALL' })}
        onFirstPage={() => changeView({ page: 1 })}
      >
        <ProposalRows
          proposals={proposals}
          now={now}
          isWaiting={list.isPlaceholderData}
          hasCustomers
          hasOwners={isEnterprisePlan(rights.session)}
          getAddress={(proposal) => getProposalAddress(proposal, rights)}
          getMenu={getMenu}
          order={view}
          onOrder={(order) => changeView(order)}
        />
      </ProposalListContent>
      <Pager
        sizeLabel="Propostas por página"
        page={view.page}
        size={view.size}
        shown={proposals.length}
        hasMore={list.data?.hasMoreItems ?? false}
        total={list.data?.totals.count}
        onChange={changeView}
      />
      {dialog}
      {generation.dialog}
    </ListFrame>
  );
}

interface FiltersProps {
  view: ProposalListView;
  onChange: (change: Partial<ProposalListView>) => void;
}

function Filters({ view, onChange }: FiltersProps) {
  // The heads of the table order it; cards have none.
  const isTable = useWindowWidth() >= PROPOSAL_TABLE_MIN_WIDTH_PX;
  return (
    <>
      <ListSearch>
        <DebouncedSearchField
          label="Buscar propostas"
          placeholder="Buscar número, cliente ou documento"
          value={view.search}
          onChange={(search) => onChange({ search: search.slice(0, MAX_SEARCH_LENGTH) })}
        />
      </ListSearch>
      <FilterGroup inUse={view.state === 'ALL' ? 0 : 1}>
        <FilterSelect
          label="Situação"
          hideLabel
          options={proposalStateOptions}
          value={view.state}
          onChange={(value) =>
            onChange({ state: proposalStateOptions.find((state) => state.value === value)?.value ?? 'ALL' })
          }
        />
        {!isTable && <OrderSelect view={view} onChange={onChange} />}
      </FilterGroup>
    </>
  );
}

const directions = [
  { way: 'desc', label: 'maior', ascending: false },
  { way: 'asc', label: 'menor', ascending: true },
] as const;

/** By what the cards are ordered, and which way round. */
function OrderSelect({ view, onChange }: FiltersProps) {
  const options = proposalSortOrders.flatMap(({ value, label }) =>
    directions.map(({ way, label: direction, ascending }) => ({
      value: `${value} ${way}`,
      label: `${label}: ${getDirectionLabel(value, ascending) ?? direction}`,
      order: { orderBy: value, ascending },
    })),
  );
  return (
    <FilterSelect
      label="Ordem"
      hideLabel
      options={options}
      value={`${view.orderBy} ${view.ascending ? 'asc' : 'desc'}`}
      onChange={(value) => onChange(options.find((option) => option.value === value)?.order ?? {})}
    />
  );
}

function getDirectionLabel(order: ProposalSortOrder, ascending: boolean): string | null {
  if (order === 'CUSTOMER') return ascending ? 'A a Z' : 'Z a A';
  if (order === 'REGISTRY') return ascending ? 'mais antiga' : 'mais nova';
  if (order === 'VALIDITY') return ascending ? 'vence antes' : 'vence depois';
  return null;
}

/** `182 propostas · 1.203,40 kWp · R$ 5.430.200,00`: of all pages. */
function totalsText({ count, power, finalPrice }: ProposalTotals): string {
  const many = count === 1 ? '1 proposta' : `${formatNumber(count, 0)} propostas`;
  return count === 0 ? many : [many, formatPower(power), formatMoney(finalPrice)].join(' · ');
}
