import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { renderUi } from '../testing';
import { buildDraftKey, readDraft } from './draft';
import { Form } from './Form';
import { FormDraft } from './FormDraft';
import { FormTextField } from './form-fields';

const KEY = buildDraftKey('lead', 'u1', 'new');
const EMPTY = { name: '' };
const readName = () => readDraft(KEY, EMPTY)?.values.name;
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

function renderLead() {
  return renderUi(
    <Formik initialValues={EMPTY} onSubmit={() => undefined}>
      <Form aria-label="Lead">
        <FormDraft draftKey={KEY} />
        <FormTextField name="name" label="Nome" />
      </Form>
    </Formik>,
  );
}

/** Does what another tab does once it has saved the values of the same draft. */
function removeInAnotherTab(): void {
  const key = Object.keys(localStorage).find((one) => one.endsWith(KEY)) ?? '';
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}

afterEach(() => localStorage.clear());

test('a draft that another tab has saved does not come back from this one, unless somebody types on here', async () => {
  const { user } = renderLead();
  const field = screen.getByRole('textbox', { name: 'Nome' });
  await user.type(field, 'Olívia');
  await waitFor(() => expect(readName()).toBe('Olívia'));
  removeInAnotherTab();
  leavePage();
  expect(readName()).toBeUndefined();
  await user.type(field, ' Dias');
  leavePage();
  expect(readName()).toBe('Olívia Dias');
});
