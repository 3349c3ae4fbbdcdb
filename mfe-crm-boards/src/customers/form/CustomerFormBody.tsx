import { useSettings } from '@girassol/shared-auth';
import { ButtonLink } from '@girassol/shared-ui';
import { FormActions, FormBox, FormDraft } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddressSection } from './AddressSection';
import { ContractDetailsSection } from './ContractDetailsSection';
import { IdentitySection } from './IdentitySection';

interface CustomerFormBodyProps {
  label: string;
  submitLabel: string;
  backTo: string;
  customerId?: string | undefined;
  /** Storage key under which typed values are kept until they are saved. */
  draftKey?: string | undefined;
  /** Content shown above the fields. */
  children?: ReactNode;
}

/** Fields of a customer inside a Formik form, for creating and for editing (customers-003). */
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
      <ContractDetailsSection />
      <FormActions
        submitLabel={submitLabel}
        isEditing={customerId !== undefined}
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
