import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, Stack, Text, useLeaveGuard } from '@girassol/shared-ui';
import { FormFooter } from '@girassol/shared-ui/fields';
import { Link } from 'react-router-dom';
import { resultPath, uploadPath } from '../addresses/imports';
import type { MappingTemplateLookup } from '../data/mapping-templates';
import type { ImportDraft } from '../data/use-import-draft';
import { AmbiguousColumnQuestions } from './AmbiguousColumnQuestions';
import { CheckPanel } from './check/CheckPanel';
import { ColumnList } from './columns/ColumnList';
import { MappingFindingList } from './columns/MappingFindingList';
import { ExistingRecordOptionsForm } from './ExistingRecordOptionsForm';
import { FileFacts } from './FileFacts';
import { countRecordsToWrite, isCheckedWithRequest, isMappingEditable } from './request/import-request';
import { useImportRequest } from './request/use-import-request';
import { useMappingActions } from './request/use-mapping-actions';
import { MappingTemplateSection } from './template/MappingTemplateSection';
import { useMappingTemplateSaving } from './template/use-mapping-template-saving';

interface MappingFormProps {
  /** As the import stands now. */
  record: ImportRecord;
  draft: ImportDraft;
  saved: MappingTemplateLookup;
}

/** Form that maps columns to properties, checks every row, and starts the import. */
export function MappingForm({ record, draft, saved }: MappingFormProps) {
  const type = record.importType;
  const form = useImportRequest({ record, draft, saved: saved.template });
  const keeping = useMappingTemplateSaving(type, saved);
  const { keep } = keeping;
  const steps = useMappingActions(record, keep && (() => keep(form.wish.mapping)));
  const errors = form.findings.filter(({ level }) => level === 'error').length;
  const isChecked = isCheckedWithRequest(record, form.wish);
  useLeaveGuard(form.isTouched && !isChecked && !steps.isBusy);

  return (
    <Stack gap={16}>
      <FileFacts record={record} header={draft.header ?? null} />
      {form.template && (
        <Text as="p" size={13} tone="soft" role="status">
          O mapeamento veio do modelo “{form.template.name}”.
        </Text>
      )}
      {saved.hasFailed && (
        <Text as="p" size={13} tone="soft">
          Não foi possível procurar um modelo salvo para estas colunas.
        </Text>
      )}
      <Stack as="section" gap={8} aria-label="Colunas">
        <MappingFindingList
          label="Avisos do mapeamento"
          findings={form.findings.filter(({ column }) => column === null)}
        />
        <ColumnList type={type} columns={draft.columns} form={form} />
      </Stack>
      <AmbiguousColumnQuestions {...form.unclear} options={form.wish.options} onChange={form.choose} />
      <ExistingRecordOptionsForm type={type} options={form.wish.options} onChange={form.choose} />
      <MappingTemplateSection wish={keeping} />
      {isChecked && <CheckPanel record={record} />}
      <FormFooter>
        <ButtonLink as={Link} to={uploadPath(type)}>
          Escolher outro arquivo
        </ButtonLink>
        {errors > 0 && (
          <Text size={13} tone="bad">
            {formatCountWithNoun(errors, 'pendência', 'pendências')} no mapeamento
          </Text>
        )}
        <MainButton
          record={record}
          isChecked={isChecked}
          isBusy={steps.isBusy}
          isBlocked={errors > 0 || keeping.isIncomplete}
          onCheck={() => steps.check(form.wish)}
          onStart={steps.start}
        />
      </FormFooter>
    </Stack>
  );
}

interface MainButtonProps {
  record: ImportRecord;
  /** For the mapping as it stands. */
  isChecked: boolean;
  isBusy: boolean;
  isBlocked: boolean;
  onCheck: () => void;
  onStart: () => void;
}

/** The next step: checking, or writing what was checked (imports-007). */
function MainButton({ record, isChecked, isBusy, isBlocked, onCheck, onStart }: MainButtonProps) {
  if (!isMappingEditable(record))
    return (
      <ButtonLink variant="primary" as={Link} to={resultPath(record._id)}>
        Ver o resultado
      </ButtonLink>
    );
  if (isChecked && record.state === 'CHECKED') {
    const count = countRecordsToWrite(record);
    return (
      <Button variant="primary" isPending={isBusy} disabled={isBlocked || count === 0} onClick={onStart}>
        Importar {formatCountWithNoun(count, 'registro', 'registros')}
      </Button>
    );
  }
  const isChecking = isChecked && record.state === 'CHECKING';
  return (
    <Button variant="primary" isPending={isBusy || isChecking} disabled={isBlocked} onClick={onCheck}>
      Conferir
    </Button>
  );
}
