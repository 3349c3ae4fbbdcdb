import { api, apiQueryKey, attempt, queryClient, useApiQuery } from '@girassol/shared-auth';
import { Card, Heading, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextArea } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { parseZone, zoneText } from './zone-text';

const ZONE = 'GET /websites/zone';

/** Where this server asks a zone of its own instead of the internet: what stands in it. Nothing elsewhere. */
export function DemonstrationZone() {
  const { data } = useApiQuery(ZONE, {});
  if (!data?.isAsked) return null;
  return (
    <Card as="section" aria-labelledby="demonstration-zone">
      <Stack gap={8}>
        <Heading level={2} id="demonstration-zone">
          Zona de demonstração
        </Heading>
        <Text tone="soft">
          Este servidor não consulta a internet: os domínios dos sites são conferidos nestes registros, um por
          linha.
        </Text>
        <Formik
          initialValues={{ zone: zoneText(data.records) }}
          enableReinitialize
          onSubmit={async ({ zone }, { setFieldError }) => {
            const parsed = parseZone(zone);
            if ('problem' in parsed) return setFieldError('zone', parsed.problem);
            const saved = await attempt(() => api('PUT /websites/zone', { body: parsed }));
            if (!saved) return;
            await queryClient.invalidateQueries({ queryKey: apiQueryKey(ZONE) });
            showSnackbar({ text: 'Zona salva. As contas podem conferir seus domínios.' });
          }}
        >
          <Form aria-label="Zona de demonstração">
            <FormTextArea name="zone" label="Registros" rows={8} maxLength={20_000} />
            <Row>
              <FormSubmitButton>Salvar zona</FormSubmitButton>
            </Row>
          </Form>
        </Formik>
      </Stack>
    </Card>
  );
}
