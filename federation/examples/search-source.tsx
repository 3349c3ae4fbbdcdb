import type { SlotContext } from '@girassol/federation/remote';
import { useEffect } from 'react';

const actions = [
  { id: 'list', group: 'Ações', title: 'Ver as visitas', icon: 'truck', to: '/visitas' },
  { id: 'new', group: 'Ações', title: 'Nova visita', icon: 'plus', to: '/visitas?nova' },
];

/** Reports the results of this area to the global search (Ctrl+K); renders nothing. */
export default function VisitSearch({ search, onFound }: SlotContext<'search.source/v1'>) {
  useEffect(() => {
    const wanted = search.trim().toLowerCase();
    const findings = wanted ? actions.filter(({ title }) => title.toLowerCase().includes(wanted)) : [];
    onFound({ findings, isLoading: false, hasFailed: false });
  }, [search, onFound]);
  return null;
}
