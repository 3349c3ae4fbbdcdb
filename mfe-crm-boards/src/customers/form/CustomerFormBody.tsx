import { useSettings } from '@girassol/shared-auth';
import { ButtonLink } from '@girassol/shared-ui';
import { FormActions, FormBox, FormDraft } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddressSection } from './AddressSection';
import { DetailsSection } from './DetailsSection';
import { IdentitySection } from './IdentitySection';

interface CustomerFormBodyProps {
  label: string;
  submitLabel: string;
  backTo: string;
  customerId?: string;
  /** What is typed is kept under this key until it is saved. */
  draftKey?: string;
  /** What has to be said before the fields. */
  children?: ReactNode;
}

/** The fields of a customer, inside its Formik: the same for a new one and for one that is there (customers-003). */
export function CustomerFormBody({
  label,
  submitLabel,
  backTo,
  customerId,
  draftKey,
  children,
}: CustomerFormBodyProps) {
  const origins = useSettings()?.origins.map(({ name }) => name) ?? [];
  return (
    <FormBox aria-label={label}>
      {draftKey && <FormDraft draftKey={draftKey} />}
      {children}
      <IdentitySection origins={origins} customerId={customerId} />
      <AddressSection />
      <DetailsSection />
      <FormActions
        submitLabel={submitLabel}
        draftKey={draftKey}
        cancel={
          <ButtonLink as={Link} to={backTo} variant="ghost">
            Cancelar
          </ButtonLink>
        }
      />
    </FormBox>
  );
}
