import { Heading, IconButton, Text, tokens } from '@girassol/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

export interface PhonePageHeaderProps {
  title: string;
  /** Person, team or company whose records are shown. */
  scope?: string | undefined;
  summary: ReactNode;
  /** The way to the sister pages. */
  nav: ReactNode;
  /** Buttons of one icon, the primary one last. */
  actions: ReactNode;
  /** Search and filters, hidden until the button beside the navigation is pressed. */
  filters: ReactNode;
  /** Number of filters that are not at their default, the search among them. */
  filtersInUse: number;
}

/** Header of a page on a phone in two lines: title and actions, then navigation and the button of the filters. */
export function PhonePageHeader(props: PhonePageHeaderProps) {
  const { title, scope, summary, nav, actions, filters, filtersInUse } = props;
  const [isOpen, setIsOpen] = useState(filtersInUse > 0);
  const filtersId = useId();
  return (
    <Head>
      <Line>
        <Titles>
          <div>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            {scope && (
              <Text size={13} tone="soft">
                {scope}
              </Text>
            )}
          </div>
          <Text as="div" size={13} tone="soft">
            {summary}
          </Text>
        </Titles>
        {actions}
      </Line>
      <Line>
        {nav}
        <IconButton
          icon="sliders"
          variant="secondary"
          label={filtersInUse > 0 ? `Filtros (${filtersInUse})` : 'Filtros'}
          count={filtersInUse}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Line>
      <Filters id={filtersId} hidden={!isOpen}>
        {filters}
      </Filters>
    </Head>
  );
}

const { space } = tokens;

const Head = styled.header`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space[4]};
  padding-bottom: ${space[4]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  > nav { min-width: 0; margin-inline-end: auto; }
  > button, > a { flex: none; min-width: 2.75rem; }
`;

const Titles = styled.div`
  flex: 1;
  min-width: 0;
  > :first-child { display: flex; align-items: baseline; gap: ${space[8]}; }
  h1 { flex: none; max-width: 100%; }
  h1 + * { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Filters = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding-block: ${space[4]};
  &[hidden] { display: none; }
`;
