import { formatCount } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, Stack, Text, useLeaveGuard } from '@girassol/shared-ui';
import { FormFoot } from '@girassol/shared-ui/fields';
import { Link } from 'react-router-dom';
import { resultPath, uploadPath } from '../addresses/imports';
import type { SavedTemplate } from '../data/templates';
import type { Draft } from '../data/use-draft';
import { CheckPanel } from './check/CheckPanel';
import { ColumnList } from './columns/ColumnList';
import { Findings } from './columns/Findings';
import { FileFacts } from './FileFacts';
import { OptionsForm } from './OptionsForm';
import { PointQuestions } from './PointQuestions';
import { TemplateSection } from './template/TemplateSection';
import { useTemplateWish } from './template/use-template-wish';
import { useSteps } from './wish/use-steps';
import { useWish } from './wish/use-wish';
import { isCheckedFor, isMappable, recordsToWrite } from './wish/wish';

interface MappingFormProps {
  /** As the import stands now. */
  record: ImportRecord;
  draft: Draft;
  saved: SavedTemplate;
}

/** Columns become properties; every row is checked, and then they are written. */
export function MappingForm({ record, draft, saved }: MappingFormProps) {
  const type = record.importType;
  const form = useWish({ record, draft, saved: saved.template });
  const keeping = useTemplateWish(type, saved);
  const { keep } = keeping;
  const steps = useSteps(record, keep && (() => keep(form.wish.mapping)));
  const errors = form.findings.filter(({ level }) => level === 'error').length;
  const isChecked = isCheckedFor(record, form.wish);
  useLeaveGuard(form.isTouched && !isChecked && !steps.isBusy);

  return (
    <Stack gap={16}>
      <FileFacts record={record} />
      {form.template && (
        <Text as="p" size={13} tone="soft" role="status">
          O mapeamento veio do template “{form.template.name}”.
        </Text>
      )}
      {saved.hasFailed && (
        <Text as="p" size={13} tone="soft">
          Não foi possível procurar um template salvo para estas colunas.
        </Text>
      )}
      <Stack as="section" gap={8} aria-label="Colunas">
        <Findings
          label="Avisos do mapeamento"
          findings={form.findings.filter(({ column }) => column === null)}
        />
        <ColumnList type={type} columns={draft.columns} form={form} />
      </Stack>
      <PointQuestions
        columns={form.unclear}
        points={form.wish.options.points}
        onChange={(points) => form.choose({ points })}
      />
      <OptionsForm type={type} options={form.wish.options} onChange={form.choose} />
      <TemplateSection wish={keeping} />
      {isChecked && <CheckPanel record={record} />}
      <FormFoot>
        <ButtonLink as={Link} to={uploadPath(type)}>
          Escolher outro arquivo
        </ButtonLink>
        {errors > 0 && (
          <Text size={13} tone="bad">
            {formatCount(errors, 'pendência', 'pendências')} no mapeamento
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
      </FormFoot>
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
  if (!isMappable(record))
    return (
      <ButtonLink variant="primary" as={Link} to={resultPath(record._id)}>
        Ver o resultado
      </ButtonLink>
    );
  if (isChecked && record.state === 'CHECKED') {
    const count = recordsToWrite(record);
    return (
      <Button variant="primary" isPending={isBusy} disabled={isBlocked || count === 0} onClick={onStart}>
        Importar {formatCount(count, 'registro', 'registros')}
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
