import { Heading, Row, tokens } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface PartProps {
  title: string;
  /** Beside the title: how many, how far. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Titled part of the signature section, such as the signers or the progress of signing. */
export function SignatureSectionPart({ title, aside, children }: PartProps) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Row gap={8} wraps justify="between">
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {aside}
      </Row>
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
  min-width: 0;
`;
