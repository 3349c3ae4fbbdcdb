import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useSearchRecords } from '@girassol/shared-auth';
import { can, hasWords, keepsCatalogue, readsCatalogue, readsKits, seesKits } from '@girassol/shared-domain';
import type { SearchKind } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';
import { useEffect, useMemo } from 'react';
import { beginProposalPath } from '../addresses/proposals';
import { recordFinding } from './record-finding';

type Person = Pick<SlotContext<'search.source/v1'>, 'session' | 'permissions'>;

/** What the search of everything finds of this area: proposals, kits, the catalogue, and what can be done. */
export default function ProposalsSearch({
  session,
  permissions,
  search,
  onFound,
}: SlotContext<'search.source/v1'>) {
  const person = useMemo(() => ({ session, permissions }), [session, permissions]);
  const kinds = useMemo(() => kindsOf(person), [person]);
  const { records, isLoading, hasFailed } = useSearchRecords(search, kinds);
  useEffect(() => {
    onFound({
      findings: [
        ...actionsOf(person, search),
        ...records.flatMap((record) => recordFinding(record, search === '') ?? []),
      ],
      isLoading,
      hasFailed,
    });
  }, [person, search, records, isLoading, hasFailed, onFound]);
  return null;
}

function kindsOf(person: Person): SearchKind[] {
  const kinds: SearchKind[] = [];
  if (can(person, 'proposalsList') || can(person, 'salesManager')) kinds.push('PROPOSAL');
  if (readsKits(person)) kinds.push('KIT');
  if (readsCatalogue(person)) kinds.push('CATALOGUE_ITEM');
  return kinds;
}

/** What can be done, with what else it is looked for by. */
interface Action {
  title: string;
  detail: string;
  to: string;
  icon: IconName;
  words: string;
}

function proposalActions({ session, permissions }: Person): Action[] {
  if (!can({ session, permissions }, 'proposalsList')) return [];
  const to = beginProposalPath(session.userId);
  const words = 'fazer gerar criar orçamento';
  return [{ title: 'Nova proposta', detail: 'Propostas', to, icon: 'plus', words }];
}

const catalogueActions: readonly Action[] = (
  [
    ['Cadastrar módulo', '/modulos/registro', 'sun', 'novo painel placa'],
    ['Cadastrar inversor', '/inversores/registro', 'zap', 'novo'],
    ['Cadastrar equipamento', '/equipamentos/registro', 'tag', 'novo'],
  ] as const
).map(([title, to, icon, words]) => ({ title, detail: 'Catálogo', to, icon, words }));

const kitAction: Action = {
  title: 'Cadastrar kit',
  detail: 'Catálogo',
  to: '/kits/cadastro/0',
  icon: 'package',
  words: 'novo',
};

/** Only what was looked for: nobody begins the day with a module. */
function actionsOf(person: Person, search: string): SearchFinding[] {
  if (search === '' || !person.session.statusOk) return [];
  return [
    ...proposalActions(person),
    ...(seesKits(person) && can(person, 'kitsManager') ? [kitAction] : []),
    ...(keepsCatalogue(person) ? catalogueActions : []),
  ]
    .filter(({ title, words }) => hasWords(`${title} ${words}`, search))
    .map(({ words: _words, ...action }) => ({ ...action, id: action.to, group: 'Ações' }));
}
