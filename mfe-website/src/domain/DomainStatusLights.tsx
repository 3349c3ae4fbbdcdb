import type { WebsiteDomain } from '@girassol/shared-domain/contract';
import type { DomainCheckState } from '@girassol/shared-domain/website';
import { Icon, type IconName, type Tone, tokens, toneColours } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { domainLightLabels } from './domain-labels';

const lightStyles: Record<DomainCheckState, { icon: IconName; tone: Tone }> = {
  OK: { icon: 'circle-check', tone: 'good' },
  WAITING: { icon: 'clock', tone: 'neutral' },
  PROBLEM: { icon: 'warning', tone: 'bad' },
};

const { font, radius, screen, space } = tokens;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${screen.narrow} { grid-template-columns: 1fr; }
`;

const LightBox = styled.li<{ $tone: Tone }>`
  display: flex;
  gap: ${space[8]};
  padding: ${space[12]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: ${font[14]};
  svg { flex: none; }
  strong { display: block; }
`;

/** Status of a host's ownership, routing and certificate, in text and not by colour alone. */
export function DomainStatusLights({ domain }: { domain: WebsiteDomain }) {
  return (
    <List aria-label="Situação">
      {(['ownership', 'routing', 'certificate'] as const).map((name) => {
        const light = domain[name];
        const { icon, tone } = lightStyles[light];
        return (
          <LightBox key={name} $tone={tone}>
            <Icon name={icon} size={20} />
            <span>
              <strong>{domainLightLabels[name].title}</strong>
              {domainLightLabels[name][light]}
            </span>
          </LightBox>
        );
      })}
    </List>
  );
}
