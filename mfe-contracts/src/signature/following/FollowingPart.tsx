import type { Signature } from '@girassol/shared-domain/contract';
import { isWaitedFor } from '@girassol/shared-domain/signatures';
import { Row, Stack, Text } from '@girassol/shared-ui';
import type { OfContract } from '../data/signature';
import { Part } from '../Part';
import { SignatureBadge } from '../SignatureBadge';
import { signedText } from '../words';
import { CancelSignature } from './CancelSignature';
import { Documents } from './Documents';
import { EndedNotice } from './EndedNotice';
import { SignerProgress } from './SignerProgress';
import { Trail } from './Trail';

interface FollowingPartProps {
  of: OfContract;
  signature: Signature;
  contractName: string;
}

/** Where the document stands, and what can be done meanwhile (signatures-014 to signatures-018). */
export function FollowingPart({ of, signature, contractName }: FollowingPartProps) {
  const { state, persons, personsWhoSigned, maySend } = signature;
  const awaited = persons.filter(({ kind }) => isWaitedFor(kind)).length;
  return (
    <Part
      title="Acompanhamento"
      aside={
        <Row gap={8} wraps>
          {state !== 'DRAFT' && (
            <Text size={13} tone="soft">
              {signedText(personsWhoSigned.length, awaited)}
            </Text>
          )}
          <SignatureBadge state={state} />
        </Row>
      }
    >
      {state === 'DRAFT' ? (
        <Text as="p" size={13} tone="soft">
          Depois do envio, aqui aparece quem foi avisado, quem abriu e quem assinou.
        </Text>
      ) : (
        <Stack gap={16}>
          <EndedNotice of={of} signature={signature} />
          {state === 'COMPLETED' && (
            <Text as="p" size={13} role="status">
              Todos assinaram. O documento está sendo lacrado e aparece aqui em instantes.
            </Text>
          )}
          <Stack as="ul" gap={8} aria-label="Andamento de cada signatário" style={plain}>
            {persons.map((person) => (
              <SignerProgress
                key={person._id}
                of={of}
                signature={signature}
                person={person}
                contractName={contractName}
              />
            ))}
          </Stack>
          <Documents of={of} signature={signature} />
          <Trail of={of} />
          {state === 'OPEN' && maySend && <CancelSignature of={of} />}
        </Stack>
      )}
    </Part>
  );
}

const plain = { margin: 0, padding: 0, listStyle: 'none' };
