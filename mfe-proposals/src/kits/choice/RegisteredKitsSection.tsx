import { formatPower } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { ButtonLink, Heading, Row, Stack, Text } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { Link } from 'react-router-dom';
import { kitChoicePath } from '../../addresses/kit-choice';
import { useKitRights } from '../use-kits';
import { BestKits } from './BestKits';

interface RegisteredKitsProps {
  proposal: Proposal;
  reload: () => Promise<void>;
  /** kWp; null while the consumption cannot be calculated. */
  targetPower: number | null;
}

/** Section of the kit step with the best registered kits for the consumption, and the way to all of them. */
export function RegisteredKitsSection({ proposal, reload, targetPower }: RegisteredKitsProps) {
  const rights = useKitRights();
  if (!rights?.sees) return null;
  const fetchId = rights.viewers.company[0]?.id ?? rights.session.userId;
  const choice = {
    uid: fetchId,
    pid: proposal.frontId,
    targetWatts: targetPower === null ? null : targetPower * 1_000,
    ownerId: proposal.userData._id,
    distance: proposal.location?.distance,
    location: proposal.location?.city,
    perimeter: proposal.location?.perimeter,
  };
  return (
    <FormSection aria-label="Kit pronto">
      <Stack gap={12}>
        <Heading level={2} size={16}>
          Kit pronto
        </Heading>
        <Text size={13} tone="soft">
          {targetPower === null
            ? 'Compare os kits cadastrados e leve um para a proposta.'
            : `Os melhores para ${formatPower(targetPower)}, a potência recomendada${describeAvailability(proposal)}. Um clique leva o kit à proposta.`}
        </Text>
        {targetPower !== null && targetPower > 0 && (
          <BestKits
            proposal={proposal}
            reload={reload}
            rights={rights}
            fetchId={fetchId}
            targetPower={targetPower}
          />
        )}
        <Row gap={8} wraps>
          <ButtonLink as={Link} to={kitChoicePath('/kits/escolha', choice)} icon="package">
            Ver todos os kits cadastrados
          </ButtonLink>
          <ButtonLink as={Link} to={kitChoicePath('/kits/fornecedores', choice)} variant="ghost">
            Ver kits de fornecedores
          </ButtonLink>
        </Row>
      </Stack>
    </FormSection>
  );
}

/** Says that a target power of group B leaves out the availability cost, unless the account keeps it in. */
function describeAvailability({ tariffModality, calculationSettings }: Proposal): string {
  const { subtractAvailability } = calculationSettings ?? defaultCalculationSettings;
  return subtractAvailability && tariffModality !== 'A'
    ? ', sem contar o mínimo que a conta sempre cobra'
    : '';
}
