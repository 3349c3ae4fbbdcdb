import { tokens } from '@girassol/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface FieldGroupProps {
  label: string;
  /** At the right of the label: a small button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Group of controls that together form one field. */
export function FieldGroup({ label, aside, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <Head>
        <span id={id}>{label}</span>
        {aside}
      </Head>
      {children}
    </Group>
  );
}

const { color, font, radius, space } = tokens;

const Group = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space[8]};
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 1.5rem;
  font: ${font[13]};
  font-weight: 500;
  color: ${color.ink};
`;
