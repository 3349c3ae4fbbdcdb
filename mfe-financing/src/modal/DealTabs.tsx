import { lazyScreen } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { meets } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { FINANCING_TABS, initialTab, visibleTabs } from '@girassol/shared-domain/financing';
import { Spinner } from '@girassol/shared-ui';
import { type TabItem, Tabs } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { dealFacts } from '../financing/deal-facts';
import type { PapersTabProps } from '../papers/PapersTab';
import { AddToProposal } from './AddToProposal';
import { ChooseOption } from './ChooseOption';
import { ContractLink } from './ContractLink';
import { HistoryList } from './HistoryList';

const PapersTab = lazyScreen<PapersTabProps>(
  () => import(/* webpackChunkName: "papers" */ '../papers/PapersTab'),
  <Spinner label="Carregando os documentos" />,
);

const HISTORY = 'historico';
/** Where papers begin; before that everything is there on every plan. */
const DOCUMENTS = 2;
const groups = ['documents', 'invoices', 'proofs'] as const;

interface DealTabsProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/** The steps of a deal as tabs, those that can be seen now (financing-006 to financing-022). */
export function DealTabs({ financing, onChange }: DealTabsProps) {
  const facts = useFacts();
  // With the papers of a company in the account's plan only (financing-102).
  const hasPapers =
    financing.variant === 'MARKETPLACE' && facts !== null && meets({ plan: 'ENTERPRISE' }, facts);
  const seen = seenTabs(financing, hasPapers);
  const [chosen, choose] = useState(() => String(startAt(financing, seen)));
  const selected = chosen === HISTORY || seen.includes(Number(chosen)) ? chosen : String(seen.at(-1) ?? 0);

  const items: TabItem[] = seen.map((index) => ({
    id: String(index),
    label: labelOf(financing, index),
    content: contentOf(index, financing, {
      onChange,
      onChosen: (changed) => {
        onChange(changed);
        choose(String(DOCUMENTS));
      },
    }),
  }));
  items.push({
    id: HISTORY,
    label: 'Histórico',
    icon: 'history',
    content: <HistoryList fid={financing._id} />,
  });
  return <Tabs label="Financiamento" items={items} selectedId={selected} onSelect={choose} />;
}

/** Tabs that can be seen: without the Marketplace, papers go to the bank another way. */
function seenTabs(financing: Financing, hasPapers: boolean): number[] {
  if (financing.variant === 'BTG') return [0, 1, DOCUMENTS];
  const seen = visibleTabs(dealFacts(financing), financing.now);
  return hasPapers ? seen : seen.filter((index) => index < DOCUMENTS);
}

const startAt = (financing: Financing, seen: readonly number[]): number => {
  const wanted = initialTab(dealFacts(financing), financing.now);
  return Math.max(...seen.filter((index) => index <= wanted));
};

const labelOf = ({ variant }: Financing, index: number): string =>
  variant === 'BTG' && index === DOCUMENTS ? 'Contratação' : (FINANCING_TABS[index] ?? '');

interface Changes {
  onChange: (financing: Financing) => void;
  onChosen: (financing: Financing) => void;
}

function contentOf(index: number, financing: Financing, { onChange, onChosen }: Changes) {
  if (index === 0) return <AddToProposal financing={financing} onChange={onChange} />;
  if (index === 1) return <ChooseOption financing={financing} onChosen={onChosen} />;
  if (financing.variant === 'BTG') return <ContractLink financing={financing} />;
  const group = groups[index - DOCUMENTS];
  return group && <PapersTab group={group} financing={financing} onChange={onChange} />;
}
