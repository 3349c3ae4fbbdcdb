import { ApiError, api, useSession } from '@girassol/shared-auth';
import { Button, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { cacheWebsite, useWebsite } from '../../data/use-website';
import { FieldGroup } from '../fields/FieldGroup';

const getErrorMessage = (error: unknown) =>
  error instanceof ApiError ? (error.fields?.[0]?.message ?? error.message) : 'Tente de novo em instantes.';

/**
 * Field with the slug of the site, the last part of its address, and a form that changes the slug. Earlier
 * slugs redirect to the current one.
 */
export function SiteSlugField({ url }: { url: string }) {
  const userId = useSession()?.userId ?? '';
  const slug = useWebsite().data?.website?.slug ?? '';
  const [isChanging, setChanging] = useState(false);

  async function rename(wanted: string): Promise<string | null> {
    try {
      const { website } = await api('PUT /websites/slug/:userId', {
        params: { userId },
        body: { slug: wanted.trim().toLowerCase() },
        silent: true,
      });
      cacheWebsite(userId, website);
      setChanging(false);
      showSnackbar({ text: 'O endereço mudou. O antigo continua levando ao site.' });
      return null;
    } catch (error) {
      return getErrorMessage(error);
    }
  }

  return (
    <FieldGroup label="Endereço">
      {isChanging ? (
        <Formik
          initialValues={{ slug }}
          onSubmit={async (values, { setFieldError }) => {
            const problem = await rename(values.slug);
            if (problem) setFieldError('slug', problem);
          }}
        >
          <Form aria-label="Endereço do site">
            <Stack gap={12}>
              <FormTextField
                name="slug"
                label="Nome no endereço"
                description="Letras sem acento, números e hífens."
                maxLength={60}
                autoComplete="off"
                isRequired
              />
              <Row gap={8}>
                <FormSubmitButton isEditing>Mudar endereço</FormSubmitButton>
                <Button variant="ghost" onClick={() => setChanging(false)}>
                  Cancelar
                </Button>
              </Row>
            </Stack>
          </Form>
        </Formik>
      ) : (
        <Stack gap={8}>
          <Address>{url.replace(/^https?:\/\//, '')}</Address>
          <Row>
            <Button size="sm" icon="pencil" onClick={() => setChanging(true)}>
              Mudar o nome
            </Button>
          </Row>
        </Stack>
      )}
    </FieldGroup>
  );
}

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;
