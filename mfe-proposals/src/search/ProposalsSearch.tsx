import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useSearchRecords } from '@girassol/shared-auth';
import {
  can,
  canAccountHaveKits,
  canManageCatalogue,
  canViewCatalogue,
  canViewKits,
  matchesSearchWords,
} from '@girassol/shared-domain';
import type { SearchRecordKind } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';
import { useEffect, useMemo } from 'react';
import { newProposalWithoutCustomerPath } from '../addresses/proposals';
import { toSearchFinding } from './record-finding';

type Person = Pick<SlotContext<'search.source/v1'>, 'session' | 'permissions'>;

/** Search source of the proposals area: finds proposals, kits, catalogue items and actions. */
export default function ProposalsSearch({
  session,
  permissions,
  search,
  onFound,
}: SlotContext<'search.source/v1'>) {
  const person = useMemo(() => ({ session, permissions }), [session, permissions]);
  const kinds = useMemo(() => getSearchKinds(person), [person]);
  const { records, isLoading, hasFailed } = useSearchRecords(search, kinds);
  useEffect(() => {
    onFound({
      findings: [
        ...findActions(person, search),
        ...records.flatMap((record) => toSearchFinding(record, search === '') ?? []),
      ],
      isLoading,
      hasFailed,
    });
  }, [person, search, records, isLoading, hasFailed, onFound]);
  return null;
}

function getSearchKinds(person: Person): SearchRecordKind[] {
  const kinds: SearchRecordKind[] = [];
  if (can(person, 'proposalsList') || can(person, 'salesManager')) kinds.push('PROPOSAL');
  if (canViewKits(person)) kinds.push('KIT');
  if (canViewCatalogue(person)) kinds.push('CATALOGUE_ITEM');
  return kinds;
}

/** Action with the extra words by which the search finds it. */
interface SearchAction {
  title: string;
  detail: string;
  to: string;
  icon: IconName;
  words: string;
}

function proposalActions({ session, permissions }: Person): SearchAction[] {
  if (!can({ session, permissions }, 'proposalsList')) return [];
  const to = newProposalWithoutCustomerPath(session.userId);
  const words = 'fazer gerar criar orçamento';
  return [{ title: 'Nova proposta', detail: 'Propostas', to, icon: 'plus', words }];
}

const catalogueActions: readonly SearchAction[] = (
  [
    ['Cadastrar módulo', '/modulos/registro', 'sun', 'novo painel placa'],
    ['Cadastrar inversor', '/inversores/registro', 'zap', 'novo'],
    ['Cadastrar equipamento', '/equipamentos/registro', 'tag', 'novo'],
  ] as const
).map(([title, to, icon, words]) => ({ title, detail: 'Catálogo', to, icon, words }));

const kitAction: SearchAction = {
  title: 'Cadastrar kit',
  detail: 'Catálogo',
  to: '/kits/cadastro/0',
  icon: 'package',
  words: 'novo',
};

/** Finds the actions that match the text; an empty list for an empty text. */
function findActions(person: Person, search: string): SearchFinding[] {
  if (search === '' || !person.session.statusOk) return [];
  return [
    ...proposalActions(person),
    ...(canAccountHaveKits(person) && can(person, 'kitsManager') ? [kitAction] : []),
    ...(canManageCatalogue(person) ? catalogueActions : []),
  ]
    .filter(({ title, words }) => matchesSearchWords(`${title} ${words}`, search))
    .map(({ words: _words, ...action }) => ({ ...action, id: action.to, group: 'Ações' }));
}
