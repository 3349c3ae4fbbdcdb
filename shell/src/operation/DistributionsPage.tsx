import type { DistributionsStatus, RegistryStatus } from '@girassol/federation/operations';
import { Button, EmptyState, PageHeader, Stack } from '@girassol/shared-ui';
import { useState } from 'react';
import { DistributionCard } from './DistributionCard';
import { DistributionEditor } from './DistributionEditor';
import { DistributionPreviewOffer } from './DistributionPreviewOffer';
import { OperationPage, RegistryContent } from './OperationPage';
import { useDistributions, useRegistryStatus } from './use-registry';

/** Operator page of the distributions of all partners, with buttons that return to an earlier version. */
export default function DistributionsPage() {
  return (
    <OperationPage>
      <Distributions />
    </OperationPage>
  );
}

function Distributions() {
  const query = useDistributions();
  const { data: status } = useRegistryStatus();
  const [isWriting, setIsWriting] = useState(false);
  return (
    <Stack gap={16}>
      <PageHeader
        title="Distribuições"
        summary="O produto com o nome de um parceiro: marca, endereços e áreas. O que nenhuma delas cobre é do Girassol."
        actions={
          <Button icon="plus" onClick={() => setIsWriting(true)}>
            Nova distribuição
          </Button>
        }
      />
      <DistributionPreviewOffer />
      <RegistryContent query={query}>
        {({ distributions }) => (
          <Contents
            distributions={distributions}
            areas={status?.remotes ?? []}
            onAdd={() => setIsWriting(true)}
          />
        )}
      </RegistryContent>
      {isWriting && query.data && (
        <DistributionEditor known={query.data.distributions} onClose={() => setIsWriting(false)} />
      )}
    </Stack>
  );
}

interface ContentsProps {
  distributions: DistributionsStatus['distributions'];
  areas: RegistryStatus['remotes'];
  onAdd: () => void;
}

function Contents({ distributions, areas, onAdd }: ContentsProps) {
  if (distributions.length === 0)
    return (
      <EmptyState
        title="Nenhuma distribuição"
        text="Todos usam o produto com o nome Girassol."
        action={<Button onClick={onAdd}>Criar a primeira distribuição</Button>}
      />
    );
  return distributions.map((report) => (
    <DistributionCard key={report.key} report={report} areas={areas} known={distributions} />
  ));
}
