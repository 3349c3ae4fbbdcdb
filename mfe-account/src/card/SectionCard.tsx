import { Heading, tokens } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface SectionCardProps {
  title: string;
  /** Beside the title, such as a way to change what is shown. */
  action?: ReactNode;
  children: ReactNode;
}

/** Card of a part of the signup or of the subscription, with its title. */
export function SectionCard({ title, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {action}
      </Head>
      {children}
    </Box>
  );
}

const { color, radius, screen, shadow, space } = tokens;

const Box = styled.section`
  display: grid;
  gap: ${space[16]};
  min-width: 0;
  padding: ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  @media ${screen.phone} { padding: ${space[16]}; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  min-height: 1.75rem;
`;
