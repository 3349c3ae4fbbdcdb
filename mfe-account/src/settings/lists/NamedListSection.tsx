import { FormBox, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import type { SettingsSectionProps } from '../settings-section';
import { EntryList } from './EntryList';
import { getEntryRowErrors, type NamedListFormValues, toEntries, toEntryRows } from './entry-rows';
import { buildNamedListChange, type NamedList } from './named-list';

/**
 * Settings section that edits one named list: add, rename, reorder and delete entries. Nothing changes before the list
 * is saved.
 */
export function NamedListSection({
  settings,
  save,
  onDirtyChange,
  list,
}: SettingsSectionProps & { list: NamedList }) {
  const { key } = list;
  const initialValues = useMemo<NamedListFormValues>(
    () => ({ entries: toEntryRows(settings[key] ?? []) }),
    [settings, key],
  );
  return (
    <Formik<NamedListFormValues>
      initialValues={initialValues}
      enableReinitialize
      validate={({ entries }) => {
        const errors = getEntryRowErrors(entries);
        return errors.some(Boolean) ? { entries: errors.map((name) => (name ? { name } : undefined)) } : {};
      }}
      onSubmit={async ({ entries }) => {
        await save(buildNamedListChange(key, toEntries(entries)));
      }}
    >
      <FormBox>
        <EntryList list={list} />
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}
