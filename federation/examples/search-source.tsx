import type { SlotContext } from '@girassol/federation/remote';
import { useEffect } from 'react';

const actions = [
  { id: 'list', group: 'Ações', title: 'Ver as visitas', icon: 'truck', to: '/visitas' },
  { id: 'new', group: 'Ações', title: 'Nova visita', icon: 'plus', to: '/visitas?nova' },
];

/** Draws nothing: it tells the search of everything (Ctrl+K) what this area knows. */
export default function Search({ search, onFound }: SlotContext<'search.source/v1'>) {
  useEffect(() => {
    const wanted = search.trim().toLowerCase();
    const findings = wanted ? actions.filter(({ title }) => title.toLowerCase().includes(wanted)) : [];
    onFound({ findings, isLoading: false, hasFailed: false });
  }, [search, onFound]);
  return null;
}
