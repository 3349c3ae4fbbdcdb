import { afterSalesLineTypeLabels } from '@girassol/shared-domain';
import { Button, EmptyState, TextLink, tokens } from '@girassol/shared-ui';
import {
  FormMoneyField,
  FormRow,
  FormRowList,
  FormSection,
  FormTextArea,
  FormTextField,
  RowButtons,
  RowLimitText,
  useFormRows,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAX_SERVICES, type ServiceSettingsValues } from './service-settings-values';

const types = Object.entries(afterSalesLineTypeLabels).map(([value, label]) => ({ value, label }));

/** Editable cards of the after-sales services and products in the settings. */
export function ServiceSettingsList() {
  const { offers } = useFormikContext<ServiceSettingsValues>().values;
  const rows = useFormRows('offers', offers);
  const added = useRef(0);

  function add() {
    added.current += 1;
    const key = `new ${added.current}`;
    rows.add({ key, name: '', type: 'SERVICE', price: null, priceComps: '' });
  }
  return (
    <FormSection aria-labelledby="section-services">
      <h2 id="section-services">Serviços de pós-venda</h2>
      <p>
        O que pode ser adicionado a uma atividade, com o preço usual. O que já foi adicionado não muda. Os
        documentos ficam em{' '}
        <TextLink as={Link} to="/pos-venda/templates">
          Modelos
        </TextLink>
        .
      </p>
      {offers.length === 0 && (
        <EmptyState
          isCompact
          title="Nenhum serviço cadastrado"
          text="Adicione o primeiro: é dessa lista que se escolhe o que entra em uma atividade."
        />
      )}
      <Cards>
        {offers.map((row, index) => {
          const name = row.name.trim() || `serviço ${index + 1}`;
          const path = `offers.${index}`;
          return (
            <li key={row.key}>
              <FormRow path={path} name={name} />
              <FormTextField
                name={`${path}.name`}
                label="Nome"
                isRequired
                maxLength={80}
                autoFocus={row._id === undefined && row.name === ''}
              />
              <FormSelect name={`${path}.type`} label="Tipo" options={types} />
              <FormMoneyField name={`${path}.price`} label="Preço da unidade" isRequired />
              <RowButtons
                name={name}
                index={index}
                count={offers.length}
                onMove={(to) => rows.move(index, to)}
                onDelete={() => rows.remove(index, row.name)}
              />
              <FormTextArea
                className="comps"
                name={`${path}.priceComps`}
                label="Composição do preço"
                description="Uma linha para cada parte, como “Deslocamento: R$ 80,00”."
              />
            </li>
          );
        })}
      </Cards>
      <Button icon="plus" disabled={offers.length >= MAX_SERVICES} onClick={add}>
        Adicionar serviço
      </Button>
      <RowLimitText count={offers.length} limit={MAX_SERVICES} many="serviços" />
    </FormSection>
  );
}

const { color, radius, screen, space } = tokens;

const Cards = styled(FormRowList)`
  > li {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) 14rem auto;
    padding: ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  /* The buttons, before the last field: beside the boxes, below their labels. */
  > li > :nth-last-child(2) { margin-top: 1.5rem; }
  .comps { grid-column: 1 / -1; }
  @media ${screen.phone} {
    > li { grid-template-columns: minmax(0, 1fr); }
    > li > :nth-last-child(2) { margin-top: 0; }
  }
`;
