import { plainText } from '@girassol/shared-domain';
import type { ContractTemplate } from '@girassol/shared-domain/contract';
import { brackets, contractFamilies, sampleContract } from '@girassol/shared-domain/templates';
import { docxFile, saveFile, TemplateFields, TemplateUpload } from '@girassol/shared-templates';
import { Button, EmptyState, ErrorState, NoResults, Skeleton, Stack } from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { contractKind } from './contract-kind';
import { TemplatePreview } from './TemplatePreview';
import { TemplateRows } from './TemplateRows';
import { type TemplateList, useTemplateChanges, useTemplates } from './use-templates';

/** Templates of contracts: sending one, those there are, and the tags they may have. */
export function TemplatesTab() {
  const { data, error, isFetching, refetch } = useTemplates();
  const { add, remove } = useTemplateChanges();
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
  return (
    <Stack gap={24}>
      <Listed list={data} onRemove={(template) => void remove(template)} />
      <TemplateUpload kind={contractKind} add={add} />
      <TemplateFields
        families={contractFamilies}
        marks={brackets}
        onSample={() => saveFile(docxFile(sampleContract()), 'Contrato (modelo).docx')}
      />
    </Stack>
  );
}

interface ListedProps {
  list: TemplateList;
  onRemove: (template: ContractTemplate) => void;
}

/** From so many on it pays to search. */
const SEARCHED_FROM = 2;

function Listed({ list: { contracts }, onRemove }: ListedProps) {
  const [search, setSearch] = useState('');
  const [previewed, setPreviewed] = useState<ContractTemplate | null>(null);
  const wanted = plainText(search);
  const found = contracts.filter(({ name, number }) => plainText(`${number} ${name}`).includes(wanted));
  if (contracts.length === 0)
    return (
      <EmptyState
        isCompact
        title="Nenhum modelo por aqui"
        text="Comece pelo modelo pronto abaixo: baixe, ajuste no Word e envie."
      />
    );
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
