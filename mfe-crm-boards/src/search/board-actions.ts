import type { SearchFinding } from '@girassol/federation/remote';
import { boardKinds, boards, can, hasWords, meets } from '@girassol/shared-domain';
import { agendaPath, NEW_SCHEDULE } from '../addresses/agenda';
import { registerTitle } from '../register/titles';
import { boardViewer, type Person } from './board-viewer';

/** Actions that are offered before a letter is typed. */
const OFFERED = 3;

interface Action extends Omit<SearchFinding, 'group'> {
  /** What else it is looked for by. */
  words: string;
}

/** What can be done in this area, of what fits the text: to register, to schedule. */
export function boardActions(person: Person, search: string): SearchFinding[] {
  const { session } = person;
  if (!session.statusOk) return [];
  const kinds = boardKinds.filter(
    (kind) => meets({ plan: boards[kind].plan }, person) && can(person, boards[kind].permission),
  );
  const registrations = kinds.map((kind): Action => {
    const { basePath, areaName, itemName, gender } = boards[kind];
    return {
      id: `registrar-${basePath}`,
      title: registerTitle(kind),
      detail: areaName,
      icon: 'plus',
      to: `${basePath}/registro`,
      words: `nov${gender === 'f' ? 'a' : 'o'} ${itemName} cadastrar criar`,
    };
  });
  const schedules = kinds.map((kind): Action => {
    const { basePath, areaName } = boards[kind];
    return {
      id: `agendar-${basePath}`,
      title: 'Novo agendamento',
      detail: areaName,
      icon: 'calendar',
      to: `${agendaPath(kind, boardViewer(person, kind))}?${NEW_SCHEDULE}=1`,
      words: `${areaName} agendar agenda visita ligação compromisso`,
    };
  });
  const customers: Action[] = can(person, 'customersList')
    ? [
        {
          id: 'novo-cliente',
          title: 'Novo cliente',
          detail: 'Clientes',
          icon: 'user-plus',
          to: '/cliente/cadastro',
          words: 'cadastrar registrar criar',
        },
      ]
    : [];
  // Sales first: what most people do most.
  const bySales = (one: Action, other: Action) => Number(isOfSales(other)) - Number(isOfSales(one));
  const all = [...registrations.sort(bySales), ...customers, ...schedules.sort(bySales)];
  const wanted =
    search === ''
      ? [registrations[0], customers[0], schedules[0]].flatMap((action) => action ?? []).slice(0, OFFERED)
      : all.filter(({ title, words }) => hasWords(`${title} ${words}`, search));
  return wanted.map(({ words: _words, ...action }) => ({ ...action, group: 'Ações' }));
}

const isOfSales = ({ detail }: Action) => detail === boards.SALES.areaName;
