import { findRepeatedNameIndexes, splitPastedCells } from '@girassol/shared-domain';
import { Button, EmptyState, showSnackbar, tokens } from '@girassol/shared-ui';
import { FormSection, FormTextField, RowLimitText, useFormRows } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { EntryButtons } from './EntryButtons';
import {
  describeLeftOutNames,
  MAX_ENTRIES,
  MAX_ENTRY_NAME_LENGTH,
  type NamedListFormValues,
  pasteNames,
} from './entry-rows';
import type { NamedList } from './named-list';

/** Editable rows of a named list. */
export function EntryList({ list }: { list: NamedList }) {
  const { values, touched, setFieldTouched, setFieldValue } = useFormikContext<NamedListFormValues>();
  const { entries } = values;
  const { id, title, why, one } = list;
  const added = useRef(0);
  const rows = useFormRows('entries', entries);

  // A name that is there already is told while it is typed: nothing else would say why the list cannot be saved.
  useEffect(() => {
    for (const index of findRepeatedNameIndexes(entries.map(({ name }) => name)))
      if (!touched.entries?.[index]?.name) void setFieldTouched(`entries.${index}.name`, true, false);
  }, [entries, touched, setFieldTouched]);

  function createKey() {
    added.current += 1;
    return `new ${added.current}`;
  }

  /** Makes a row of each name of a pasted column; a single one is left to the field. */
  function paste(event: ClipboardEvent<HTMLLIElement>, index: number) {
    const { target } = event;
    const names = splitPastedCells(event.clipboardData.getData('text'));
    if (!(target instanceof HTMLInputElement) || names.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart: start, selectionEnd: end, value } = target;
    const selected = { index, start: start ?? value.length, end: end ?? value.length };
    const pasted = pasteNames(entries, selected, names, createKey);
    void setFieldValue('entries', pasted.rows);
    const leftOut = describeLeftOutNames(pasted);
    if (leftOut) showSnackbar({ text: leftOut });
  }

  return (
    <FormSection aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title}</h2>
      <p>{why}</p>
      {entries.length === 0 && (
        <EmptyState
          isCompact
          title="A lista está vazia"
          text="Adicione um nome por vez, ou cole uma coluna de uma planilha no primeiro."
        />
      )}
      <Rows>
        {entries.map(({ key, _id, name }, index) => (
          <li key={key} onPasteCapture={(event) => paste(event, index)}>
            <FormTextField
              name={`entries.${index}.name`}
              label={`Nome da linha ${index + 1}`}
              hideLabel
              maxLength={MAX_ENTRY_NAME_LENGTH}
              autoFocus={_id === undefined && name === ''}
            />
            <EntryButtons
              name={name.trim() || `${one} ${index + 1}`}
              index={index}
              count={entries.length}
              onMove={(to) => rows.move(index, to)}
              onDelete={() => rows.remove(index, name)}
            />
          </li>
        ))}
      </Rows>
      <Add
        icon="plus"
        disabled={entries.length >= MAX_ENTRIES}
        onClick={() => rows.add({ key: createKey(), name: '' })}
      >
        Adicionar {one}
      </Add>
      <RowLimitText count={entries.length} limit={MAX_ENTRIES} many="nomes" />
    </FormSection>
  );
}

const { space } = tokens;

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[8]};
    align-items: start;
  }
`;

const Add = styled(Button)`
  margin-top: ${space[12]};
`;
