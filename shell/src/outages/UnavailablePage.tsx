import { logout } from '@girassol/shared-auth';
import { Button, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { usePageData } from '../page/page-context';
import { UnavailableDrawing } from './drawings';

/**
 * Page for visitors for whom nothing can be opened: a domain without a site, or a calculator client where no
 * calculator is installed.
 */
export default function UnavailablePage({ missing }: { missing: 'calculator' | 'site' }) {
  const { host, distribution } = usePageData();
  return (
    <Sheet gap={16} align="center">
      <UnavailableDrawing />
      {missing === 'site' ? (
        <>
          <Heading level={1} tabIndex={-1}>
            Ainda não há um site aqui
          </Heading>
          <Text as="p" tone="soft">
            {`O endereço ${host.name} não está ligado a nenhum site publicado. Se ele é seu, confira o domínio nas configurações do seu website.`}
          </Text>
        </>
      ) : (
        <>
          <Heading level={1} tabIndex={-1}>
            A calculadora não está disponível
          </Heading>
          <Text as="p" tone="soft">
            {`Sua conta dá acesso à calculadora, que ainda não faz parte desta instalação de ${distribution.brand.name}. Nada do que é seu se perdeu.`}
          </Text>
          <Button icon="log-out" onClick={() => logout({ to: '/login' })}>
            SAIR
          </Button>
        </>
      )}
    </Sheet>
  );
}

const Sheet = styled(Stack)`
  min-height: 100%;
  justify-content: center;
  max-width: 30rem;
  margin: 0 auto;
  padding: ${tokens.space[48]} ${tokens.space[24]};
  text-align: center;
`;
