import { formatDateTime } from '@girassol/shared-domain';
import { signatureTrailLabels } from '@girassol/shared-domain/signatures';
import { ErrorState, Skeleton, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { CollapsibleDetails } from '../CollapsibleDetails';
import { type ContractRef, useSignatureTrail } from '../data/signature';

/**
 * Collapsible list of the recorded events of a signature, with the result of checking their hash chain: each
 * event is chained to the previous event by its hash, so that a later change is detected.
 */
export function SignatureTrail({ of }: { of: ContractRef }) {
  return (
    <CollapsibleDetails summary="Ver a trilha do documento">
      <Steps of={of} />
    </CollapsibleDetails>
  );
}

function Steps({ of }: { of: ContractRef }) {
  const { data, error, isFetching, refetch } = useSignatureTrail(of);
  if (!data)
    return error ? (
      <ErrorState
        isCompact
        error={error}
        title="Não foi possível carregar a trilha"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height={60} />
    );
  return (
    <>
      <Text as="p" size={12} tone={data.isWhole ? 'soft' : 'bad'} role={data.isWhole ? undefined : 'alert'}>
        {data.isWhole
          ? 'Cada passo está encadeado ao anterior: a trilha está íntegra.'
          : 'A trilha não confere: um passo foi alterado depois de escrito. Avise o suporte.'}
      </Text>
      <Events aria-label="Trilha do documento">
        {data.events.map(({ _id, kind, at, who, text }) => (
          <li key={_id}>
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
            <div>
              <b>{signatureTrailLabels[kind]}</b>
              {text && <p>{text}</p>}
              <small>{who ?? 'Sistema'}</small>
            </div>
          </li>
        ))}
      </Events>
    </>
  );
}

const { color, font, space } = tokens;

const Events = styled.ol`
  margin: ${space[8]} 0 0;
  padding: 0 0 0 ${space[16]};
  border-left: 2px solid ${color.line};
  list-style: none;
  overflow-wrap: anywhere;
  li { position: relative; padding-bottom: ${space[8]}; }
  li::before {
    content: '';
    position: absolute;
    inset: 6px auto auto calc(-1 * ${space[16]} - 5px);
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.leaf};
  }
  b { font-weight: 500; }
  p { margin: 0; }
  time, small { display: block; color: ${color.inkSoft}; font: ${font[12]}; font-variant-numeric: tabular-nums; }
`;
