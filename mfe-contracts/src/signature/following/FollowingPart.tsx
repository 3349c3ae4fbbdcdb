import type { Signature } from '@girassol/shared-domain/contract';
import { isSignerActionRequired } from '@girassol/shared-domain/signatures';
import { Row, Stack, Text } from '@girassol/shared-ui';
import type { ContractRef } from '../data/signature';
import { SignatureSectionPart } from '../Part';
import { SignatureBadge } from '../SignatureBadge';
import { formatSignedCount } from '../signature-labels';
import { CancelSignatureButton } from './CancelSignatureButton';
import { SignatureDocumentButtons } from './Documents';
import { SignatureEndedNotice } from './SignatureEndedNotice';
import { SignerProgress } from './SignerProgress';
import { SignatureTrail } from './Trail';
import { VerificationLinks } from './VerificationLinks';

interface FollowingPartProps {
  of: ContractRef;
  signature: Signature;
  contractName: string;
  withoutDownloads?: boolean | undefined;
}

/**
 * Part "Acompanhamento" of the signature section: state of the signature, progress of each signer, and
 * actions such as reminding signers or downloading the documents (signatures-014 to signatures-018).
 */
export function SigningProgressPart({ of, signature, contractName, withoutDownloads }: FollowingPartProps) {
  const { state, persons, personsWhoSigned, maySend } = signature;
  const awaited = persons.filter(({ kind }) => isSignerActionRequired(kind)).length;
  return (
    <SignatureSectionPart
      title="Acompanhamento"
      aside={
        <Row gap={8} wraps>
          {state !== 'DRAFT' && (
            <Text size={13} tone="soft">
              {formatSignedCount(personsWhoSigned.length, awaited)}
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
          <SignatureEndedNotice of={of} signature={signature} />
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
          <Row gap={8} wraps>
            {!withoutDownloads && <SignatureDocumentButtons of={of} isSealed={state === 'SEALED'} />}
            <VerificationLinks signature={signature} />
          </Row>
          <SignatureTrail of={of} />
          {state === 'OPEN' && maySend && <CancelSignatureButton of={of} />}
        </Stack>
      )}
    </SignatureSectionPart>
  );
}

const plain = { margin: 0, padding: 0, listStyle: 'none' };
