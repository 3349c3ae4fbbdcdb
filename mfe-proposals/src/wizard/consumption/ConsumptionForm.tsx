import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { AdvancedSection } from './AdvancedSection';
import { consumptionErrors } from './consumption-study';
import type { ConsumptionValues } from './consumption-values';
import { fieldNames } from './field-names';
import { LiveSizing } from './LiveSizing';
import { PlaceSection } from './PlaceSection';
import { SharesSection } from './SharesSection';
import { UnitsSection } from './UnitsSection';

interface ConsumptionFormProps {
  initial: ConsumptionValues;
  /** Epoch milliseconds; null for a proposal that was not saved yet. */
  savedAt: number | null;
  unsavedText?: string;
  submitLabel?: string;
  onSubmit: (values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) => Promise<void>;
  /** What has to be said before the fields, and what watches them. */
  children?: ReactNode;
}

/** The first step: where, who distributes, what each unit uses and pays, and beside it what that asks for. */
export function ConsumptionForm({
  initial,
  savedAt,
  unsavedText,
  submitLabel,
  onSubmit,
  children,
}: ConsumptionFormProps) {
  return (
    <Formik initialValues={initial} validate={consumptionErrors} onSubmit={onSubmit}>
      {({ values }) => (
        <FormBox aria-label="Dados de consumo">
          {children}
          <StepColumns>
            <StepMain>
              <PlaceSection />
              <UnitsSection />
              <SharesSection />
              <AdvancedSection />
            </StepMain>
            <StepAside>
              <LiveSizing />
            </StepAside>
          </StepColumns>
          <StepFoot
            savedAt={savedAt}
            unsavedText={unsavedText}
            submitLabel={submitLabel}
            backTo={null}
            labels={fieldNames(values)}
          />
        </FormBox>
      )}
    </Formik>
  );
}
