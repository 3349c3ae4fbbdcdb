import { ApiError, api, createIdempotencyKeyCache, useConditionFacts } from '@girassol/shared-auth';
import { meetsCondition, toIsoDate } from '@girassol/shared-domain';
import type { Proposal, RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { announce, Button, ConflictNotice, Row, tokens } from '@girassol/shared-ui';
import { FormBox, FormErrorsButton, FormFooter, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { financingListPath } from '../addresses/financing';
import { refreshFinancings } from '../financing/financings';
import { hasSimulationTerms, parseSimulationTerms } from '../simulation/terms-address';
import { AddressSection } from './AddressSection';
import { CustomerSection } from './CustomerSection';
import {
  buildCreditRequestFields,
  buildInitialCreditFormValues,
  type CreditFormValues,
  getCreditFormErrors,
} from './credit-form-values';
import { ProjectSection } from './ProjectSection';
import { DraftSaveStatus } from './SavedText';
import { SupplierSection } from './SupplierSection';
import { useCreditDraftAutosave } from './use-credit-draft-autosave';

const MARKETPLACE = 'POST /financings/marketplace/credit-analysis/:cid/:pid';
const SIMPLE = 'POST /financings/btg/credit-analysis/:cid/:pid';

type Drafts = ResponseBody<'GET /financings/drafts/:pid'>;

interface CreditFormProps extends Drafts {
  proposal: Proposal;
  onChooseProposal: (proposalId: string) => void;
  /** Begins again with what another window saved. */
  onTakeOther: () => void;
}

/**
 * Form that requests credit from a bank. The form is filled with known data, saved on the server as a draft
 * while it is edited, and sent to the bank once (financing-025 to financing-037).
 */
export function CreditForm({ proposal, draft, known, onChooseProposal, onTakeOther }: CreditFormProps) {
  const navigate = useNavigate();
  const facts = useConditionFacts();
  const [query] = useSearchParams();
  const [initial] = useState(() =>
    buildInitialCreditFormValues(draft?.form ?? null, known, parseSimulationTerms(query)),
  );
  // In memory only: a fingerprint of a document and an income would be one of a person.
  const [keyOf] = useState(() => createIdempotencyKeyCache());
  const hasMarketplace = facts !== null && meetsCondition({ module: 'Marketplace' }, facts);

  async function submit(values: CreditFormValues, helpers: FormikHelpers<CreditFormValues>) {
    const call = hasMarketplace ? MARKETPLACE : SIMPLE;
    const params = { cid: proposal.customerData._id, pid: proposal._id };
    const body = buildCreditRequest(values, query);
    try {
      const { financing } = await api(call, { params, body, idempotencyKey: keyOf(call, [params, body]) });
      announce('Análise de crédito solicitada');
      refreshFinancings();
      helpers.resetForm({ values });
      navigate(financingListPath(hasMarketplace, financing._id));
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
      validate={(values) => getCreditFormErrors(values, toIsoDate(Date.now()))}
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

/** Builds the request from the complete form. The server validates it again. */
const buildCreditRequest = (
  values: CreditFormValues,
  query: URLSearchParams,
): RequestBody<typeof MARKETPLACE> => {
  const { isCNPJ: _isCNPJ, ...terms } = parseSimulationTerms(query);
  const fields = buildCreditRequestFields(values) as RequestBody<typeof MARKETPLACE>;
  return {
    ...fields,
    stage: 'SIMULATION',
    ...(hasSimulationTerms(query) && { terms: { ...terms, isSimples: fields.isSimples ?? false } }),
  };
};

function Foot({ pid, draft, onTakeOther }: Pick<CreditFormProps, 'draft' | 'onTakeOther'> & { pid: string }) {
  const { state, overwrite } = useCreditDraftAutosave(pid, useFormikContext<CreditFormValues>(), draft);
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
      <Footer>
        <DraftSaveStatus state={state} />
        <FormErrorsButton />
        <FormSubmitButton>SOLICITAR ANÁLISE DE CRÉDITO</FormSubmitButton>
      </Footer>
    </>
  );
}

/** On a phone the long text of the button takes a row of its own, beside nothing. */
const Footer = styled(FormFooter)`
  @media ${tokens.screen.phone} {
    > :last-child:nth-child(2) { flex: 1 1 100%; }
  }
`;
