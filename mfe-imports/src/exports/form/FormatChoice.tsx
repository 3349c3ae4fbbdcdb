import { type ExportFormat, exportFormats } from '@girassol/shared-domain/exports';
import { RadioGroup } from '@girassol/shared-ui/inputs';

const options = [
  {
    value: 'xlsx',
    label: 'Planilha (xlsx)',
    description: 'Para o Excel: com datas, valores, somas e cabeçalho fixo.',
  },
  {
    value: 'csv',
    label: 'CSV',
    description: 'Para outros programas: separado por ponto e vírgula, com vírgula decimal.',
  },
] as const satisfies readonly { value: ExportFormat; label: string; description: string }[];

interface FormatChoiceProps {
  value: ExportFormat;
  onChange: (format: ExportFormat) => void;
}

/** Choice of the file format. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  return (
    <RadioGroup
      label="Formato"
      hideLabel
      options={options}
      value={value}
      onChange={(choice) => onChange(exportFormats.find((format) => format === choice) ?? 'xlsx')}
    />
  );
}
