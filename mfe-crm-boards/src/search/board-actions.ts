import type { SearchFinding } from '@girassol/federation/remote';
import {
  boardDescriptions,
  boardKinds,
  can,
  canEditArea,
  matchesSearchWords,
  meetsCondition,
} from '@girassol/shared-domain';
import { agendaPath, NEW_SCHEDULE_PARAMETER } from '../addresses/agenda';
import { getRegisterItemTitle } from '../register/titles';
import { getDefaultBoardFetchId, type SearchingPerson } from './board-viewer';

/** Actions that are offered before a letter is typed. */
const MAX_INITIAL_ACTIONS = 3;

interface Action extends Omit<SearchFinding, 'group'> {
  /** Extra words by which the search finds the action. */
  words: string;
}

/**
 * Finds the actions of the CRM and boards area that match the search text, such as registering an item or a
 * schedule. For an empty text, returns up to three actions.
 */
export function findBoardActions(person: SearchingPerson, search: string): SearchFinding[] {
  const { session } = person;
  if (!session.statusOk) return [];
  const kinds = boardKinds.filter(
    (kind) =>
      meetsCondition({ plan: boardDescriptions[kind].plan }, person) &&
      can(person, boardDescriptions[kind].permission),
  );
  const registrations = kinds.map((kind): Action => {
    const { basePath, areaName, itemName, gender } = boardDescriptions[kind];
    return {
      id: `registrar-${basePath}`,
      title: getRegisterItemTitle(kind),
      detail: areaName,
      icon: 'plus',
      to: `${basePath}/registro`,
      words: `nov${gender === 'f' ? 'a' : 'o'} ${itemName} cadastrar criar`,
    };
  });
  const schedules = (canEditArea(person, 'schedule') ? kinds : []).map((kind): Action => {
    const { basePath, areaName } = boardDescriptions[kind];
    return {
      id: `agendar-${basePath}`,
      title: 'Novo agendamento',
      detail: areaName,
      icon: 'calendar',
      to: `${agendaPath(kind, getDefaultBoardFetchId(person, kind))}?${NEW_SCHEDULE_PARAMETER}=1`,
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
  const bySales = (one: Action, other: Action) => Number(isSalesAction(other)) - Number(isSalesAction(one));
  const all = [...registrations.sort(bySales), ...customers, ...schedules.sort(bySales)];
  const wanted =
    search === ''
      ? [registrations[0], customers[0], schedules[0]]
          .flatMap((action) => action ?? [])
          .slice(0, MAX_INITIAL_ACTIONS)
      : all.filter(({ title, words }) => matchesSearchWords(`${title} ${words}`, search));
  return wanted.map(({ words: _words, ...action }) => ({ ...action, group: 'Ações' }));
}

const isSalesAction = ({ detail }: Action) => detail === boardDescriptions.SALES.areaName;
