import { CLOSURE_GRACE_DAYS, keptRecords } from '@girassol/account-domain/closure';
import type { AccountClosure } from '@girassol/account-domain/contract';
import { ApiError } from '@girassol/shared-auth';
import { formatDate } from '@girassol/shared-domain';
import {
  Button,
  confirm,
  ErrorState,
  NoticeBox,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ClosureDialog } from './ClosureDialog';
import { useClosure, withdrawClosure } from './use-closure';

/** Section in which the owner ends the account, and takes that back. */
export function ClosureSection({ userId }: { userId: string }) {
  const { data, isError, error, isFetching, refetch } = useClosure(userId);
  const [isAsking, setAsking] = useState(false);
  return (
    <FormSection aria-labelledby="section-closure">
      <h2 id="section-closure">Encerrar a conta</h2>
      <p>
        Depois de {CLOSURE_GRACE_DAYS} dias tudo é apagado, e ninguém mais entra. Cobranças em aberto são
        canceladas na hora, e todos da conta são avisados por e-mail.
      </p>
      {isError && !data && (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height={80} />}
      {data && (
        <Stack gap={16}>
          {data.closure && <ClosureNotice userId={userId} closure={data.closure} />}
          <div>
            <Text as="p">O que fica guardado à parte, porque a lei manda ou alguém conta com isso:</Text>
            <Kept>
              {keptRecords.map(({ title, term, reason }) => (
                <li key={title}>
                  <strong>{title}</strong>, {term}. {reason}
                </li>
              ))}
            </Kept>
          </div>
          {!data.closure && (
            <Row>
              <Button variant="danger" onClick={() => setAsking(true)}>
                Encerrar a conta
              </Button>
            </Row>
          )}
        </Stack>
      )}
      {isAsking && data && (
        <ClosureDialog
          userId={userId}
          accountName={data.accountName}
          endsOn={data.wouldEndOn}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  );
}

function ClosureNotice({ userId, closure }: { userId: string; closure: AccountClosure }) {
  const { endsOn, requestedBy } = closure;
  const [isPending, setPending] = useState(false);

  async function withdraw() {
    const isSure = await confirm({
      title: 'Manter a conta',
      text: 'O encerramento é cancelado, e a assinatura que ele cancelou volta a valer.',
      confirmLabel: 'Manter a conta',
      cancelLabel: 'Voltar',
    });
    if (!isSure) return;
    setPending(true);
    try {
      await withdrawClosure(userId);
      showSnackbar({ text: 'A conta continua.' });
    } catch (error) {
      // The dialog has said why.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <NoticeBox
      role="status"
      action={
        <Button isPending={isPending} onClick={() => void withdraw()}>
          Manter a conta
        </Button>
      }
    >
      <Text as="p" size={13}>
        <strong>A conta será apagada em {formatDate(endsOn)}.</strong> Pedido de {requestedBy}. Até lá você
        pode baixar tudo, ou voltar atrás.
      </Text>
    </NoticeBox>
  );
}

const { color, font, space } = tokens;

const Kept = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: ${space[8]} 0 0;
  padding-inline-start: ${space[16]};
  list-style: disc;
  font: ${font[13]};
  color: ${color.inkSoft};
  strong { color: ${color.ink}; }
`;
