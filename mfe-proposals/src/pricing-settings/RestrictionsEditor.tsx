import { Button, tokens } from '@girassol/shared-ui';
import {
  Checkbox,
  FormRow,
  FormRowList,
  FormTextArea,
  FormTextField,
  RowButtons,
  RowLimitText,
  useFormRows,
} from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { buildEmptyRestriction, type PricingSettingsValues } from './pricing-settings-values';
import type { PricingPeople } from './use-people';

/** Maximum number of restrictions that the server takes. */
const MAX_RESTRICTIONS = 50;

/**
 * Editor of the restrictions of pricing components to places and sellers. A component applies if one of the
 * places or sellers matches (pricing-009).
 */
export function RestrictionsEditor({ people }: { people: PricingPeople }) {
  const { values, setFieldValue } = useFormikContext<PricingSettingsValues>();
  const { restrictions } = values;
  const rows = useFormRows('restrictions', restrictions);
  return (
    <>
      <List>
        {restrictions.map(({ _id, service, vendors }, index) => {
          const path = `restrictions.${index}`;
          const name = service.trim() || `restrição ${index + 1}`;
          const toggle = (id: string, isIn: boolean) =>
            void setFieldValue(
              `${path}.vendors`,
              isIn ? [...vendors, id] : vendors.filter((one) => one !== id),
            );
          return (
            <li key={_id}>
              <FormRow path={path} name={name} />
              <FormTextField
                name={`${path}.service`}
                label="Nome da restrição"
                isRequired
                maxLength={80}
                autoFocus={service === ''}
              />
              <RowButtons
                name={name}
                index={index}
                count={restrictions.length}
                onMove={(to) => rows.move(index, to)}
                onDelete={() => rows.remove(index, service)}
              />
              <FormTextArea
                name={`${path}.locations`}
                label="Cidades ou estados"
                description="Um por linha: Campinas, SP. Sem cidades nem vendedores, vale para todos."
              />
              <Choices role="group" aria-label="Vendedores da restrição">
                <span>Vendedores</span>
                {people.options.map(({ value, label }) => (
                  <Checkbox
                    key={value}
                    label={label}
                    value={vendors.includes(value)}
                    onChange={(isIn) => toggle(value, isIn)}
                  />
                ))}
              </Choices>
            </li>
          );
        })}
      </List>
      <Button
        icon="plus"
        disabled={restrictions.length >= MAX_RESTRICTIONS}
        onClick={() => rows.add(buildEmptyRestriction())}
      >
        Adicionar restrição
      </Button>
      <RowLimitText count={restrictions.length} limit={MAX_RESTRICTIONS} many="restrições" />
    </>
  );
}

const { color, font, radius, screen, space } = tokens;

const List = styled(FormRowList)`
  > li {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  > li > :nth-child(2) { justify-content: flex-end; }
  @media ${screen.phone} { > li { grid-template-columns: minmax(0, 1fr); } }
`;

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  > span { font: 500 ${font[13]}; }
`;
