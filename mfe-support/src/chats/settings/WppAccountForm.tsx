import { ApiError, api, useSession } from '@girassol/shared-auth';
import { Button, Row, showSnackbar } from '@girassol/shared-ui';
import {
  Form,
  FormMaskedField,
  FormPasswordField,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import type { ChatProviderName } from '@girassol/support-domain/chats';
import type { WppAccount } from '@girassol/support-domain/contract';
import { Formik } from 'formik';
import { useEffect } from 'react';
import { refreshWppAccounts } from '../use-chats';

interface WppAccountFormProps {
  provider: ChatProviderName;
  /** Null: a new one. */
  account: WppAccount | null;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called with the verify token of a new account, which is shown once. */
  onSaved: (verifyToken: string | null) => void;
  onCancel: () => void;
}

/** Form of a WhatsApp account. Secrets that are left empty stay as they are. */
export function WppAccountForm({ provider, account, onDirtyChange, onSaved, onCancel }: WppAccountFormProps) {
  const userId = useSession()?.userId ?? '';
  const hasSecrets = provider === 'whatsapp';
  return (
    <Formik
      initialValues={{
        name: account?.name ?? '',
        phone: account?.phone ?? '',
        phoneId: account?.phoneId ?? '',
        accessToken: '',
        appSecret: '',
      }}
      onSubmit={async (values, { setFieldError }) => {
        try {
          const token = account
            ? await changeAccount(account._id, values)
            : (
                await api('POST /omnichannels/user/:userId', {
                  params: { userId },
                  body: values,
                  silent: true,
                })
              ).verifyToken;
          await refreshWppAccounts();
          onDirtyChange(false);
          showSnackbar({ text: account ? 'Conta salva' : 'Número ligado' });
          onSaved(token);
        } catch (error) {
          const [field] = error instanceof ApiError ? (error.fields ?? []) : [];
          const message = error instanceof Error ? error.message : '';
          if (field) setFieldError(field.path, field.message);
          else showSnackbar({ text: message, tone: 'bad' });
        }
      }}
    >
      {({ dirty }) => (
        <Form aria-label={account ? `Conta ${account.name}` : 'Nova conta de WhatsApp'}>
          <DirtyMark isDirty={dirty} onChange={onDirtyChange} />
          <FormTextField name="name" label="Nome" placeholder="Vendas" maxLength={60} isRequired />
          <FormMaskedField name="phone" label="Número" mask="phone" isRequired />
          {hasSecrets && (
            <>
              {!account && (
                <FormTextField
                  name="phoneId"
                  label="Identificador do número de telefone"
                  description="Está no aplicativo da Meta, em WhatsApp, Configuração da API."
                  maxLength={40}
                  isRequired
                />
              )}
              <FormPasswordField
                name="accessToken"
                label="Token de acesso"
                description={
                  account
                    ? 'Vazio: fica o que está guardado.'
                    : 'Um token permanente de um usuário do sistema.'
                }
                isRequired={!account}
              />
              <FormPasswordField
                name="appSecret"
                label="Chave secreta do aplicativo"
                description={
                  account
                    ? 'Vazio: fica a que está guardada.'
                    : 'Com ela se confere que um aviso veio do WhatsApp.'
                }
                isRequired={!account}
              />
            </>
          )}
          <Row gap={8}>
            <Button onClick={onCancel}>Cancelar</Button>
            <FormSubmitButton isEditing>{account ? 'Salvar conta' : 'Ligar número'}</FormSubmitButton>
          </Row>
        </Form>
      )}
    </Formik>
  );
}

type Values = { name: string; phone: string; accessToken: string; appSecret: string };

async function changeAccount(
  chatAccountId: string,
  { name, phone, accessToken, appSecret }: Values,
): Promise<null> {
  await api('PUT /omnichannels/single/:chatAccountId', {
    params: { chatAccountId },
    body: { name, phone, accessToken, appSecret },
    silent: true,
  });
  return null;
}

function DirtyMark({ isDirty, onChange }: { isDirty: boolean; onChange: (isDirty: boolean) => void }) {
  useEffect(() => {
    onChange(isDirty);
    return () => onChange(false);
  }, [isDirty, onChange]);
  return null;
}
