import { Icon, Spinner, Text, tokens } from '@girassol/shared-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMenus } from '../frame/use-menus';
import { pageResults, type SearchGroup } from './results';
import { useRecordResults } from './use-record-results';
import { useSettled } from './use-settled';

/** A box to type in and a list to choose from; arrows walk the list while the focus stays in the box. */
export function SearchBox({ onOpen }: { onOpen: (to: string) => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const menus = useMenus();
  const search = text.trim();
  const settled = useSettled(search);
  const records = useRecordResults(settled, menus);
  const pages = menus ? pageResults(menus, search) : [];
  const groups: SearchGroup[] = [
    ...(pages.length > 0 ? [{ label: 'Páginas', results: pages }] : []),
    ...(search === '' ? [] : records.groups),
  ];
  const results = groups.flatMap((group) => group.results);
  const current = results[Math.min(active, results.length - 1)];
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const idOf = (key: string) => `${listId}-${key}`;

  // The box is what the dialog was opened for.
  useEffect(() => box.current?.focus(), []);

  const currentKey = current?.key;
  useEffect(() => {
    if (currentKey)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [currentKey]);

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, results.length - 1) + step + results.length) % results.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      onOpen(current.to);
    }
  }

  const isWaiting = search !== settled || records.isLoading;
  return (
    <>
      <Field>
        {isWaiting && search !== '' ? <Spinner size={18} /> : <Icon name="search" size={18} />}
        <input
          type="text"
          role="combobox"
          aria-label="Buscar páginas, vendas e clientes"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && idOf(current.key)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          ref={box}
          placeholder="Página, venda ou cliente"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKey}
        />
      </Field>
      <Results id={listId} role="listbox" aria-label="Resultados" ref={list}>
        {groups.map(({ label, results: found }) => (
          <Group role="group" aria-label={label} key={label}>
            <GroupName aria-hidden>{label}</GroupName>
            {found.map((result) => (
              <Option
                key={result.key}
                id={idOf(result.key)}
                role="option"
                aria-selected={result === current}
                onPointerMove={() => setActive(results.indexOf(result))}
                onClick={() => onOpen(result.to)}
              >
                <Icon name={result.icon} />
                <Text isTruncated>{result.title}</Text>
                <Text size={12} tone="faint" isTruncated>
                  {result.detail}
                </Text>
              </Option>
            ))}
          </Group>
        ))}
      </Results>
      <Status role="status">
        {statusText({ isWaiting, search, count: results.length, hasFailed: records.hasFailed })}
      </Status>
    </>
  );
}

function statusText({
  isWaiting,
  search,
  count,
  hasFailed,
}: {
  isWaiting: boolean;
  search: string;
  count: number;
  hasFailed: boolean;
}) {
  if (search === '' || isWaiting) return '';
  if (hasFailed) return 'Vendas e clientes não puderam ser pesquisados agora.';
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
  }
`;

const Results = styled.div`
  min-height: 240px;
  max-height: min(400px, 50vh);
  overflow-y: auto;
  margin: ${space[8]} -${space[8]} 0;
`;

const Group = styled.div``;

const GroupName = styled.div`
  padding: ${space[8]} ${space[8]} ${space[4]};
  color: ${color.inkFaint};
  font: 500 ${tokens.font[12]};
`;

const Option = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  min-height: 36px;
  padding: 0 ${space[8]};
  border-radius: ${radius.control};
  color: ${color.ink};
  cursor: pointer;
  > svg { color: ${color.inkFaint}; }
  &[aria-selected='true'] { background: ${color.leafSoft}; color: ${color.leafInk}; }
  @media (pointer: coarse) { min-height: 44px; }
`;

const Status = styled.p`
  min-height: 18px;
  color: ${color.inkFaint};
  font: ${tokens.font[13]};
  text-align: center;
`;
