import { useSession } from '@girassol/shared-auth';
import { buildDealTrail, formatContractNumber, getContractSubject } from '@girassol/shared-domain';
import type { SaleContract } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  NoAccessState,
  RecordTrail,
  Row,
  Skeleton,
  Stack,
} from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useContracts } from '../data/use-contracts';
import { ContractStepText } from '../generate/ContractStepText';
import { ItemPageFrame } from '../generate/ItemPageFrame';
import { SignedDocumentButton } from '../signature/following/SignedDocumentButton';
import { SignatureSection } from '../signature/SignatureSection';
import { ContractFacts } from './ContractListItem';
import { ContractPageImages } from './ContractPageImages';
import { downloadContractPdf } from './download-contract-pdf';

/** Page `/visualizar-contrato/:contractId/:saleId`: a contract, its pages and its signature (contracts-007). */
export default function ContractPage() {
  const { contractId = '', saleId = '' } = useParams();
  const session = useSession();
  return (
    <ItemPageFrame saleId={saleId} title="Contrato">
      {({ dealRecords = [] }) => (
        <Stack gap={16}>
          {session && (
            <RecordTrail
              label="Registros do negócio"
              steps={buildDealTrail(dealRecords, { session, currentId: contractId })}
            />
          )}
          <Contract saleId={saleId} contractId={contractId} />
        </Stack>
      )}
    </ItemPageFrame>
  );
}

function Contract({ saleId, contractId }: { saleId: string; contractId: string }) {
  const { data, error, isFetching, refetch } = useContracts(saleId);
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        title="Não foi possível carregar o contrato"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height={240} radius={10} />
    );
  const contract = data.contracts.find(({ _id }) => _id === contractId);
  if (!contract) return <NoAccessState title="Este contrato não existe mais" />;
  const isUnsent = contract.signature === null || contract.signature.state === 'DRAFT';
  return (
    <Stack gap={24}>
      <FormSection aria-labelledby="section-contract">
        <h2 id="section-contract">
          {[formatContractNumber(contract.number), getContractSubject(contract)].filter(Boolean).join(' · ')}
        </h2>
        <Stack gap={16}>
          {isUnsent && <ContractStepText step={3} />}
          <ContractFacts contract={contract} />
          <Downloads saleId={saleId} contract={contract} />
        </Stack>
      </FormSection>
      <FormSection aria-labelledby="section-signature">
        <Stack gap={12}>
          <Heading level={3} id="section-signature">
            Assinatura digital
          </Heading>
          <SignatureSection saleId={saleId} contract={contract} withoutDownloads />
        </Stack>
      </FormSection>
      <ContractPageImages saleId={saleId} contract={contract} />
    </Stack>
  );
}

function Downloads({ saleId, contract }: { saleId: string; contract: SaleContract }) {
  const userId = useSession()?.userId ?? '';
  const [isPending, setPending] = useState(false);
  async function openPdf() {
    setPending(true);
    await downloadContractPdf(userId, saleId, contract).finally(() => setPending(false));
  }
  const isSigned = contract.signature?.state === 'SEALED';
  return (
    <Row gap={8} wraps>
      {isSigned && <SignedDocumentButton of={{ saleId, contractId: contract._id }} variant="primary" />}
      <ButtonLink href={`${contract.fileUrl}&download=1`} icon="download">
        {isSigned ? 'Original em Word' : 'Baixar em Word'}
      </ButtonLink>
      <Button icon="download" isPending={isPending} onClick={() => void openPdf()}>
        {isSigned ? 'Original em PDF' : 'Baixar em PDF'}
      </Button>
    </Row>
  );
}
