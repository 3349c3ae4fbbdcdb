import { tokens } from '@girassol/shared-ui';
import { FormErrorsButton, FormSubmitButton } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FormEndProps {
  submitLabel: string;
  isDisabled?: boolean | undefined;
  /** Line below the button. */
  note?: ReactNode;
}

/** End of a form of the signup: the one large button that goes on. */
export function FormEnd({ submitLabel, isDisabled, note }: FormEndProps) {
  const { dirty, isValid } = useFormikContext();
  return (
    <Box>
      <FormSubmitButton size="lg" isFullWidth isDisabled={isDisabled}>
        {submitLabel}
      </FormSubmitButton>
      {dirty ? <FormErrorsButton /> : !isValid && <p>Preencha os campos obrigatórios para continuar.</p>}
      {note && <p>{note}</p>}
    </Box>
  );
}

const { color, font, space } = tokens;

const Box = styled.div`
  display: grid;
  gap: ${space[8]};
  > button:first-child { min-height: 3rem; }
  > p { margin: 0; font: ${font[13]}; color: ${color.inkSoft}; text-align: center; text-wrap: balance; }
`;
