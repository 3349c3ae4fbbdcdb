import type { SaleContract, Signature } from '@girassol/shared-domain/contract';
import { maySignersChange } from '@girassol/shared-domain/signatures';
import { Stack } from '@girassol/shared-ui';
import type { OfContract } from './data/signature';
import { FollowingPart } from './following/FollowingPart';
import { SendingPart } from './sending/SendingPart';
import { SentFacts } from './sending/SentFacts';
import { SignerFacts } from './signers/SignerFacts';
import { SignersPart } from './signers/SignersPart';

interface SignatureViewProps {
  of: OfContract;
  contract: SaleContract;
  signature: Signature;
}

/** Who signs, how it is sent, and where it stands. What was sent does not change any more (signatures-009). */
export function SignatureView({ of, contract, signature }: SignatureViewProps) {
  const isDraft = signature.clicksignKey === null && maySignersChange(signature.state);
  return (
    <Stack gap={24}>
      {isDraft ? <SignersPart of={of} signature={signature} /> : <SignerFacts signature={signature} />}
      {isDraft ? (
        <SendingPart of={of} contract={contract} signature={signature} />
      ) : (
        <SentFacts signature={signature} />
      )}
      <FollowingPart of={of} signature={signature} contractName={contract.name} />
    </Stack>
  );
}
