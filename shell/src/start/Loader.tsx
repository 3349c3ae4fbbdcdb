import { BrandMark, Stack, Text, tokens } from '@girassol/shared-ui';
import { keyframes, styled } from 'styled-components';

/** Slowly turning logo that fills the page while the product starts. */
export function Loader({ text }: { text: string }) {
  return (
    <LoaderBox gap={16} align="center" role="status">
      <Turning>
        <BrandMark size={56} />
      </Turning>
      <Text as="p" tone="soft">
        {text}
      </Text>
    </LoaderBox>
  );
}

const LoaderBox = styled(Stack)`
  min-height: 100%;
  justify-content: center;
  padding: ${tokens.space[48]};
`;

const turn = keyframes`to { transform: rotate(36deg); }`;

const Turning = styled.div`
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
