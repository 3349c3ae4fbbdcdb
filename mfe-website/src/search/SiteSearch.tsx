import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { can, matchesSearchWords } from '@girassol/shared-domain';
import { useEffect } from 'react';
import {
  buildSitePath,
  DOMAIN_PATH,
  EDITOR_PATH,
  FIGURES_PATH,
  LEADS_PATH,
  VERSIONS_PATH,
} from '../addresses/addresses';

interface Action {
  path: string;
  title: string;
  words: string;
  icon: SearchFinding['icon'];
}

/** Actions on the site, with the words by which the search finds them. */
const siteActions: readonly Action[] = [
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

/**
 * Search source of the website area: adds the pages for managing the site, such as "Editar o site", to the
 * global search. Renders nothing.
 */
export default function SiteSearch({ session, search, onFound }: SlotContext<'search.source/v1'>) {
  const facts = useConditionFacts();
  const isAllowed = facts !== null && can(facts, 'configManager');
  useEffect(() => {
    const offered = isAllowed ? siteActions : [ownSimulator];
    const fitting =
      search === ''
        ? []
        : offered.filter(({ title, words }) => matchesSearchWords(`${title} ${words}`, search));
    onFound({
      findings: fitting.map(({ path, title, icon }) => ({
        id: path,
        group: 'Ações',
        title,
        icon,
        to: buildSitePath(path, session.managerId),
      })),
      isLoading: false,
      hasFailed: false,
    });
  }, [session.managerId, isAllowed, search, onFound]);
  return null;
}
