import { api, getLastEmail } from '@girassol/shared-auth';
import { FormMaskedField } from '@girassol/shared-ui/fields';
import { getLeadSource, LEAD_HONEYPOT_FIELD } from '@girassol/support-domain/trial-requests';
import { useSearchParams } from 'react-router-dom';
import { PublicForm } from '../public-form/PublicForm';

const createForm = () => ({ name: '', email: getLastEmail(), phone: '', [LEAD_HONEYPOT_FIELD]: '' });

/** Form of a trial request: a lead of the product, with the parameters of the address that led here. */
export function TrialRequestForm({ onSent }: { onSent: (name: string) => void }) {
  const [query] = useSearchParams();
  return (
    <PublicForm
      label="Solicitação de teste"
      createValues={createForm}
      honeypot={LEAD_HONEYPOT_FIELD}
      submitLabel="Pedir um teste"
      onSubmit={async (contact) => {
        const body = { ...getLeadSource(query), ...contact, kind: 'trial' as const };
        await api('POST /leads/new', { body, token: null, silent: true });
        onSent(contact.name);
      }}
    >
      <FormMaskedField name="phone" label="Telefone ou WhatsApp" mask="phone" isRequired />
    </PublicForm>
  );
}
