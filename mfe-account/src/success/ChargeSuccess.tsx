import { ButtonLink, Heading, Text, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { billingPaths, type SuccessSource } from '../addresses/billing';
import { ChargeState } from './ChargeState';

const paidMessages: Readonly<Record<SuccessSource, { title: string; text: string }>> = {
  renovacao: { title: 'Assinatura renovada', text: 'Tudo continua funcionando, sem interrupção.' },
  upgrade: { title: 'Plano Enterprise ativo', text: 'Os novos recursos já estão no menu.' },
};

/** State of the charge of a renewal or an upgrade: the payment that is still to do, or what was reached by it. */
export function ChargeSuccess({ token, source }: { token: string; source: SuccessSource }) {
  const { title, text } = paidMessages[source];
  return (
    <ChargeState token={token}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      <Text as="p" tone="soft">
        {text}
      </Text>
      <Links>
        <ButtonLink as={Link} to="/inicio" variant="primary" size="lg">
          Voltar ao trabalho
        </ButtonLink>
        <ButtonLink as={Link} to={billingPaths.subscription} size="lg">
          Ver a assinatura
        </ButtonLink>
      </Links>
    </ChargeState>
  );
}

const { space } = tokens;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]};
  margin-top: ${space[16]};
`;
