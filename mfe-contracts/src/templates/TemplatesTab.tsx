import { toSearchText } from '@girassol/shared-domain';
import type { ContractTemplate } from '@girassol/shared-domain/contract';
import {
  bracketDelimiters,
  buildSampleContract,
  contractTagFamilies,
} from '@girassol/shared-domain/templates';
import { createDocxBlob, downloadFile, TemplateTagList, TemplateUpload } from '@girassol/shared-templates';
import { Button, EmptyState, ErrorState, NoResults, Skeleton, Stack, tokens } from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type ContractTemplatesAnswer,
  useContractTemplates,
  useTemplateActions,
} from '../data/use-templates';
import { contractTemplateTagRules } from './contract-kind';
import { TemplatePreview } from './TemplatePreview';
import { TemplateRows } from './TemplateRows';

/** Tab of the contract templates: upload, list, and the available tags. */
export function TemplatesTab() {
  const { data, error, isFetching, refetch } = useContractTemplates();
  const { add, remove } = useTemplateActions();
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        title="Não foi possível carregar os modelos"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height={160} radius={10} />
    );
  const downloadSample = () => downloadFile(createDocxBlob(buildSampleContract()), 'Contrato (modelo).docx');
  const isEmpty = data.contracts.length === 0;
  return (
    <Columns>
      <Stack gap={24}>
        {isEmpty ? (
          <EmptyState
            isCompact
            title="Nenhum modelo por aqui"
            text="Comece pelo modelo pronto: baixe, ajuste no Word e envie."
            action={
              <Button icon="download" onClick={downloadSample}>
                Baixar modelo pronto
              </Button>
            }
          />
        ) : (
          <Listed list={data} onRemove={(template) => void remove(template)} />
        )}
        <TemplateUpload kind={contractTemplateTagRules} add={add} />
      </Stack>
      <TemplateTagList
        families={contractTagFamilies}
        marks={bracketDelimiters}
        onSample={isEmpty ? null : downloadSample}
      />
    </Columns>
  );
}

const { screen, space } = tokens;

/** The tags stand beside what is done with them, and below it where there is no room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  gap: ${space[24]};
  align-items: start;
  @media ${screen.compact} { grid-template-columns: minmax(0, 1fr); max-width: 45rem; }
`;

interface ListedProps {
  list: ContractTemplatesAnswer;
  onRemove: (template: ContractTemplate) => void;
}

/** From so many on it pays to search. */
const SEARCHED_FROM = 2;

function Listed({ list: { contracts }, onRemove }: ListedProps) {
  const [search, setSearch] = useState('');
  const [previewed, setPreviewed] = useState<ContractTemplate | null>(null);
  const wanted = toSearchText(search);
  const found = contracts.filter(({ name, number }) => toSearchText(`${number} ${name}`).includes(wanted));
  return (
    <Stack gap={12}>
      {contracts.length >= SEARCHED_FROM && (
        <SearchField label="Buscar modelo" placeholder="Nome ou número" value={search} onChange={setSearch} />
      )}
      {found.length === 0 ? (
        <NoResults isCompact action={<Button onClick={() => setSearch('')}>Limpar busca</Button>} />
      ) : (
        <TemplateRows templates={found} onPreview={setPreviewed} onRemove={onRemove} />
      )}
      {previewed && <TemplatePreview template={previewed} onClose={() => setPreviewed(null)} />}
    </Stack>
  );
}
