import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import { Button, Heading, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageData } from '../../page/page-context';
import {
  findPushAbility,
  findPushEndpoint,
  type PushAbility,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-subscription';

const LOAD = 'GET /notifications/push/:userId';
const ENDPOINT_KEY = ['push-endpoint'];

const explanations: Record<Exclude<PushAbility, 'READY'>, string> = {
  INSTALL:
    'No iPhone e no iPad isto funciona só no aplicativo instalado: toque em Compartilhar, depois em Adicionar à Tela de Início, e abra o Girassol por lá.',
  DENIED: 'Você bloqueou notificações deste site. Libere nas configurações do navegador e volte aqui.',
  NONE: 'Este navegador não recebe avisos com o Girassol fechado.',
};

/**
 * Part of the preferences in which a person lets this device receive notifications while the product is closed. The browser
 * asks for permission after the press alone. It is not there where the server sends no pushes or runs no service worker.
 */
export function PushSwitch({ userId }: { userId: string }) {
  const { serviceWorker } = usePageData();
  const { data } = useApiQuery(LOAD, { params: { userId }, silent: true });
  const [ability, setAbility] = useState(findPushAbility);
  const [isBusy, setIsBusy] = useState(false);
  const canSubscribe = ability === 'READY';
  const { data: endpoint = null } = useQuery({
    queryKey: ENDPOINT_KEY,
    queryFn: findPushEndpoint,
    enabled: canSubscribe,
  });
  if (serviceWorker !== 'run' || !data || data.publicKey === null) return null;
  const { publicKey, devices } = data;
  const own = devices.find((device) => device.endpoint === endpoint);

  async function change() {
    setIsBusy(true);
    try {
      if (own) await turnOff(own.id);
      else await turnOn();
    } catch {
      // The dialog of errors has said why, or the browser refused.
    } finally {
      setIsBusy(false);
      setAbility(findPushAbility());
      await Promise.all(
        [ENDPOINT_KEY, buildApiQueryKey(LOAD)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    }
  }
  async function turnOn() {
    const subscribed = await subscribeToPush(publicKey ?? '');
    if (!subscribed) return;
    await api('POST /notifications/push/:userId', { params: { userId }, body: subscribed });
    showSnackbar({ text: 'Este aparelho recebe avisos com o Girassol fechado' });
  }
  async function turnOff(deviceId: string) {
    await api('DELETE /notifications/push/:userId/:deviceId', { params: { userId, deviceId } });
    await unsubscribeFromPush();
    showSnackbar({ text: 'Este aparelho não recebe mais avisos' });
  }

  return (
    <section aria-labelledby="neste-aparelho">
      <Stack gap={8}>
        <Heading level={3} id="neste-aparelho">
          Neste aparelho
        </Heading>
        <Text tone="soft" size={13}>
          {canSubscribe
            ? 'Com o Girassol fechado, o aparelho diz quantos avisos há, sem o conteúdo. Vale para o que você escolheu receber na hora.'
            : explanations[ability]}
        </Text>
        <div>
          <Button
            icon={own ? 'eye-off' : 'bell'}
            size="sm"
            disabled={!canSubscribe}
            isPending={isBusy}
            onClick={() => void change()}
          >
            {own ? 'Não avisar neste aparelho' : 'Avisar neste aparelho'}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
