import type { SlotContext } from '@girassol/federation/remote';
import { FormBox, FormNumberField, FormSection, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';

/** Section of the settings: a form that starts from `settings` and saves only the changed values. */
export default function SettingsSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  return (
    <Formik
      initialValues={{ days: settings.preferences.kanbans.afterSaleDays }}
      // Settings that somebody else changed arrive here.
      enableReinitialize
      onSubmit={async ({ days }) => {
        await save({ preferences: { kanbans: { afterSaleDays: days } } });
      }}
    >
      <FormBox>
        <FormSection aria-label="Depois da instalação">
          <h2>Depois da instalação</h2>
          <p>Quando a primeira visita é marcada.</p>
          <FormNumberField name="days" label="Dias até a visita" isRequired />
        </FormSection>
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}
