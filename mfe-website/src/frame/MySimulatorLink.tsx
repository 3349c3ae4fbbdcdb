import { useApiQuery, useSession } from '@girassol/shared-auth';
import { Button, copyText, Stack, Text } from '@girassol/shared-ui';
import { buildSimulatorUrl } from '../addresses/addresses';

/**
 * Personal link of the logged-in person to the simulator, with a copy button; contacts that come through the
 * link go to this person. Renders nothing while no site is online.
 */
export function MySimulatorLink() {
  const userId = useSession()?.userId ?? '';
  const { data } = useApiQuery(
    'GET /websites/user/:userId',
    { params: { userId } },
    { enabled: userId !== '', retry: false },
  );
  if (!data) return null;
  const url = buildSimulatorUrl(userId);
  return (
    <Stack gap={8}>
      <Text as="p">O simulador tem um endereço seu: o contato que vier por ele é seu.</Text>
      <Text as="p" tone="soft" size={13}>
        {url.replace(/^https?:\/\//, '')}
      </Text>
      <Button icon="copy" onClick={() => void copyText(url, 'Endereço copiado')}>
        Copiar meu endereço
      </Button>
    </Stack>
  );
}
