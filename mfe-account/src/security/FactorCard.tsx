import type { Session } from '@girassol/shared-domain';
import { Badge, Button, DateText, ErrorState, Row, Skeleton, showSnackbar, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { SectionCard } from '../card/SectionCard';
import { FactorSetupDialog } from './FactorSetupDialog';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { reloadFactor, renewRecoveryCodes, turnFactorOff, useFactor } from './use-security';

/** Fewer recovery codes than this are worth a word. */
const FEW_CODES = 4;

type OpenDialog = 'setup' | 'renew' | 'off' | { codes: string[] };

/** Card by which people turn the second factor of their login on and off. */
export function FactorCard({ session: { userId, email } }: { session: Session }) {
  const { data, error, isError, isFetching, refetch } = useFactor(userId);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const isOn = data?.since != null;

  return (
    <SectionCard
      title="Verificação em duas etapas"
      action={data && <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'Ligada' : 'Desligada'}</Badge>}
    >
      {!data && !isError && <Skeleton height={80} />}
      {isError && !data && (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && !isOn && (
        <>
          <Text as="p" tone="soft">
            Além da senha, o login pede um código do seu celular. Quem descobrir a sua senha não entra.
          </Text>
          <Row>
            <Button variant="primary" onClick={() => setDialog('setup')}>
              Ligar
            </Button>
          </Row>
        </>
      )}
      {data && isOn && (
        <>
          <Text as="p" tone={data.recoveryCodesLeft < FEW_CODES ? 'bad' : 'soft'}>
            {'Desde '}
            <DateText value={data.since} show="date" />
            {data.recoveryCodesLeft === 1
              ? '. Resta 1 código de recuperação.'
              : `. Restam ${data.recoveryCodesLeft} códigos de recuperação.`}
          </Text>
          <Row gap={8} wraps>
            <Button onClick={() => setDialog('renew')}>Gerar novos códigos</Button>
            <Button onClick={() => setDialog('off')}>Desligar</Button>
          </Row>
        </>
      )}

      {dialog === 'setup' && (
        <FactorSetupDialog
          userId={userId}
          email={email}
          onClose={close}
          onDone={(codes) => setDialog({ codes })}
        />
      )}
      {dialog === 'renew' && (
        <ProofDialog
          title="Gerar novos códigos"
          text="Os códigos de recuperação de antes deixam de valer."
          submitLabel="Gerar códigos"
          asks={['code']}
          email={email}
          onClose={close}
          onSubmit={async ({ code }) => setDialog({ codes: await renewRecoveryCodes(userId, code) })}
        />
      )}
      {dialog === 'off' && (
        <ProofDialog
          title="Desligar a verificação em duas etapas"
          text="O seu login volta a pedir só a senha. Serve também um código de recuperação."
          submitLabel="Desligar"
          asks={['password', 'code']}
          email={email}
          onClose={close}
          onSubmit={async (proof) => {
            await turnFactorOff(userId, proof);
            close();
            showSnackbar({ text: 'Verificação em duas etapas desligada.' });
          }}
        />
      )}
      {typeof dialog === 'object' && dialog && (
        <RecoveryCodesDialog
          codes={dialog.codes}
          onClose={() => {
            close();
            void reloadFactor();
          }}
        />
      )}
    </SectionCard>
  );
}
