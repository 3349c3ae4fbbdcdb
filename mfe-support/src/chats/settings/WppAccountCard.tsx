import { api } from '@girassol/shared-auth';
import { formatPhone } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  Card,
  confirm,
  copyText,
  DateText,
  Heading,
  Row,
  Stack,
  showSnackbar,
  Text,
} from '@girassol/shared-ui';
import type { WppAccount } from '@girassol/support-domain/contract';
import { useState } from 'react';
import { openDemonstrationPhone } from '../open-demonstration-phone';
import { refreshWppAccounts } from '../use-chats';
import { TemplatesForm } from './TemplatesForm';
import { WppAccountForm } from './WppAccountForm';

interface WppAccountCardProps {
  account: WppAccount;
  onDirtyChange: (isDirty: boolean) => void;
  onVerifyToken: (token: string) => void;
}

/** WhatsApp account with its webhook, its templates, and what can be changed. */
export function WppAccountCard({ account, onDirtyChange, onVerifyToken }: WppAccountCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const params = { chatAccountId: account._id };
  const isDemonstration = account.provider === 'demonstration';

  async function renew() {
    const isSure = await confirm({
      title: 'Novo token de verificação',
      text: 'O token atual deixa de valer para a próxima verificação. As mensagens continuam chegando.',
      confirmLabel: 'Criar token',
      cancelLabel: 'Voltar',
    });
    if (!isSure) return;
    try {
      const { verifyToken } = await api('POST /omnichannels/verify-token/:chatAccountId', { params });
      onVerifyToken(verifyToken);
      await refreshWppAccounts();
    } catch {
      // The dialog of errors has said why.
    }
  }

  async function remove() {
    const isSure = await confirm({
      title: `Desligar ${account.name}`,
      text: 'O número deixa de receber e enviar por aqui. As conversas continuam podendo ser lidas se o número for ligado de novo.',
      confirmLabel: 'Desligar',
      cancelLabel: 'Voltar',
      danger: true,
    });
    if (!isSure) return;
    try {
      await api('DELETE /omnichannels/single/:chatAccountId', { params });
      showSnackbar({ text: 'Número desligado' });
      await refreshWppAccounts();
    } catch {
      // The dialog of errors has said why.
    }
  }

  if (isEditing)
    return (
      <WppAccountForm
        provider={account.provider}
        account={account}
        onDirtyChange={onDirtyChange}
        onSaved={() => setIsEditing(false)}
        onCancel={() => setIsEditing(false)}
      />
    );
  return (
    <Card>
      <Stack gap={12}>
        <Row gap={8} wraps>
          <Heading level={3}>{account.name}</Heading>
          <Text>{formatPhone(account.phone)}</Text>
          {isDemonstration && <Badge tone="info">Demonstração</Badge>}
          {!account.isConnected && <Badge tone="warn">Esta instalação não atende este número</Badge>}
          {!isDemonstration && (
            <Badge tone={account.verifiedAt ? 'good' : 'warn'}>
              {account.verifiedAt ? 'Webhook verificado' : 'Webhook por verificar'}
            </Badge>
          )}
        </Row>
        {account.heardAt !== null && (
          <Text size={13} tone="soft">
            Último aviso: <DateText value={account.heardAt} show="dateTime" />
          </Text>
        )}
        {!isDemonstration && (
          <Text size={13} tone="soft">
            Endereço do webhook: <code>{account.webhookUrl}</code>
          </Text>
        )}
        <Row gap={8} wraps>
          {isDemonstration ? (
            <Button
              size="sm"
              icon="smartphone"
              onClick={() => void openDemonstrationPhone(async () => account._id)}
            >
              Abrir um celular
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                icon="copy"
                onClick={() => void copyText(account.webhookUrl, 'Endereço copiado')}
              >
                Copiar endereço
              </Button>
              <Button size="sm" icon="key" onClick={() => void renew()}>
                Novo token de verificação
              </Button>
            </>
          )}
          <Button size="sm" icon="pencil" onClick={() => setIsEditing(true)}>
            Editar
          </Button>
          <Button size="sm" onClick={() => void remove()}>
            Desligar
          </Button>
        </Row>
        <TemplatesForm account={account} onDirtyChange={onDirtyChange} />
      </Stack>
    </Card>
  );
}
