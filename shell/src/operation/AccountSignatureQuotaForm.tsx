import { ApiError, api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { SignatureQuota } from '@girassol/shared-domain/contract';
import { Card, DateText, Heading, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import {
  Form,
  FormDateField,
  FormFields,
  FormNumberField,
  FormSubmitButton,
} from '@girassol/shared-ui/fields';
import { Formik } from 'formik';

const READ = 'GET /managers/signatures/:managerId';
const MAX_SIGNATURES = 1_000_000;
/** Days that are offered to an account which had none: a year. */
const USUAL_DAYS = 365;

interface QuotaValues {
  totalSignatures: number | null;
  validityDate: string | null;
}

/**
 * Form with which an operator sets how many documents an account may send for signature, and until when
 * (signatures-019).
 */
export function AccountSignatureQuotaForm({ accountId }: { accountId: string }) {
  const params = { managerId: accountId };
  const { data } = useApiQuery(READ, { params });
  if (!data) return null;

  async function save({ totalSignatures, validityDate }: QuotaValues) {
    if (totalSignatures === null || validityDate === null) return;
    const body = { totalSignatures, validityDate };
    try {
      await api('PUT /managers/signatures/:managerId', { params, body });
    } catch (error) {
      // The dialog has said why; what was typed stays.
      if (error instanceof ApiError) return;
      throw error;
    }
    await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(READ, { params }) });
    showSnackbar({ text: 'Assinaturas da conta alteradas.' });
  }

  return (
    <Card padding={16} role="region" aria-label="Assinaturas digitais">
      <Stack gap={12}>
        <Heading level={2}>Assinaturas digitais</Heading>
        <Used quota={data} />
        <Formik initialValues={toValues(data)} enableReinitialize onSubmit={save}>
          <Form aria-label="Assinaturas da conta">
            <Stack gap={12}>
              <FormFields>
                <FormNumberField
                  name="totalSignatures"
                  label="Documentos que pode enviar"
                  isRequired
                  check={(total) =>
                    total !== null && total > MAX_SIGNATURES ? 'No máximo 1.000.000.' : undefined
                  }
                />
                <FormDateField name="validityDate" label="Até" isRequired />
              </FormFields>
              <Row justify="end">
                <FormSubmitButton isEditing>Alterar assinaturas</FormSubmitButton>
              </Row>
            </Stack>
          </Form>
        </Formik>
      </Stack>
    </Card>
  );
}

function Used({ quota: { totalSignatures, usedSignatures, validityDate } }: { quota: SignatureQuota }) {
  if (validityDate === null) return <Text tone="soft">A conta ainda não tem assinaturas.</Text>;
  return (
    <Text>
      {`${usedSignatures} de ${totalSignatures} usadas, até `}
      <DateText value={validityDate} />
    </Text>
  );
}

const toValues = ({ totalSignatures, validityDate }: SignatureQuota): QuotaValues => ({
  totalSignatures,
  validityDate: validityDate ?? addDays(toIsoDate(Date.now()), USUAL_DAYS),
});
