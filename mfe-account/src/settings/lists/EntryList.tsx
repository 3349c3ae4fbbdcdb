import { findRepeatedNameIndexes } from '@girassol/shared-domain';
import { Button, EmptyState, tokens } from '@girassol/shared-ui';
import { FormSection, FormTextField, RowButtons, useFormRows } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { NamedListFormValues } from './entry-rows';
import type { NamedList } from './named-list';

/** Editable rows of a named list. */
export function EntryList({ list }: { list: NamedList }) {
  const { values, touched, setFieldTouched } = useFormikContext<NamedListFormValues>();
  const { entries } = values;
  const { id, title, why, one } = list;
  const added = useRef(0);
  const rows = useFormRows('entries', entries);

  // A name that is there already is told while it is typed: nothing else would say why the list cannot be saved.
  useEffect(() => {
    for (const index of findRepeatedNameIndexes(entries.map(({ name }) => name)))
      if (!touched.entries?.[index]?.name) void setFieldTouched(`entries.${index}.name`, true, false);
  }, [entries, touched, setFieldTouched]);

  function add() {
    added.current += 1;
    rows.add({ key: `new ${added.current}`, name: '' });
  }
  return (
    <FormSection aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title}</h2>
      <p>{why}</p>
      {entries.length === 0 && <EmptyState isCompact title="A lista está vazia" />}
      <Rows>
        {entries.map(({ key, _id, name }, index) => (
          <li key={key}>
            <FormTextField
              name={`entries.${index}.name`}
              label={`Nome da linha ${index + 1}`}
              hideLabel
              maxLength={60}
              autoFocus={_id === undefined && name === ''}
            />
            <RowButtons
              name={name.trim() || `${one} ${index + 1}`}
              index={index}
              count={entries.length}
              onMove={(to) => rows.move(index, to)}
              onDelete={() => rows.remove(index, name)}
            />
          </li>
        ))}
      </Rows>
      <Add icon="plus" onClick={add}>
        Adicionar {one}
      </Add>
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
