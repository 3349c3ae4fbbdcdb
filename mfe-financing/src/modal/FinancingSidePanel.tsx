import { useSession } from '@girassol/shared-auth';
import { buildDealTrail, formatRecordNumber } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import {
  Badge,
  ErrorState,
  Heading,
  lazyPart,
  RecordTrail,
  Row,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { FinancingBadge } from '../financing/FinancingBadge';
import { formatProposalNumberOrZeros } from '../financing/financing-labels';
import { useFinancing } from '../financing/financings';
import { FinancingPath } from './FinancingPath';
import { useDisplayedFinancingId } from './use-displayed-financing-id';

const opening = (
  <Stack gap={12} role="status" aria-busy aria-label="Abrindo o financiamento">
    <Skeleton height={40} />
    <Skeleton height={220} />
    <Skeleton height={120} />
  </Stack>
);
/** With all that can be done with a financing, none of which the list needs. */
const importView = () => import('./FinancingView');
const FinancingView = lazyPart<{ financing: Financing; onClose: () => void }>(importView, opening);

interface FinancingModalProps {
  /** The financing that is open; null for none. */
  fid: string | null;
  onClose: () => void;
}

/** Panel of a financing beside its list; a full page on narrow screens (financing-006, financing-107). */
export function FinancingSidePanel({ fid, onClose }: FinancingModalProps) {
  const shown = useDisplayedFinancingId(fid);
  const { data, isError, error, isFetching, refetch } = useFinancing(shown);
  const financing = data?.financing;
  const session = useSession();
  // Beside the data, not after it.
  useEffect(() => {
    if (fid !== null) importView().catch(() => undefined);
  }, [fid]);
  return (
    <SidePanel
      isOpen={fid !== null}
      onClose={onClose}
      label="Financiamento"
      header={financing && <ModalHead financing={financing} />}
    >
      <Body>
        {session && data?.dealRecords && (
          <RecordTrail
            label="Registros do negócio"
            steps={buildDealTrail(data.dealRecords, { session, currentId: data.financing._id })}
          />
        )}
        {financing && <FinancingPath financing={financing} />}
        {financing && <FinancingView key={financing._id} financing={financing} onClose={onClose} />}
        {!financing && isError && (
          <ErrorState
            error={error}
            title="Não foi possível abrir o financiamento"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!financing && !isError && opening}
      </Body>
    </SidePanel>
  );
}

function ModalHead({ financing }: { financing: Financing }) {
  const { customer, number, proposal, provider } = financing;
  return (
    <Stack gap={4}>
      <Row gap={8} wraps align="center">
        <Heading level={2}>{customer.name}</Heading>
        <FinancingBadge financing={financing} />
        {provider.isDemonstration && <Badge>Banco de demonstração</Badge>}
      </Row>
      <Text size={13} tone="soft">
        {`Financiamento ${formatRecordNumber(number)} · proposta ${formatProposalNumberOrZeros(proposal.count)} · ${provider.label}`}
      </Text>
    </Stack>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  padding: ${tokens.space[16]} ${tokens.space[24]} ${tokens.space[32]};
  @media ${tokens.screen.phone} { padding-inline: ${tokens.space[16]}; }
`;
