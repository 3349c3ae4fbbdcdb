import { FormBox, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import type { SectionProps } from '../section';
import { EntryList } from './EntryList';
import { entriesOf, type ListValues, rowErrors, rowsOf } from './entry-rows';
import { listChange, type NamedList } from './named-lists';

/** Edits one list: add, rename, put in order, delete. Nothing changes before it is saved. */
export function NamedListSection({
  settings,
  save,
  onDirtyChange,
  list,
}: SectionProps & { list: NamedList }) {
  const { key } = list;
  const initialValues = useMemo<ListValues>(
    () => ({ entries: rowsOf(settings[key] ?? []) }),
    [settings, key],
  );
  return (
    <Formik<ListValues>
      initialValues={initialValues}
      enableReinitialize
      validate={({ entries }) => {
        const errors = rowErrors(entries);
        return errors.some(Boolean) ? { entries: errors.map((name) => (name ? { name } : undefined)) } : {};
      }}
      onSubmit={async ({ entries }) => {
        await save(listChange(key, entriesOf(entries)));
      }}
    >
      <FormBox>
        <EntryList list={list} />
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}
