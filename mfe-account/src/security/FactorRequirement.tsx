import type { Session } from '@girassol/shared-domain';
import { Button, DateText, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { ProofDialog } from './ProofDialog';
import { RequireFactorDialog } from './RequireFactorDialog';
import { changeFactorRequirement } from './use-security';

interface FactorRequirementProps {
  session: Session;
  /** Day from which a factor is required of everybody; null if it is not. */
  requiredFrom: string | null;
}

/** Part of a card by which the owner requires a second factor of everybody from a day, and stops it. */
export function FactorRequirement({ session: { userId, email }, requiredFrom }: FactorRequirementProps) {
  const [dialog, setDialog] = useState<'require' | 'stop' | null>(null);
  const close = () => setDialog(null);
  return (
    <Stack gap={8}>
      <Text as="p" tone="soft">
        {requiredFrom === null ? (
          'Cada um decide se usa. Você pode exigir de todos a partir de um dia.'
        ) : (
          <>
            {'Exigida de todos a partir de '}
            <DateText value={requiredFrom} show="date" />.
          </>
        )}
      </Text>
      <Row gap={8} wraps>
        <Button onClick={() => setDialog('require')}>
          {requiredFrom === null ? 'Exigir de todos' : 'Mudar o dia'}
        </Button>
        {requiredFrom !== null && <Button onClick={() => setDialog('stop')}>Deixar de exigir</Button>}
      </Row>
      {dialog === 'require' && (
        <RequireFactorDialog userId={userId} email={email} requiredFrom={requiredFrom} onClose={close} />
      )}
      {dialog === 'stop' && (
        <ProofDialog
          title="Deixar de exigir"
          text="Cada um volta a decidir se usa a verificação em duas etapas."
          submitLabel="Deixar de exigir"
          asks={['password']}
          email={email}
          onClose={close}
          onSubmit={async ({ currentPassword }) => {
            await changeFactorRequirement(userId, { currentPassword, from: null });
            close();
            showSnackbar({ text: 'A verificação em duas etapas não é mais exigida.' });
          }}
        />
      )}
    </Stack>
  );
}
