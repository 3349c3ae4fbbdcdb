import type { WebhookDelivery, WebhookSettings } from '@girassol/account-domain/contract';
import { isNotBlank } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  confirm,
  DateText,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { Form, FormSection, FormTextField, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SettingsSectionProps } from '../settings-section';
import {
  getErrorMessage,
  isUrlRefused,
  removeWebhook,
  renewWebhookSecret,
  saveWebhookUrl,
  sendTestDelivery,
  useWebhook,
} from './use-webhook';
import { WebhookSecretDialog } from './WebhookSecretDialog';

/** Settings section for the account's webhook: its URL, its secret and the latest deliveries. */
export default function WebhookSection({ onDirtyChange }: SettingsSectionProps) {
  const { data, isError, isFetching, refetch } = useWebhook();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <FormSection aria-labelledby="section-webhook">
      <h2 id="section-webhook">Integrações (webhook)</h2>
      <p>
        Quando um cliente aceita uma proposta, seu programa é avisado neste endereço (webhook), com uma
        mensagem assinada no padrão Standard Webhooks.
      </p>
      {isError && !data && <ErrorState isCompact isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={160} />}
      {data && (
        <Stack gap={16}>
          <AddressForm webhook={data.webhook} onSecret={setSecret} onDirtyChange={onDirtyChange} />
          {data.webhook && <WebhookActions webhook={data.webhook} onSecret={setSecret} />}
          {(data.webhook || data.deliveries.length > 0) && <Deliveries deliveries={data.deliveries} />}
        </Stack>
      )}
      {secret && <WebhookSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </FormSection>
  );
}

/** Says what the server would refuse anyway; whether the host is on the internet only the server knows. */
function checkUrl(text: string): string | undefined {
  if (!isNotBlank(text)) return undefined;
  const isWebAddress = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  return isWebAddress ? undefined : 'Informe um endereço como https://exemplo.com.br/avisos.';
}

interface AddressFormProps {
  webhook: WebhookSettings | null;
  onSecret: (secret: string) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The address; a refusal stands at the field, and what was typed stays. */
function AddressForm({ webhook, onSecret, onDirtyChange }: AddressFormProps) {
  return (
    <Formik
      initialValues={{ url: webhook?.url ?? '' }}
      enableReinitialize
      onSubmit={async ({ url }, { setFieldError }) => {
        try {
          const secret = await saveWebhookUrl(url.trim());
          if (secret) onSecret(secret);
        } catch (error) {
          if (isUrlRefused(error)) setFieldError('url', getErrorMessage(error));
          else showSnackbar({ text: getErrorMessage(error), tone: 'bad' });
        }
      }}
    >
      <Form aria-label="Endereço dos avisos">
        <FormTextField
          name="url"
          label="Endereço"
          placeholder="https://exemplo.com.br/avisos"
          maxLength={500}
          check={checkUrl}
          isRequired
        />
        <SectionActions submitLabel="Salvar endereço" onDirtyChange={onDirtyChange} />
      </Form>
    </Formik>
  );
}

function WebhookActions({
  webhook,
  onSecret,
}: {
  webhook: WebhookSettings;
  onSecret: (secret: string) => void;
}) {
  async function renew() {
    const isSure = await confirm({
      title: 'Novo segredo',
      text: 'O segredo atual deixa de valer na hora: as próximas mensagens são assinadas com o novo.',
      confirmLabel: 'Criar segredo',
      cancelLabel: 'Voltar',
    });
    const secret = isSure ? await renewWebhookSecret() : null;
    if (secret) onSecret(secret);
  }

  async function remove() {
    const isSure = await confirm({
      title: 'Desligar avisos',
      text: 'Mensagens que ainda não foram entregues não serão mais enviadas, e o registro delas se apaga.',
      confirmLabel: 'Desligar',
      cancelLabel: 'Voltar',
      danger: true,
    });
    if (isSure) await removeWebhook();
  }

  async function startAgain() {
    const problem = await saveWebhookUrl(webhook.url).then(() => null, getErrorMessage);
    showSnackbar(problem ? { text: problem, tone: 'bad' } : { text: 'Os avisos foram ligados de novo.' });
  }

  return (
    <>
      {webhook.stoppedWhy && <Badge tone="warn">{`Parado: ${webhook.stoppedWhy}`}</Badge>}
      <Row gap={8} wraps>
        {webhook.stoppedWhy === null ? (
          <Button onClick={() => void sendTestDelivery()}>Enviar teste</Button>
        ) : (
          <Button variant="primary" onClick={() => void startAgain()}>
            Ligar de novo
          </Button>
        )}
        <Button onClick={() => void renew()}>Novo segredo</Button>
        <Button onClick={() => void remove()}>Desligar avisos</Button>
      </Row>
    </>
  );
}

const events: Record<string, string> = {
  'proposal.accepted': 'Proposta aceita',
  'contract.signed': 'Contrato assinado',
  test: 'Teste',
};
const states = {
  WAITING: { words: 'A caminho', tone: 'info' },
  DELIVERED: { words: 'Entregue', tone: 'good' },
  FAILED: { words: 'Não entregue', tone: 'bad' },
} as const;

function Deliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  return (
    <Stack gap={8}>
      <h3>Últimas mensagens</h3>
      {deliveries.length === 0 && (
        <EmptyState
          isCompact
          title="Nada foi enviado ainda"
          text="Envie um teste, ou espere a próxima proposta aceita."
        />
      )}
      <Log aria-label="Últimas mensagens">
        {deliveries.map(({ _id, event, at, state, tries, lastAnswer }) => (
          <li key={_id}>
            <span>
              <Text weight={500}>{events[event] ?? event}</Text>{' '}
              <Text tone="soft" size={13}>
                <DateText value={at} show="dateTime" />
                {tries > 0 && ` · ${tries === 1 ? '1 tentativa' : `${tries} tentativas`}`}
                {lastAnswer && ` · ${lastAnswer}`}
              </Text>
            </span>
            <Badge tone={states[state].tone}>{states[state].words}</Badge>
          </li>
        ))}
      </Log>
    </Stack>
  );
}

const { color, space } = tokens;

const Log = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
`;
