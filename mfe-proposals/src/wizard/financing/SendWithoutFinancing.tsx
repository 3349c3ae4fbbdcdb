import type { Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, Card, Row, Text } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';

/**
 * Line on the financing page of a finished proposal with the way to send it to the customer, because financing is
 * optional and the proposal may go out as it is.
 */
export function SendWithoutFinancing({ proposal }: { proposal: Proposal }) {
  const delivery = wizardStepPath(6, proposal.frontId);
  if (!proposal.finished || !delivery) return null;
  return (
    <Card as="section" aria-label="Envio ao cliente">
      <Row gap={12} justify="between" align="center" wraps>
        <Text size={14}>
          A proposta está concluída e pode ir ao cliente como está: o financiamento é opcional.
        </Text>
        <ButtonLink as={Link} to={delivery} icon="send">
          Enviar ao cliente
        </ButtonLink>
      </Row>
    </Card>
  );
}
