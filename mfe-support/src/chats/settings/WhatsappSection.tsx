import type { SlotContext } from '@girassol/federation/remote';
import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { SecretDialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { useWppAccounts } from '../use-chats';
import { WppAccountCard } from './WppAccountCard';
import { WppAccountForm } from './WppAccountForm';

/** Settings section for the WhatsApp accounts of the company: numbers, secrets and templates. */
export default function WhatsappSection({ onDirtyChange }: SlotContext<'settings.section/v1'>) {
  const { data, isError, isFetching, refetch } = useWppAccounts();
  const [isAdding, setIsAdding] = useState(false);
  const [verifyToken, setVerifyToken] = useState<string | null>(null);
  const accounts = data?.omnichannels.wppAccounts ?? [];
  const provider = data?.provider ?? null;
  const add = (
    <Button icon="plus" onClick={() => setIsAdding(true)}>
      Ligar um número
    </Button>
  );
  return (
    <FormSection aria-labelledby="section-whatsapp">
      <h2 id="section-whatsapp">WhatsApp</h2>
      <p>
        {provider === 'demonstration'
          ? 'Nesta instalação de demonstração as mensagens vão para um celular na tela.'
          : 'Os números da empresa na Cloud API do WhatsApp. As conversas aparecem em Conversas.'}
      </p>
      {isError && !data && <ErrorState isCompact isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={160} />}
      {data && (
        <Stack gap={16}>
          {accounts.map((account) => (
            <WppAccountCard
              key={account._id}
              account={account}
              onDirtyChange={onDirtyChange}
              onVerifyToken={setVerifyToken}
            />
          ))}
          {accounts.length === 0 && !isAdding && (
            <EmptyState
              isCompact
              title="Nenhum número ligado"
              text="Ligue um número para conversar com clientes."
              action={provider !== null && add}
            />
          )}
          {provider === null ? (
            <p>Esta instalação não está ligada ao WhatsApp.</p>
          ) : isAdding ? (
            <WppAccountForm
              provider={provider}
              account={null}
              onDirtyChange={onDirtyChange}
              onSaved={(token) => {
                setIsAdding(false);
                setVerifyToken(token);
              }}
              onCancel={() => setIsAdding(false)}
            />
          ) : (
            accounts.length > 0 && <div>{add}</div>
          )}
        </Stack>
      )}
      {verifyToken && (
        <SecretDialog
          title="Token de verificação"
          secret={verifyToken}
          copiedText="Token copiado"
          onClose={() => setVerifyToken(null)}
        >
          Copie agora para a página do seu aplicativo na Meta, com o endereço do webhook: ele não aparece de
          novo.
        </SecretDialog>
      )}
    </FormSection>
  );
}
