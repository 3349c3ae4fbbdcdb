import { api, attemptAction, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { Card, Heading, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextArea } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { formatDnsZone, parseDnsZone } from './zone-text';

const ZONE = 'GET /websites/zone';

/**
 * Editor of the DNS records that a demonstration server uses instead of real DNS. Renders nothing on other
 * servers.
 */
export function DemoDnsZoneEditor() {
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
          initialValues={{ zone: formatDnsZone(data.records) }}
          enableReinitialize
          onSubmit={async ({ zone }, { setFieldError }) => {
            const parsed = parseDnsZone(zone);
            if ('problem' in parsed) return setFieldError('zone', parsed.problem);
            const saved = await attemptAction(() => api('PUT /websites/zone', { body: parsed }));
            if (!saved) return;
            await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(ZONE) });
            showSnackbar({ text: 'Zona salva. As contas podem conferir seus domínios.' });
          }}
        >
          <Form aria-label="Zona de demonstração">
            <FormTextArea name="zone" label="Registros" rows={8} maxLength={20_000} />
            <Row>
              <FormSubmitButton isEditing>Salvar zona</FormSubmitButton>
            </Row>
          </Form>
        </Formik>
      </Stack>
    </Card>
  );
}
