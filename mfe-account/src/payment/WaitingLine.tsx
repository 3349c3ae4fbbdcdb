import { tokens } from '@girassol/shared-ui';
import { keyframes, styled } from 'styled-components';

/** Line that says that the screen waits for a payment and will notice it by itself. */
export function WaitingLine({ text = 'Esperando o pagamento. Esta tela avisa sozinha.' }: { text?: string }) {
  return (
    <Line role="status">
      <i aria-hidden />
      {text}
    </Line>
  );
}

const { color, font, space } = tokens;

const breathe = keyframes`50% { opacity: .35; }`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin: 0;
  font: ${font[13]};
  color: ${color.inkSoft};
  i {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.sun};
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) { i { animation: none; } }
`;
