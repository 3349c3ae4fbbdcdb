import { useConnectionStatus } from '@girassol/shared-auth';
import { Icon, Spinner, tokens } from '@girassol/shared-ui';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMenus } from '../menus/use-menus';
import {
  buildSearchGroups,
  findPages,
  isRecordNumber,
  keepSearchOrder,
  type SearchGroup,
  type SearchResult,
  type SearchTarget,
} from './results';
import { getSearchResultId, SearchResults } from './SearchResults';
import { type FindingsBySource, SearchSources, type SourceFindings, useSearchSources } from './SearchSources';
import { useDebouncedText } from './use-settled';
import { useShellActions } from './use-shell-actions';
import { useWaysOut } from './use-ways-out';

interface SearchBoxProps {
  onOpen: (to: SearchTarget) => void;
  onHelp: () => void;
}

/** Search input with a list of results; arrow keys move in the list while the input keeps the focus. */
export function SearchBox({ onOpen, onHelp }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isEntered, setIsEntered] = useState(false);
  const [told, setTold] = useState<FindingsBySource>({});
  const menus = useMenus();
  const isOffline = useConnectionStatus() === 'OFFLINE';
  const sources = useSearchSources();
  const search = text.trim();
  const settled = useDebouncedText(search);
  /** Recent things are no answer to a text, and what a text finds is none to an empty box. */
  const getAnswer = (source: string) => {
    const last = told[source];
    return last && (last.search === '') === (search === '') ? last : undefined;
  };
  const found = buildSearchGroups(
    sources.flatMap(({ key }) => (getAnswer(key)?.findings ?? []).map((one) => ({ ...one, source: key }))),
    [...(menus ? findPages(menus, search) : []), ...useShellActions(search, onHelp)],
    search,
  );
  const groups = choice ? keepSearchOrder(choice.groups, found) : found;
  const isWaiting = search !== settled || sources.some(({ key }) => isLooking(getAnswer(key), settled));
  /** True while findings are of the text before: they are dimmed, and no Enter opens them. */
  const isStale =
    search !== '' &&
    isWaiting &&
    sources.some(({ key }) => {
      const answer = getAnswer(key);
      return answer?.findings.length && (answer.areOfTextBefore || answer.search !== search);
    });
  /** Results on screen may belong to the text before, and a number is found by any of the sources. */
  const isBestMissing =
    search !== '' && isWaiting && (found.length === 0 || isRecordNumber(search) || isStale);
  const waysOut = useWaysOut(search);
  const isEmpty = search !== '' && !isWaiting && groups.length === 0;
  const shownGroups = isEmpty ? waysOut : groups;
  const results = shownGroups.flatMap((group) => group.results);
  const current = results.find(({ key }) => key === choice?.key) ?? (isStale ? undefined : results[0]);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);

  // The box is what the dialog was opened for.
  useEffect(() => {
    box.current?.focus();
  }, []);

  const hear = useCallback((source: string, findings: SourceFindings) => {
    setTold((before) => ({ ...before, [source]: keepFindings(before[source], findings) }));
  }, []);

  function point(result: SearchResult) {
    if (isStale) return;
    setChoice({ key: result.key, groups: choice?.groups ?? shownGroups });
    setIsEntered(false);
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && current) {
      event.preventDefault();
      const next = results.at((results.indexOf(current) + step) % results.length);
      if (next) point(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // A second Enter takes the first of those that are there.
      if (isBestMissing && !choice && !isEntered) setIsEntered(true);
      else if (current) onOpen(current.to);
    }
  }

  const failed = sources.filter(({ key }) => getAnswer(key)?.hasFailed).map(({ title }) => title);
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setIsEntered(false);
    if (failed.length === 0 && !isEmpty && current) onOpen(current.to);
  });

  return (
    <>
      <Field>
        {isWaiting && search !== '' ? <Spinner size={18} /> : <Icon name="search" size={18} />}
        <input
          type="text"
          role="combobox"
          aria-label="Buscar tudo"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && getSearchResultId(listId, current)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          ref={box}
          placeholder="Cliente, venda, proposta, nota, ação…"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChoice(null);
            setIsEntered(false);
          }}
          onKeyDown={onKey}
        />
      </Field>
      <Answer>
        <Status role="status">
          {statusText({ isWaiting, search, count: groups.length, failed, isOffline })}
        </Status>
        <SearchResults
          id={listId}
          groups={shownGroups}
          isStale={isStale}
          current={current}
          onPoint={point}
          onOpen={onOpen}
        />
      </Answer>
      <SearchSources search={settled} sources={sources} onFound={hear} />
    </>
  );
}

/** Checks whether a source has not answered this text yet. */
const isLooking = (answer: SourceFindings | undefined, search: string): boolean =>
  !answer || answer.isLoading || answer.search !== search;

/** Result that a person chose by arrow or pointer, and the groups as they stood then. */
interface Choice {
  key: string;
  groups: readonly SearchGroup[];
}

/** Keeps what a source found for the text before until it has looked for the new one, so that the list does not go blank. */
function keepFindings(last: SourceFindings | undefined, next: SourceFindings): SourceFindings {
  const hasNothingYet = next.isLoading && next.findings.length === 0;
  if (!hasNothingYet || !last || last.search === '' || next.search === '') return next;
  return { ...next, findings: last.findings, areOfTextBefore: true };
}

interface State {
  isWaiting: boolean;
  search: string;
  count: number;
  /** Names of the sources that could not be asked. */
  failed: readonly string[];
  isOffline: boolean;
}

function statusText({ isWaiting, search, count, failed, isOffline }: State) {
  if (search === '' || isWaiting) return '';
  if (failed.length > 0 && isOffline) return `Sem conexão, não dá para pesquisar em: ${failed.join(', ')}.`;
  if (failed.length > 0) return `Não foi possível pesquisar agora: ${failed.join(', ')}.`;
  return count === 0 ? 'Nenhum resultado para esta busca.' : '';
}

const { color, radius, space } = tokens;

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  padding: 0 ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.inkFaint};
  &:focus-within { border-color: ${color.leaf}; outline: 2px solid ${color.leaf}; outline-offset: -1px; }
  input {
    flex: 1;
    min-width: 0;
    height: 42px;
    border: 0;
    outline: none;
    background: transparent;
    color: ${color.ink};
    font: ${tokens.font[16]};
    text-overflow: ellipsis;
  }
`;

/** As high for any number of results, and with a sentence about them: the dialog is centered and would move. */
const Answer = styled.div`
  display: flex;
  flex-direction: column;
  height: min(408px, 50vh);
`;

const Status = styled.p`
  flex: none;
  color: ${color.inkSoft};
  font: ${tokens.font[13]};
  text-align: center;
  &:not(:empty) { margin-top: ${space[16]}; }
`;
