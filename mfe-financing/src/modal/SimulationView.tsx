import { attemptAction, useReadOnlyReason } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { isFinancingLost } from '../financing/financing-badge';
import { NoOptionsState } from './NoOptionsState';
import { OptionComparison } from './OptionComparison';
import { StickyActions } from './StickyActions';
import { turnSimulationIntoDeal } from './turn-simulation-into-deal';

interface SimulationViewProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/**
 * Content of the financing panel while the financing is a simulation: the bank's offers and the button that
 * turns the simulation into a deal.
 */
export function SimulationView({ financing, onChange }: SimulationViewProps) {
  const [isPending, setPending] = useState(false);
  const readOnlyReason = useReadOnlyReason('financings');
  const begins = financing.proposals.some(({ refused }) => !refused) && !isFinancingLost(financing);
  async function begin() {
    setPending(true);
    const answer = await attemptAction(() => turnSimulationIntoDeal(financing._id));
    setPending(false);
    if (answer) onChange(answer.financing);
  }
  return (
    <Stack gap={16}>
      {financing.proposals.length > 0 ? (
        <OptionComparison financing={financing} />
      ) : (
        <NoOptionsState financing={financing} />
      )}
      {begins && (
        <StickyActions>
          <Button
            variant="primary"
            icon="handshake"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason}
            isPending={isPending}
            onClick={() => void begin()}
          >
            CONTRATAR
          </Button>
          <Text size={13} tone="soft">
            A seguir você escolhe o que vai para a proposta do cliente.
          </Text>
        </StickyActions>
      )}
    </Stack>
  );
}
