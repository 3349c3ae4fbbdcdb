import { formatDate, formatDateTime } from '@girassol/shared-domain';
import type { Signature } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { SignatureSectionPart } from '../Part';
import { SignatureQuotaText } from './Quota';

/**
 * Facts about a document sent for signature: time of sending, deadline, provider, and SHA-256 of the
 * document.
 */
export function SentDocumentFacts({ signature }: { signature: Signature }) {
  const { sentTimestamp, validityDate, documentHash, provider } = signature;
  const facts: [string, string | null][] = [
    ['Enviado em', sentTimestamp === null ? null : formatDateTime(sentTimestamp)],
    ['Assinar até', validityDate && formatDate(validityDate)],
    ['Assinatura por', provider.label],
  ];
  return (
    <SignatureSectionPart title="Envio" aside={<SignatureQuotaText />}>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      {documentHash && (
        <Technical>
          <summary>Dados técnicos</summary>
          <Facts>
            <div>
              <dt>SHA-256 do documento</dt>
              <dd>{documentHash}</dd>
            </div>
          </Facts>
        </Technical>
      )}
    </SignatureSectionPart>
  );
}

const { color, font, space } = tokens;

const Technical = styled.details`
  margin-top: ${space[8]};
  summary { min-height: 1.75rem; color: ${color.inkSoft}; font: ${font[13]}; cursor: pointer; }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  margin: 0;
  font: ${font[13]};
  dt { color: ${color.inkSoft}; font: ${font[12]}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;
