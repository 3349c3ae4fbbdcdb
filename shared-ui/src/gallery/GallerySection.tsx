import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Stack, tokens } from '..';

const Block = styled.section`
  padding-bottom: ${tokens.space[32]};
`;

/** Section of the gallery on one subject. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Block>
      <Stack gap={16}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Block>
  );
}
