import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { getConsumptionErrors } from './consumption-study';
import type { ConsumptionValues } from './consumption-values';
import { getFieldLabels } from './field-labels';
import { LiveSizingCard } from './LiveSizingCard';
import { LocationSection } from './LocationSection';
import { LossesAndSiteSection } from './LossesAndSiteSection';
import { SurplusSharesSection } from './SharesSection';
import { TariffAutofill } from './TariffAutofill';
import { UnitsSection } from './UnitsSection';

interface ConsumptionFormProps {
  initial: ConsumptionValues;
  /** Epoch milliseconds; null for a proposal that was not saved yet. */
  savedAt: number | null;
  unsavedText?: string | undefined;
  submitLabel?: string | undefined;
  onSubmit: (values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) => Promise<void>;
  /** Content above the fields, and components that watch the form. */
  children?: ReactNode;
}

/**
 * Form of the first wizard step: location, distributor, and the consumption and tariffs of each consumer
 * unit, beside the live sizing of the system.
 */
export function ConsumptionForm({
  initial,
  savedAt,
  unsavedText,
  submitLabel,
  onSubmit,
  children,
}: ConsumptionFormProps) {
  return (
    <Formik initialValues={initial} validate={getConsumptionErrors} onSubmit={onSubmit}>
      {({ values }) => (
        <FormBox aria-label="Dados de consumo">
          <TariffAutofill />
          {children}
          <StepColumns>
            <StepMain>
              <LocationSection />
              <UnitsSection />
              <SurplusSharesSection />
              <LossesAndSiteSection />
            </StepMain>
            <StepAside>
              <LiveSizingCard />
            </StepAside>
          </StepColumns>
          <StepFoot
            savedAt={savedAt}
            unsavedText={unsavedText}
            submitLabel={submitLabel}
            backTo={null}
            labels={getFieldLabels(values)}
          />
        </FormBox>
      )}
    </Formik>
  );
}
