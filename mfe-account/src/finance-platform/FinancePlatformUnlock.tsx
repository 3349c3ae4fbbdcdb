import { SupportLink } from '@girassol/federation/remote';
import { refreshSession } from '@girassol/shared-auth';
import { Button, Card, Heading, Icon, Row, Stack, Text, tokens, WayLinks } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const WANTED = 'Olá! Quero desbloquear a plataforma financeira na minha conta.';

const benefits = [
  'Contas bancárias, centros de custo e categorias de cada empresa em um só lugar.',
  'Plano de contas pronto para integradores solares, com equipamentos e serviços separados.',
  'Entrada por um código de uso único, sem mais uma senha para lembrar.',
];

/** Prompt in place of the finance platform while it is not open to the account: its use, and how to get it. */
export function FinancePlatformUnlock() {
  const [isChecking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    await refreshSession().finally(() => setChecking(false));
  }

  return (
    <Prompt>
      <Card as="section" padding={32} aria-labelledby="finance-unlock">
        <Stack gap={16}>
          <Lock aria-hidden="true">
            <Icon name="lock" size={24} />
          </Lock>
          <Heading id="finance-unlock" size={20}>
            Desbloqueie a plataforma financeira
          </Heading>
          <Text as="p" tone="soft">
            O financeiro da sua empresa ao lado das vendas e das obras. Esta conta ainda não tem acesso.
          </Text>
          <Benefits>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="circle-check" />
                <span>{benefit}</span>
              </li>
            ))}
          </Benefits>
          <Text as="p">Para desbloquear, fale com nossa equipe. Não há nada para instalar.</Text>
          <Row gap={8} wraps>
            <SupportLink links={WayLinks} message={WANTED} />
            <Button icon="refresh" isPending={isChecking} onClick={() => void check()}>
              Já foi desbloqueada
            </Button>
          </Row>
        </Stack>
      </Card>
    </Prompt>
  );
}

const { color, radius, space } = tokens;

const Prompt = styled.div`
  max-width: 40rem;
  margin: ${space[24]} auto 0;
`;

const Lock = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.round};
  background: ${color.sunSoft};
  color: ${color.sunInk};
`;

const Benefits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; align-items: flex-start; gap: ${space[8]}; }
  svg { flex: none; margin-top: 2px; color: ${color.good}; }
`;
