import type { CatalogueKind } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { Button, IconButton, tokens } from '@girassol/shared-ui';
import { FormRow, FormSection, RowLimitText } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { catalogueDefinitions } from '../../catalogue/catalogue-table';

import type { RegisteredKitValues } from './registered-kit-values';

interface LinesSectionProps<Name extends 'modules' | 'inverters' | 'items'> {
  name: Name;
  title: string;
  text: string;
  kind: CatalogueKind;
  /** `módulo` */
  one: string;
  most: number;
  /** May there be none? */
  isOptional?: boolean | undefined;
  empty: () => RegisteredKitValues[Name][number];
  getLine: (item: CatalogueItem) => RegisteredKitValues[Name][number] | null;
  /** Has nobody written into it yet? */
  isBlank: (line: RegisteredKitValues[Name][number]) => boolean;
  fields: (place: string) => ReactNode;
}

/** Form section for the modules, inverters or items of a kit, chosen from the catalogue or typed. */
export function KitLinesSection<Name extends 'modules' | 'inverters' | 'items'>(
  props: LinesSectionProps<Name>,
) {
  const { name, title, text, kind, one, most, isOptional = false, isBlank } = props;
  const { values, setFieldValue } = useFormikContext<RegisteredKitValues>();
  const lines: RegisteredKitValues[Name][number][] = values[name];
  const write = (next: RegisteredKitValues[Name][number][]) => void setFieldValue(name, next);
  // A line that is still empty is where the first choice goes.
  const add = (line: RegisteredKitValues[Name][number]) =>
    write([...lines.filter((known) => !isBlank(known)), line].slice(0, most));
  const isFull = lines.filter((line) => !isBlank(line)).length >= most;

  return (
    <FormSection aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      {lines.map((line, index) => (
        <Line key={line.key} role="group" aria-label={`${one} ${index + 1}`}>
          <FormRow path={`${name}.${index}`} name={`${one} ${index + 1}`}>
            <Fields>{props.fields(`${name}.${index}`)}</Fields>
          </FormRow>
          <IconButton
            icon="trash"
            label={`Tirar ${one} ${index + 1}`}
            disabled={!isOptional && lines.length === 1}
            onClick={() => write(lines.filter(({ key }) => key !== line.key))}
          />
        </Line>
      ))}
      <Adding>
        {!isFull && (
          <CatalogueSearch
            kind={kind}
            label={`Escolher ${catalogueDefinitions[kind].one} do catálogo`}
            hideLabel
            onChoose={(item) => {
              const line = props.getLine(item);
              if (line) add(line);
            }}
          />
        )}
        <Button
          size="sm"
          icon="plus"
          disabled={lines.length >= most}
          onClick={() => write([...lines, props.empty()])}
        >
          Digitar outro {one}
        </Button>
      </Adding>
      <RowLimitText count={lines.length} limit={most} many={title.toLocaleLowerCase('pt-BR')} />
    </FormSection>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[12]};
  align-items: start;
  padding: ${tokens.space[12]} 0 ${tokens.space[16]};
  border-top: 1px solid ${tokens.color.lineSoft};
  /* Beside the first box, below its label. */
  > button { margin-top: 1.5rem; }
  @media ${tokens.screen.phone} {
    grid-template-columns: minmax(0, 1fr);
    > button { justify-self: end; margin-top: 0; }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${tokens.space[12]};
  align-items: start;
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[12]};
  padding-top: ${tokens.space[12]};
  border-top: 1px solid ${tokens.color.lineSoft};
  > div { flex: 1 1 22rem; max-width: 26rem; }
`;
