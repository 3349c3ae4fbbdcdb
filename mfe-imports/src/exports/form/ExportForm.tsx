import { DateField, FormFields, FormSection } from '@girassol/shared-ui/fields';
import type { ExportSubject } from '../../addresses/exports';
import type { ExportRights } from '../use-export-rights';
import { ColumnsField } from './ColumnsField';
import type { ExportFormValues } from './export-form-values';
import { FormatChoice } from './FormatChoice';
import { OwnerChoice } from './OwnerChoice';
import { CustomerStatusChoice, ItemStatusChoice } from './StateChoice';

interface ExportFormFieldsProps {
  exported: ExportSubject;
  rights: ExportRights;
  form: ExportFormValues;
  onChange: (change: Partial<ExportFormValues>) => void;
}

/** Fields of the export form: which records, which columns, and the file format. */
export function ExportFormFields({ exported, rights, form, onChange }: ExportFormFieldsProps) {
  const { kind, board } = exported;
  return (
    <>
      <FormSection aria-label="Período">
        <h2>Período</h2>
        <p>De quando o registro foi feito. Sem datas, vai tudo.</p>
        <FormFields>
          <DateField label="De" value={form.from} onChange={(from) => onChange({ from })} />
          <DateField label="Até" value={form.to} onChange={(to) => onChange({ to })} />
        </FormFields>
      </FormSection>
      <FormSection aria-label="Situação">
        <h2>Situação</h2>
        <p>Quais entram no arquivo.</p>
        {board ? (
          <ItemStatusChoice
            board={board}
            value={form.itemStatus}
            onChange={(itemStatus) => onChange({ itemStatus })}
          />
        ) : (
          <CustomerStatusChoice
            value={form.customerStatus}
            onChange={(customerStatus) => onChange({ customerStatus })}
          />
        )}
      </FormSection>
      {rights.people.length > 0 && (
        <FormSection aria-label="Responsáveis">
          <h2>Responsáveis</h2>
          <p>De quem são os registros.</p>
          <OwnerChoice
            people={rights.people}
            value={form.owners}
            onChange={(owners) => onChange({ owners })}
          />
        </FormSection>
      )}
      <FormSection aria-label="Colunas">
        <h2>Colunas</h2>
        <p>As de costume podem ser importadas de volta.</p>
        <ColumnsField
          kind={kind}
          board={board}
          value={form.columns}
          onChange={(columns) => onChange({ columns })}
        />
      </FormSection>
      <FormSection aria-label="Formato">
        <h2>Formato</h2>
        <p>O arquivo fica guardado por 7 dias.</p>
        <FormatChoice value={form.format} onChange={(format) => onChange({ format })} />
      </FormSection>
    </>
  );
}
