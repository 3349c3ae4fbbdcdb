import { isEnterprise } from '@girassol/shared-domain';
import { ButtonLink, PageHeader, tokens } from '@girassol/shared-ui';
import { FilterSelect, PausedSearch, ViewerSelect } from '@girassol/shared-ui/filters';
import { ListFrame, Pager } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { proposalListPath, proposalTemplatesPath } from '../addresses';
import { useDocumentDialog } from '../documents/use-document-dialog';
import { type ListView, states, useListView, writeListView } from './list-view';
import { ProposalRows } from './ProposalRows';
import { ProposalStates } from './ProposalStates';
import { useRowMenu } from './proposal-menu';
import type { ProposalRights } from './proposal-rights';
import { useProposals } from './use-proposals';

/** Letters that the server takes. */
const LONGEST = 120;

/** The proposals of a person, a team or the company: searched, filtered, paged. */
export function ProposalList({ fetchId, rights }: { fetchId: string; rights: ProposalRights }) {
  const navigate = useNavigate();
  const [view, changeView] = useListView();
  const [now] = useState(() => Date.now());
  const list = useProposals(fetchId, view);
  const { open, dialog } = useDocumentDialog();
  const menuOf = useRowMenu(rights, open);
  const proposals = list.data?.proposals ?? [];

  return (
    <ListFrame>
      <PageHeader
        title="Propostas"
        summary="Da mais nova à mais antiga"
        actions={
          <>
            {rights.makesDocuments && (
              <ButtonLink as={Link} to={proposalTemplatesPath} variant="ghost" icon="file">
                Modelos
              </ButtonLink>
            )}
            <ViewerSelect
              label="De quem são as propostas"
              groups={rights.viewers}
              value={fetchId}
              onChange={(id) =>
                navigate({
                  pathname: proposalListPath(id),
                  search: writeListView({ ...view, page: 1 }).toString(),
                })
              }
            />
          </>
        }
        filters={<Filters view={view} onChange={changeView} />}
      />
      <ProposalStates
        query={list}
        count={list.data?.proposals.length ?? null}
        page={view.page}
        isNarrowed={view.search !== '' || view.state !== 'ALL'}
        nothing={{
          title: 'Nenhuma proposta ainda',
          text: 'As propostas feitas para os seus clientes aparecem aqui, da mais nova à mais antiga.',
        }}
        onClear={() => changeView({ search: '', state: 'ALL' })}
        onFirstPage={() => changeView({ page: 1 })}
      >
        <ProposalRows
          proposals={proposals}
          now={now}
          isWaiting={list.isPlaceholderData}
          hasCustomers
          hasOwners={isEnterprise(rights.session)}
          menuOf={menuOf}
        />
      </ProposalStates>
      <Pager
        sizeLabel="Propostas por página"
        page={view.page}
        size={view.size}
        shown={proposals.length}
        hasMore={list.data?.hasMoreItems ?? false}
        onChange={changeView}
      />
      {dialog}
    </ListFrame>
  );
}

function Filters({ view, onChange }: { view: ListView; onChange: (change: Partial<ListView>) => void }) {
  return (
    <>
      <Search>
        <PausedSearch
          label="Buscar propostas"
          placeholder="Buscar número, cliente ou documento"
          value={view.search}
          onChange={(search) => onChange({ search: search.slice(0, LONGEST) })}
        />
      </Search>
      <FilterSelect
        label="Situação"
        hideLabel
        options={states}
        value={view.state}
        onChange={(value) =>
          onChange({ state: states.find((state) => state.value === value)?.value ?? 'ALL' })
        }
      />
    </>
  );
}

const Search = styled.div`
  flex: 1 1 18rem;
  max-width: 28rem;
  @media ${tokens.screen.phone} { flex-basis: 100%; max-width: none; }
`;
