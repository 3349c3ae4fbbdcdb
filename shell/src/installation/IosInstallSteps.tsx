import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Steps by which iOS installs the product, which no page can ask for. */
export function IosInstallSteps({ name }: { name: string }) {
  return (
    <Steps>
      <li>Abra esta página no Safari.</li>
      <li>
        Toque em <strong>Compartilhar</strong>, o quadrado com uma seta para cima.
      </li>
      <li>
        Escolha <strong>Adicionar à Tela de Início</strong> e confirme.
      </li>
      <li>{`O ${name} passa a abrir pelo ícone, em uma janela própria.`}</li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[8]};
  margin: 0;
  padding-left: ${tokens.space[24]};
`;
