import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { can, hasWords } from '@girassol/shared-domain';
import { useEffect } from 'react';
import {
  DOMAIN_PATH,
  EDITOR_PATH,
  FIGURES_PATH,
  LEADS_PATH,
  sitePath,
  VERSIONS_PATH,
} from '../addresses/addresses';

interface Action {
  path: string;
  title: string;
  words: string;
  icon: SearchFinding['icon'];
}

/** What is done with the site, and the words somebody may look for it by. */
const actions: readonly Action[] = [
  {
    path: EDITOR_PATH,
    title: 'Editar o site',
    words: 'website página institucional blocos publicar',
    icon: 'monitor',
  },
  {
    path: VERSIONS_PATH,
    title: 'Versões do site',
    words: 'website histórico publicações voltar',
    icon: 'history',
  },
  {
    path: DOMAIN_PATH,
    title: 'Domínio do site',
    words: 'website endereço dns registro.br www certificado',
    icon: 'globe',
  },
  {
    path: LEADS_PATH,
    title: 'Contatos do site',
    words: 'website leads simulador simulações suspeitos',
    icon: 'users',
  },
  {
    path: FIGURES_PATH,
    title: 'Resultados do site',
    words: 'website visitas simulações números',
    icon: 'chart',
  },
];

/** For who only sells: the page that names their address. */
const ownSimulator: Action = {
  path: LEADS_PATH,
  title: 'Meu endereço do simulador',
  words: 'site website link contatos leads',
  icon: 'link',
};

/** Draws nothing: it tells the search of everything what can be done with the site. */
export default function SiteSearch({ session, search, onFound }: SlotContext<'search.source/v1'>) {
  const facts = useFacts();
  const isAllowed = facts !== null && can(facts, 'configManager');
  useEffect(() => {
    const offered = isAllowed ? actions : [ownSimulator];
    const fitting =
      search === '' ? [] : offered.filter(({ title, words }) => hasWords(`${title} ${words}`, search));
    onFound({
      findings: fitting.map(({ path, title, icon }) => ({
        id: path,
        group: 'Ações',
        title,
        icon,
        to: sitePath(path, session.managerId),
      })),
      isLoading: false,
      hasFailed: false,
    });
  }, [session.managerId, isAllowed, search, onFound]);
  return null;
}
