import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useSearchRecords } from '@girassol/shared-auth';
import { can, hasWords, keepsCatalogue, readsCatalogue, readsKits, seesKits } from '@girassol/shared-domain';
import type { SearchKind } from '@girassol/shared-domain/contract';
import { useEffect, useMemo } from 'react';
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

const newCatalogueItems = [
  { title: 'Cadastrar módulo', to: '/modulos/registro', icon: 'sun', words: 'novo painel placa' },
  { title: 'Cadastrar inversor', to: '/inversores/registro', icon: 'zap', words: 'novo' },
  { title: 'Cadastrar equipamento', to: '/equipamentos/registro', icon: 'tag', words: 'novo' },
];
const newKit = { title: 'Cadastrar kit', to: '/kits/cadastro/0', icon: 'package', words: 'novo' };

/** Only what was looked for: nobody begins the day with a module. */
function actionsOf(person: Person, search: string): SearchFinding[] {
  if (search === '' || !person.session.statusOk) return [];
  return [
    ...(seesKits(person) && can(person, 'kitsManager') ? [newKit] : []),
    ...(keepsCatalogue(person) ? newCatalogueItems : []),
  ]
    .filter(({ title, words }) => hasWords(`${title} ${words}`, search))
    .map(({ title, to, icon }) => ({ id: to, group: 'Ações', title, detail: 'Catálogo', icon, to }));
}
