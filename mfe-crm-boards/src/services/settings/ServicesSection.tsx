import type { SlotContext } from '@girassol/federation/remote';
import { FormBox, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { ServiceSettingsList } from './ServiceSettingsList';
import {
  buildServiceSettingsChange,
  getServiceSettingsErrors,
  type ServiceSettingsValues,
  toServiceSettingsValues,
} from './service-settings-values';

/**
 * Settings section for the after-sales services and products that activities offer in the "Serviços" tab. Existing
 * service lines keep their values.
 */
export default function ServicesSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const initialValues = useMemo(() => toServiceSettingsValues(settings), [settings]);
  return (
    <Formik<ServiceSettingsValues>
      initialValues={initialValues}
      enableReinitialize
      validate={getServiceSettingsErrors}
      onSubmit={async (values) => {
        await save(buildServiceSettingsChange(values));
      }}
    >
      <FormBox>
        <ServiceSettingsList />
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}
