import { ButtonLink } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { followUnlessModified } from './section-links';

/** Way back from a section to the list of all, on a phone. Takes the focus that went with the list. */
export function SectionBackLink({ onBack }: { onBack: () => void }) {
  const link = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.querySelector('a')?.focus();
  }, []);
  return (
    <Place ref={link}>
      <ButtonLink
        href="/configuracoes"
        variant="ghost"
        icon="arrow-left"
        onClick={(event) => followUnlessModified(event, onBack)}
      >
        Todas as configurações
      </ButtonLink>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
`;
