import { useApiQuery } from '@girassol/shared-auth';
import { formatNumber } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Spinner,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { wizardStepPath } from '../addresses/wizard';
import { EnergyChart } from '../charts/EnergyChart';
import { FactList } from '../charts/FactList';
import { GenerationYearTable } from './GenerationYearTable';

const { color } = tokens;

/** Part of a listed proposal that the generation dialog needs. */
export type GenerationDialogProposal = Pick<ListedProposal, '_id' | 'customer' | 'frontId' | 'isAgreed'>;

interface GenerationDialogProps {
  proposal: GenerationDialogProposal;
  onClose: () => void;
}

/** Number of the wizard's step that calculates the generation. */
const GENERATION_STEP = 3;

const perMonth = (kwh: number) => `${formatNumber(kwh, 0)} kWh/mês`;

/** Dialog with the energy that a proposal's system generates, without opening the proposal (proposals-030). */
export default function GenerationDialog({ proposal, onClose }: GenerationDialogProps) {
  const pid = proposal._id;
  const { data, error, isError, isFetching, refetch } = useApiQuery('GET /generations/single/:pid', {
    params: { pid },
  });
  const [hasYears, setHasYears] = useState(false);
  const generation = data?.generation;
  // What was agreed to is not edited any more.
  const generationStep = proposal.isAgreed ? null : wizardStepPath(GENERATION_STEP, proposal.frontId);
  return (
    <Dialog isOpen onClose={onClose} title={`Geração: ${proposal.customer.name}`} size="lg">
      {isError && !data && (
        <ErrorState
          error={error}
          isCompact
          title="Não foi possível carregar a geração"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Spinner label="Carregando a geração" />}
      {data && !generation && (
        <EmptyState
          isCompact
          title="A geração ainda não foi calculada"
          text="Conclua a etapa Geração da proposta para vê-la aqui."
          action={
            generationStep && (
              // The dialog may stand in another area's page: a plain link, which the shell follows.
              <ButtonLink href={generationStep} size="sm" icon="sun">
                Calcular a geração
              </ButtonLink>
            )
          }
        />
      )}
      {generation && (
        <Stack gap={16}>
          <FactList
            facts={[
              { label: 'Geração média', value: perMonth(generation.averageMonthlyGeneration) },
              { label: 'No primeiro ano', value: `${formatNumber(generation.yearlyGeneration, 0)} kWh` },
              { label: 'Do consumo', value: `${formatNumber(generation.offset * 100, 0)}%` },
            ]}
          />
          <EnergyChart
            height={220}
            legend
            series={[
              { label: 'Consumo', colour: color.chartConsumption, values: generation.monthlyConsumption },
              { label: 'Geração', colour: color.chartGeneration, values: generation.monthlyGeneration },
            ]}
          />
          <Text as="p" size={12} tone="soft">
            {generation.irradiation.source && `Irradiação: ${generation.irradiation.source}`}
          </Text>
          {hasYears ? (
            <GenerationYearTable pid={pid} />
          ) : (
            <div>
              <Button size="sm" icon="chart" onClick={() => setHasYears(true)}>
                Ver os 25 anos
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
