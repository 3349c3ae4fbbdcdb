import { useConditionFacts } from '@girassol/shared-auth';
import type { SaleContract } from '@girassol/shared-domain/contract';
import { hasSignatureModule } from '@girassol/shared-domain/signatures';
import { Button, EmptyState, ErrorState, Skeleton } from '@girassol/shared-ui';
import { useSignature } from './data/signature';
import { showMissingSignatureModuleDialog } from './explain-locked';
import { SignatureView } from './SignatureView';

interface SignatureSectionProps {
  saleId: string;
  contract: SaleContract;
  /** True where the page around the section offers the documents. */
  withoutDownloads?: boolean | undefined;
}

/** Digital signature of a contract: signers, sending and state (contracts-011). */
export function SignatureSection({ saleId, contract, withoutDownloads }: SignatureSectionProps) {
  const facts = useConditionFacts();
  if (!facts) return <Loading />;
  // Signatures sent while the account had the module stay visible.
  const wasSent = contract.signature !== null && contract.signature.state !== 'DRAFT';
  return (
    <section aria-label={`Assinatura digital de ${contract.name}`}>
      {hasSignatureModule(facts) || wasSent ? (
        <Opened saleId={saleId} contract={contract} withoutDownloads={withoutDownloads} />
      ) : (
        <Locked />
      )}
    </section>
  );
}

function Opened({ saleId, contract, withoutDownloads }: SignatureSectionProps) {
  const of = { saleId, contractId: contract._id };
  const { data, error, isFetching, refetch } = useSignature(of, contract.signature !== null);
  if (data) return <SignatureView {...{ of, contract, withoutDownloads }} signature={data} />;
  if (!error) return <Loading />;
  return (
    <ErrorState
      isCompact
      error={error}
      title="Não foi possível abrir a assinatura digital"
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const Locked = () => (
  <EmptyState
    isCompact
    title="Assinatura digital"
    text="O cliente assina pelo celular, e o documento volta lacrado."
    action={
      <Button size="sm" icon="lock" onClick={() => void showMissingSignatureModuleDialog()}>
        Liberar assinatura digital
      </Button>
    }
  />
);

const Loading = () => (
  <div aria-busy>
    <Skeleton height={120} radius={10} />
  </div>
);
