import { ButtonLink } from '@girassol/shared-ui';
import { FormErrorsButton, FormSubmitButton } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { useLeaveGuard } from '../leaving/use-leave-guard';
import { Actions } from './form-layout';

/** The foot of the form. Leaving with unsaved changes asks. */
export function FormActions({ submitLabel, backTo }: { submitLabel: string; backTo: string }) {
  const { dirty } = useFormikContext();
  useLeaveGuard(dirty);
  return (
    <Actions>
      <ButtonLink as={Link} to={backTo} variant="ghost">
        Cancelar
      </ButtonLink>
      <FormErrorsButton />
      <FormSubmitButton>{submitLabel}</FormSubmitButton>
    </Actions>
  );
}
