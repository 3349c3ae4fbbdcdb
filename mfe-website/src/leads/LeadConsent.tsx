import type { SiteLead } from '@girassol/shared-domain/contract';
import { DateText, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Consent that a person gave, in its original wording, as proof. */
export function LeadConsent({ consent: { words, marketing, timestamp } }: Pick<SiteLead, 'consent'>) {
  return (
    <Proof>
      <summary>{marketing ? 'Aceitou contato e ofertas' : 'Aceitou só o contato sobre a simulação'}</summary>
      <Text as="p" size={13} tone="soft">
        Em <DateText value={timestamp} show="dateTime" />:
      </Text>
      {words.split('\n').map((line) => (
        <Text key={line} as="p" size={13} tone="soft">
          {line}
        </Text>
      ))}
    </Proof>
  );
}

const { color, font, space } = tokens;

const Proof = styled.details`
  margin-top: ${space[8]};
  summary {
    width: fit-content;
    padding: ${space[4]} 0;
    color: ${color.inkSoft};
    font: ${font[13]};
    cursor: pointer;
  }
  p { margin: 0 0 ${space[4]}; max-width: 44rem; }
`;
