import {
  api,
  attemptAction,
  buildApiQueryKey,
  getIdempotencyKeyOfAction,
  queryClient,
} from '@girassol/shared-auth';
import { stripCpfOrCnpjMask, toPhoneDigits } from '@girassol/shared-domain';
import {
  findIntegratorRegistrationProblems,
  type IntegratorRegistrationFields,
} from '@girassol/shared-domain/financing';
import { showSnackbar, Text } from '@girassol/shared-ui';
import {
  FormBox,
  FormErrorsButton,
  FormMaskedField,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { LOAD_REGISTRATION_CALL } from '../financing/financings';

const NEW = 'POST /registrations/new';

interface RegistrationDialogProps {
  /** Registration data known from the account. */
  known: IntegratorRegistrationFields;
  /** Its name. */
  bank: string;
  onClose: () => void;
}

/** Dialog that requests the registration of the account with the bank (financing-028, financing-029, financing-097). */
export default function BankRegistrationDialog({ known, bank, onClose }: RegistrationDialogProps) {
  // A number that came with the account is right; one that is typed here can be corrected (financing-029).
  const isCnpjKnown = stripCpfOrCnpjMask(known.cnpj).length === 14;

  async function submit(fields: IntegratorRegistrationFields) {
    const body = { ...fields, cnpj: stripCpfOrCnpjMask(fields.cnpj), phone: toPhoneDigits(fields.phone) };
    const answer = await attemptAction(() =>
      api(NEW, { body, idempotencyKey: getIdempotencyKeyOfAction(NEW, body) }),
    );
    if (!answer) return;
    await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LOAD_REGISTRATION_CALL) });
    showSnackbar({ text: 'Cadastro solicitado. A resposta do banco aparece nesta página.' });
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title="Cadastro no banco">
      <Formik
        initialValues={known}
        validate={(fields) =>
          Object.fromEntries(
            findIntegratorRegistrationProblems(fields).map(({ path, message }) => [path, message]),
          )
        }
        onSubmit={submit}
      >
        <FormBox aria-label="Cadastro no banco">
          <Text as="p" size={13} tone="soft">
            Com o cadastro da sua empresa aprovado, você pode pedir análises de crédito para os seus clientes.
          </Text>
          <FormTextField name="corporateName" label="Razão Social" isRequired autoComplete="organization" />
          <FormMaskedField
            name="cnpj"
            label="CNPJ"
            mask="cnpj"
            isRequired
            isReadOnly={isCnpjKnown}
            description={isCnpjKnown ? 'Veio dos dados da sua conta.' : undefined}
          />
          <FormTextField name="name" label="Nome do Responsável" isRequired autoComplete="name" />
          <FormTextField name="email" label="E-mail" type="email" isReadOnly />
          <FormMaskedField name="phone" label="Celular" mask="phone" isRequired />
          <Foot>
            <FormErrorsButton />
            <SubmitWhenValid bank={bank} />
          </Foot>
        </FormBox>
      </Formik>
    </Dialog>
  );
}

/** There once everything is right; until then the button beside it tells what is not. */
function SubmitWhenValid({ bank }: { bank: string }) {
  const { isValid } = useFormikContext();
  return isValid ? (
    <FormSubmitButton>{`SOLICITAR CADASTRO NO ${bank.toUpperCase()}`}</FormSubmitButton>
  ) : null;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
