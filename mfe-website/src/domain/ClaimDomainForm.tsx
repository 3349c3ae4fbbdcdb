import { ApiError, useSession } from '@girassol/shared-auth';
import { announce, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { styled } from 'styled-components';
import { claimDomain } from './use-domains';

const getErrorMessage = (error: unknown) =>
  error instanceof ApiError ? error.message : 'Não foi possível falar com o servidor. Tente de novo.';

const Line = styled(Form)`
  display: grid;
  gap: ${tokens.space[12]};
  max-width: 34rem;
`;

/** Form that claims a host for the site. A refusal is shown on the field, and the typed host stays. */
export function ClaimDomainForm({ isFirst }: { isFirst: boolean }) {
  const userId = useSession()?.userId ?? '';
  return (
    <Stack gap={8}>
      <Heading level={2}>{isFirst ? 'Ligar um domínio' : 'Ligar outro domínio'}</Heading>
      <Text tone="soft">
        Você precisa já ter registrado o domínio, por exemplo no registro.br. Recomendamos começar com www.
      </Text>
      <Formik
        initialValues={{ host: '' }}
        onSubmit={async ({ host }, { resetForm, setFieldError }) => {
          try {
            const domain = await claimDomain(userId, host);
            resetForm();
            announce(`Agora copie os registros de ${domain.host}.`);
          } catch (error) {
            setFieldError('host', getErrorMessage(error));
          }
        }}
      >
        <Line aria-label="Domínio do site">
          <FormTextField
            name="host"
            label="Domínio"
            placeholder="www.suaempresa.com.br"
            maxLength={253}
            isRequired
          />
          <Row>
            <FormSubmitButton>Ligar domínio</FormSubmitButton>
          </Row>
        </Line>
      </Formik>
    </Stack>
  );
}
