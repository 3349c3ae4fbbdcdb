import { ApiError, api, createCallKeys, useFacts } from '@girassol/shared-auth';
import { meets, toIsoDate } from '@girassol/shared-domain';
import type { Answer, Body, Proposal } from '@girassol/shared-domain/contract';
import { announce, Button, ConflictNotice, Row } from '@girassol/shared-ui';
import { FormBox, FormErrorsButton, FormFoot, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listPath } from '../addresses/financing';
import { refreshFinancings } from '../financing/financings';
import { hasTerms, readTerms } from '../simulation/terms-address';
import { AddressSection } from './AddressSection';
import { CustomerSection } from './CustomerSection';
import { type CreditValues, creditErrors, creditFields, creditValues } from './credit-values';
import { ProjectSection } from './ProjectSection';
import { SavedText } from './SavedText';
import { SupplierSection } from './SupplierSection';
import { useDraftSave } from './use-draft-save';

const MARKETPLACE = 'POST /financings/marketplace/credit-analysis/:cid/:pid';
const SIMPLE = 'POST /financings/btg/credit-analysis/:cid/:pid';

type Drafts = Answer<'GET /financings/drafts/:pid'>;

interface CreditFormProps extends Drafts {
  proposal: Proposal;
  onChooseProposal: (proposalId: string) => void;
  /** Begins again with what another window saved. */
  onTakeOther: () => void;
}

/** Asks a bank for credit: prefilled, kept on the server, sent once (financing-025 to financing-037). */
export function CreditForm({ proposal, draft, known, onChooseProposal, onTakeOther }: CreditFormProps) {
  const navigate = useNavigate();
  const facts = useFacts();
  const [query] = useSearchParams();
  const [initial] = useState(() => creditValues(draft?.form ?? null, known));
  // In memory only: a fingerprint of a document and an income would be one of a person.
  const [keyOf] = useState(() => createCallKeys());
  const hasMarketplace = facts !== null && meets({ module: 'Marketplace' }, facts);

  async function submit(values: CreditValues, helpers: FormikHelpers<CreditValues>) {
    const call = hasMarketplace ? MARKETPLACE : SIMPLE;
    const params = { cid: proposal.customerData._id, pid: proposal._id };
    const body = requestOf(values, query);
    try {
      const { financing } = await api(call, { params, body, idempotencyKey: keyOf(call, [params, body]) });
      announce('Análise de crédito solicitada');
      refreshFinancings();
      helpers.resetForm({ values });
      navigate(listPath(hasMarketplace, financing._id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.fields ?? []) {
        helpers.setFieldTouched(path, true, false);
        helpers.setFieldError(path, message);
      }
    }
  }

  return (
    <Formik
      initialValues={initial}
      validate={(values) => creditErrors(values, toIsoDate(Date.now()))}
      onSubmit={submit}
    >
      <FormBox aria-label="Análise de crédito">
        <ProjectSection proposal={proposal} onChooseProposal={onChooseProposal} />
        <CustomerSection />
        <SupplierSection />
        <AddressSection />
        <Foot pid={proposal._id} draft={draft} onTakeOther={onTakeOther} />
      </FormBox>
    </Formik>
  );
}

/** The form is whole here; the server checks it again. */
const requestOf = (values: CreditValues, query: URLSearchParams): Body<typeof MARKETPLACE> => {
  const { isCNPJ: _isCNPJ, ...terms } = readTerms(query);
  return {
    ...(creditFields(values) as Body<typeof MARKETPLACE>),
    stage: 'SIMULATION',
    ...(hasTerms(query) && { terms }),
  };
};

function Foot({ pid, draft, onTakeOther }: Pick<CreditFormProps, 'draft' | 'onTakeOther'> & { pid: string }) {
  const { state, overwrite } = useDraftSave(pid, useFormikContext<CreditValues>(), draft);
  return (
    <>
      {state.kind === 'conflict' && (
        <ConflictNotice
          title={state.message}
          text="Escolha com qual das duas versões continuar. Até lá, nada é salvo por cima."
        >
          <Row gap={8} wraps>
            <Button size="sm" onClick={() => void overwrite()}>
              Continuar com esta
            </Button>
            <Button size="sm" variant="ghost" onClick={onTakeOther}>
              Usar a que está salva
            </Button>
          </Row>
        </ConflictNotice>
      )}
      <FormFoot>
        <SavedText state={state} />
        <FormErrorsButton />
        <FormSubmitButton>SOLICITAR ANÁLISE DE CRÉDITO</FormSubmitButton>
      </FormFoot>
    </>
  );
}
