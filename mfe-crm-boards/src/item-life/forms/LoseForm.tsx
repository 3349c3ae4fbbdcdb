import { useSettings } from '@girassol/shared-auth';
import { Icon, Spinner, Text, TextLink, tokens } from '@girassol/shared-ui';
import { FormRadioGroup } from '@girassol/shared-ui/fields';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FinishedDateField, useMayChooseFinishedDate } from '../FinishedDateField';
import { buildFinishedDatePart, getDefaultFinishedDate } from '../finished-date';
import type { ItemActionFormProps } from '../item-action-form-props';
import { ItemActionForm } from '../LifeForm';
import { useStatusFormSubmit } from '../use-status-change';

interface LoseValues {
  saleLostReason: string | null;
  finishedDate: string | null;
}

/** Form of "Dar Perdido" and "Desqualificar": asks for one of the configured reasons (boards-081, boards-082). */
export function LoseForm({ item, onDone, ...form }: ItemActionFormProps) {
  const settings = useSettings();
  const asksDate = useMayChooseFinishedDate();
  const send = useStatusFormSubmit(item, onDone);
  if (!settings) return <Spinner label="Carregando motivos" />;

  const reasons = settings.salesLostReasons.map(({ name }) => ({ value: name, label: name }));
  const initial: LoseValues = {
    saleLostReason: null,
    finishedDate: getDefaultFinishedDate(asksDate, Date.now()),
  };
  return (
    <ItemActionForm
      {...form}
      initial={initial}
      onSubmit={({ saleLostReason, finishedDate }) =>
        send({
          status: 'LOST',
          ...(saleLostReason && { saleLostReason }),
          ...buildFinishedDatePart(finishedDate),
        })
      }
    >
      {reasons.length > 0 ? (
        <FormRadioGroup name="saleLostReason" label="Motivo" options={reasons} isRequired />
      ) : (
        <NoReasons />
      )}
      <FinishedDateField />
    </ItemActionForm>
  );
}

/**
 * Nothing can be chosen until somebody writes the list (boards-082). The field stays, so that the form is not valid.
 */
function NoReasons() {
  return (
    <>
      <Hint>
        <Icon name="info" size={18} />
        <Text>
          Nenhum motivo foi cadastrado ainda. Cadastre os motivos em{' '}
          <TextLink as={Link} to="/configuracoes">
            Configurações
          </TextLink>{' '}
          para continuar.
        </Text>
      </Hint>
      <div hidden>
        <FormRadioGroup name="saleLostReason" label="Motivo" options={[]} isRequired />
      </div>
    </>
  );
}

const Hint = styled.div`
  display: flex;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.infoInk};

  & a { color: inherit; }
`;
