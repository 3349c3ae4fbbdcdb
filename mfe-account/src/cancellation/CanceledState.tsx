import { addDays, formatDate } from '@girassol/shared-domain';
import { ButtonLink, Heading, Row, Text, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { billingPaths } from '../addresses/billing';
import { ResumeButton } from '../subscription/ResumeButton';

interface CanceledStateProps {
  userId: string;
  /** First day without access, `yyyy-mm-dd`. */
  endsOn: string | null;
  hasEnded: boolean;
}

/** State after a cancellation: until when there is access, and the way back before. */
export function CanceledState({ userId, endsOn, hasEnded }: CanceledStateProps) {
  const lastDay = endsOn === null ? null : formatDate(addDays(endsOn, -1));
  return (
    <Box role="status">
      <Heading level={2} size={20}>
        {hasEnded ? 'A assinatura terminou' : 'Cancelamento registrado'}
      </Heading>
      <Text as="p" tone="soft">
        {hasEnded
          ? 'Seus dados ainda podem ser exportados. Para voltar a usar, renove a assinatura.'
          : `${lastDay === null ? 'Nada mais será cobrado.' : `Você usa tudo até ${lastDay}, e nada mais será cobrado.`} Enviamos a confirmação por e-mail.`}
      </Text>
      <Row gap={8} wraps>
        {!hasEnded && <ResumeButton userId={userId} label="Voltar atrás" />}
        <ButtonLink as={Link} to={billingPaths.subscription} size="lg">
          Ver a assinatura
        </ButtonLink>
      </Row>
    </Box>
  );
}

const { color, radius, screen, shadow, space } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[16]};
  padding: ${space[32]} ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  @media ${screen.phone} { padding: ${space[24]} ${space[16]}; }
`;
