import { formatPower } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, Card, Heading, Row, Stack, Text } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { kitChoicePath } from '../../addresses/kit-choice';
import { useKitRights } from '../use-kits';

/** Link from the equipment form of a proposal to the registered kits. */
export function RegisteredKitsLink({
  proposal,
  targetPower,
}: {
  proposal: Proposal;
  targetPower: number | null;
}) {
  const rights = useKitRights();
  if (!rights?.sees) return null;
  const choice = {
    uid: rights.viewers.company[0]?.id ?? rights.session.userId,
    pid: proposal.frontId,
    targetWatts: targetPower === null ? null : targetPower * 1_000,
    ownerId: proposal.userData._id,
    distance: proposal.location?.distance,
    location: proposal.location?.city,
    perimeter: proposal.location?.perimeter,
  };
  return (
    <Card as="section" aria-label="Kit pronto">
      <Stack gap={8}>
        <Heading level={2} size={16}>
          Kit pronto
        </Heading>
        <Text size={13} tone="soft">
          {targetPower === null
            ? 'Compare os kits cadastrados e leve um para a proposta.'
            : `Compare os kits perto de ${formatPower(targetPower)} e leve um para a proposta.`}
        </Text>
        <Row gap={8} wraps>
          <ButtonLink as={Link} to={kitChoicePath('/kits/escolha', choice)} icon="package">
            Escolher kit cadastrado
          </ButtonLink>
          <ButtonLink as={Link} to={kitChoicePath('/kits/fornecedores', choice)} variant="ghost">
            Ver kits de fornecedores
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
