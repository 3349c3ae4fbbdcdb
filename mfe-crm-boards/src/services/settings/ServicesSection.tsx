import type { SlotContext } from '@girassol/federation/remote';
import { FormBox, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { OfferList } from './OfferList';
import { type OfferValues, offerChange, offerErrors, offersOf } from './offer-values';

/** What the account offers after the sale, for the Serviços tab of activities. Lines that exist keep what they have. */
export default function ServicesSection({
  settings,
  save,
  onDirtyChange,
}: SlotContext<'settings.section/v1'>) {
  const initialValues = useMemo(() => offersOf(settings), [settings]);
  return (
    <Formik<OfferValues>
      initialValues={initialValues}
      enableReinitialize
      validate={offerErrors}
      onSubmit={async (values) => {
        await save(offerChange(values));
      }}
    >
      <FormBox>
        <OfferList />
        <SectionActions onDirtyChange={onDirtyChange} />
      </FormBox>
    </Formik>
  );
}
