import type { SlotContext } from '@girassol/federation/remote';
import { Button, Card, Text } from '@girassol/shared-ui';

/** Telephone number for visitors who cannot sign in. */
export default function HelpByPhone({ form, onClose }: SlotContext<'login.help/v1'>) {
  return (
    <Card>
      <Text as="p">Ligue para (47) 3333-4444, de segunda a sexta.</Text>
      {form === 'corner' && <Button onClick={onClose}>Fechar</Button>}
    </Card>
  );
}
