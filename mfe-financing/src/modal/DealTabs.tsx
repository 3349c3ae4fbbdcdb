import { lazyScreen } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { meetsCondition } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import {
  FINANCING_TAB_LABELS,
  getInitialFinancingTab,
  getVisibleFinancingTabs,
} from '@girassol/shared-domain/financing';
import { Spinner } from '@girassol/shared-ui';
import { type TabItem, Tabs } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import type { DocumentsTabProps } from '../documents/DocumentGroupTab';
import { toFinancingDealFacts } from '../financing/deal-facts';
import { AddToProposalStep } from './AddToProposalStep';
import { ChooseOptionStep } from './ChooseOptionStep';
import { ContractRequestLink } from './ContractRequestLink';
import { FinancingHistoryList } from './FinancingHistoryList';

const DocumentsTab = lazyScreen<DocumentsTabProps>(
  () => import(/* webpackChunkName: "papers" */ '../documents/DocumentGroupTab'),
  <Spinner label="Carregando os documentos" />,
);

const HISTORY = 'historico';
/** Index of the tab in which one of the added options is chosen. */
const CHOICE = 1;
/** Index of the first tab with papers; the tabs before it are there on every plan. */
const DOCUMENTS = 2;
const groups = ['documents', 'invoices', 'proofs'] as const;

interface DealTabsProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
  /** Takes a change that leads to the next tab. */
  onAdvance: (financing: Financing) => void;
}

/** Tabs of the steps of a deal that are currently visible (financing-006 to financing-022). */
export function DealTabs({ financing, onChange, onAdvance }: DealTabsProps) {
  const facts = useConditionFacts();
  // With the papers of a company in the account's plan only (financing-102).
  const hasPapers =
    financing.variant === 'MARKETPLACE' && facts !== null && meetsCondition({ plan: 'ENTERPRISE' }, facts);
  const seen = getVisibleTabs(financing, hasPapers);
  const [chosen, choose] = useState(() => String(startAt(financing, seen)));
  const selected = chosen === HISTORY || seen.includes(Number(chosen)) ? chosen : String(seen.at(-1) ?? 0);

  const items: TabItem[] = seen.map((index) => ({
    id: String(index),
    label: getTabLabel(financing, index),
    content: renderTabContent(index, financing, {
      onChange,
      onAdded: (changed) => {
        onAdvance(changed);
        choose(String(CHOICE));
      },
      onChosen: (changed) => {
        onAdvance(changed);
        choose(String(DOCUMENTS));
      },
      onAdd: () => choose('0'),
      onChoose: () => choose(String(CHOICE)),
    }),
  }));
  items.push({
    id: HISTORY,
    label: 'Histórico',
    icon: 'history',
    content: <FinancingHistoryList fid={financing._id} />,
  });
  return <Tabs label="Financiamento" items={items} selectedId={selected} onSelect={choose} />;
}

/** Tabs that can be seen: without the Marketplace, papers go to the bank another way. */
function getVisibleTabs(financing: Financing, hasPapers: boolean): number[] {
  if (financing.variant === 'BTG') return [0, 1, DOCUMENTS];
  const seen = getVisibleFinancingTabs(toFinancingDealFacts(financing), financing.now);
  return hasPapers ? seen : seen.filter((index) => index < DOCUMENTS);
}

const startAt = (financing: Financing, seen: readonly number[]): number => {
  const wanted = getInitialFinancingTab(toFinancingDealFacts(financing), financing.now);
  return Math.max(...seen.filter((index) => index <= wanted));
};

const getTabLabel = ({ variant }: Financing, index: number): string =>
  variant === 'BTG' && index === DOCUMENTS ? 'Contratação' : (FINANCING_TAB_LABELS[index] ?? '');

interface Changes {
  onChange: (financing: Financing) => void;
  onAdded: (financing: Financing) => void;
  onChosen: (financing: Financing) => void;
  onAdd: () => void;
  onChoose: () => void;
}

function renderTabContent(index: number, financing: Financing, changes: Changes) {
  const { onChange, onAdded, onChosen, onAdd, onChoose } = changes;
  if (index === 0) return <AddToProposalStep financing={financing} onChange={onAdded} />;
  if (index === 1) return <ChooseOptionStep financing={financing} onChosen={onChosen} onAdd={onAdd} />;
  if (financing.variant === 'BTG') return <ContractRequestLink financing={financing} onChoose={onChoose} />;
  const group = groups[index - DOCUMENTS];
  return group && <DocumentsTab group={group} financing={financing} onChange={onChange} />;
}
