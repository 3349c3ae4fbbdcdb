import { useReadOnlyReason } from '@girassol/shared-auth';
import type { SaleContract, Signature } from '@girassol/shared-domain/contract';
import { canChangeSigners } from '@girassol/shared-domain/signatures';
import { EmptyState, Stack } from '@girassol/shared-ui';
import type { ContractRef } from './data/signature';
import { SigningProgressPart } from './following/FollowingPart';
import { SendingPart } from './sending/SendingPart';
import { SentDocumentFacts } from './sending/SentDocumentFacts';
import { DraftSignersPart } from './signers/DraftSignersPart';
import { SentSignersPart } from './signers/SentSignersPart';

interface SignatureViewProps {
  of: ContractRef;
  contract: SaleContract;
  signature: Signature;
  withoutDownloads?: boolean | undefined;
}

/** Signers, sending and state of a signature. A sent signature cannot be changed (signatures-009). */
export function SignatureView({ of, contract, signature, withoutDownloads }: SignatureViewProps) {
  const readOnlyReason = useReadOnlyReason('contracts');
  const isDraft = signature.clicksignKey === null && canChangeSigners(signature.state);
  if (isDraft && readOnlyReason)
    return <EmptyState isCompact title="Assinatura ainda não enviada" text={readOnlyReason} />;
  return (
    <Stack gap={24}>
      {isDraft ? (
        <DraftSignersPart of={of} signature={signature} />
      ) : (
        <SentSignersPart signature={signature} />
      )}
      {isDraft ? (
        <SendingPart of={of} contract={contract} signature={signature} />
      ) : (
        <SentDocumentFacts signature={signature} />
      )}
      <SigningProgressPart {...{ of, signature, withoutDownloads }} contractName={contract.name} />
    </Stack>
  );
}
