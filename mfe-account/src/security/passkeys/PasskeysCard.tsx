import type { Passkey } from '@girassol/account-domain/contract';
import { canUsePasskeys } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { Button, ErrorState, Row, Skeleton, showSnackbar, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { SectionCard } from '../../card/SectionCard';
import { ProofDialog } from '../ProofDialog';
import { useFactor } from '../use-security';
import { NewPasskeyDialog } from './NewPasskeyDialog';
import { PasskeyList } from './PasskeyList';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { removePasskey, usePasskeys } from './use-passkeys';

type OpenDialog = 'new' | { action: 'rename' | 'remove'; passkey: Passkey };

/** Card by which people look after their passkeys. */
export function PasskeysCard({ session: { userId, email } }: { session: Session }) {
  const { data, error, isError, isFetching, refetch } = usePasskeys(userId);
  const factor = useFactor(userId).data;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  return (
    <SectionCard title="Chaves de acesso">
      <Text as="p" tone="soft">
        Entre com a digital, o rosto ou o PIN do seu aparelho, sem senha e sem código.
      </Text>
      {!data && !isError && <Skeleton height={48} />}
      {isError && !data && (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && data.passkeys.length > 0 && (
        <PasskeyList
          passkeys={data.passkeys}
          onRename={(passkey) => setDialog({ action: 'rename', passkey })}
          onRemove={(passkey) => setDialog({ action: 'remove', passkey })}
        />
      )}
      {canUsePasskeys() ? (
        <Row>
          <Button icon="key" disabled={!data || !factor} onClick={() => setDialog('new')}>
            Criar chave de acesso
          </Button>
        </Row>
      ) : (
        <Text as="p" size={13} tone="soft">
          Este navegador não cria chaves de acesso neste endereço.
        </Text>
      )}

      {dialog === 'new' && (
        <NewPasskeyDialog userId={userId} email={email} needsCode={factor?.since != null} onClose={close} />
      )}
      {typeof dialog === 'object' && dialog?.action === 'rename' && (
        <RenamePasskeyDialog userId={userId} passkey={dialog.passkey} onClose={close} />
      )}
      {typeof dialog === 'object' && dialog?.action === 'remove' && (
        <ProofDialog
          title={`Remover ${dialog.passkey.name}`}
          text="Esta chave deixa de entrar, e as suas outras sessões são encerradas. Apague-a também no aparelho."
          submitLabel="Remover"
          asks={['password']}
          email={email}
          onClose={close}
          onSubmit={async ({ currentPassword }) => {
            await removePasskey(userId, dialog.passkey, currentPassword);
            close();
            showSnackbar({ text: 'Chave de acesso removida.' });
          }}
        />
      )}
    </SectionCard>
  );
}
