import { useApiQuery, useConditionFacts, useLastingAccess, useSession } from '@girassol/shared-auth';
import {
  canManageContractTemplates,
  formatContractNumber,
  isNotBlank,
  TEMPLATE_NEEDS_CONFIGURATION_MESSAGE,
} from '@girassol/shared-domain';
import type { ContractTemplate } from '@girassol/shared-domain/contract';
import {
  bracketDelimiters,
  buildSampleContract,
  contractTagFamilies,
} from '@girassol/shared-domain/templates';
import {
  createDocxBlob,
  downloadFile,
  examineTemplate,
  showDocumentChangeNotes,
  type TemplateExamination,
  TemplateFindingsNotice,
  TemplateTagList,
} from '@girassol/shared-templates';
import {
  Button,
  ButtonLink,
  ErrorState,
  NoAccessState,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  useLeaveGuard,
} from '@girassol/shared-ui';
import {
  Form,
  FormFields,
  FormPage,
  FormSection,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Formik, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { templatesPath } from '../addresses/contracts';
import { useTemplateActions } from '../data/use-templates';
import { contractTemplateTagRules } from './contract-kind';
import { MAX_TEMPLATE_NAME_LENGTH } from './template-labels';

/** Page `/editar-contrato/:contractId`: changes the name or the document of a template (contracts-003). */
export default function EditTemplatePage() {
  const { contractId = '' } = useParams();
  const userId = useSession()?.userId ?? '';
  const facts = useConditionFacts();
  const mayEdit = useLastingAccess(facts !== null && canManageContractTemplates(facts));
  const { data, error, isFetching, refetch } = useApiQuery(
    'GET /contracts/single/:userId/:contractId',
    { params: { userId, contractId } },
    { enabled: mayEdit, refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  return (
    <FormPage>
      <PageHeader
        title="Editar modelo de contrato"
        summary={data && `Modelo ${formatContractNumber(data.contract.number)}`}
        actions={
          <ButtonLink as={Link} to={templatesPath} variant="ghost">
            Voltar aos modelos
          </ButtonLink>
        }
      />
      {facts && !mayEdit && <NoAccessState title="Só quem gerencia os contratos muda os modelos" />}
      {mayEdit && !data && error && (
        <ErrorState
          error={error}
          title="Não foi possível abrir o modelo"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(!facts || (mayEdit && !data && !error)) && <Skeleton height={200} radius={10} />}
      {mayEdit && data && <TemplateForm key={data.contract.version} template={data.contract} />}
    </FormPage>
  );
}

const nameProblem = ({ name }: { name: string }) =>
  isNotBlank(name) ? {} : { name: 'Dê um nome ao modelo.' };

function TemplateForm({ template }: { template: ContractTemplate }) {
  const navigate = useNavigate();
  const { edit } = useTemplateActions();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [findings, setFindings] = useState<TemplateExamination | null>(null);

  async function choose(chosen: File | undefined) {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const found = await examineTemplate(chosen, contractTemplateTagRules);
    setFindings(found);
    setFile(found.problems.length === 0 ? chosen : null);
  }

  return (
    <Stack gap={24}>
      <Formik
        initialValues={{ name: template.name }}
        validate={nameProblem}
        onSubmit={async ({ name }) => {
          const notes = await edit(template, { name: name.trim(), file });
          if (!notes) return;
          showSnackbar({ text: 'Modelo salvo.' });
          await showDocumentChangeNotes(notes);
          navigate(templatesPath);
        }}
      >
        <Form aria-label="Editar modelo">
          <FormSection aria-labelledby="section-template">
            <h2 id="section-template">Modelo</h2>
            <FormFields>
              <div className="wide">
                <FormTextField
                  name="name"
                  label="Nome do modelo"
                  isRequired
                  autoComplete="off"
                  maxLength={MAX_TEMPLATE_NAME_LENGTH}
                />
              </div>
              {!template.isReady && !findings && (
                <Text as="p" tone="soft" className="wide">
                  {TEMPLATE_NEEDS_CONFIGURATION_MESSAGE}
                </Text>
              )}
              <Row gap={12} wraps className="wide">
                <input
                  ref={input}
                  type="file"
                  accept=".docx"
                  hidden
                  aria-label="Documento do modelo"
                  onChange={(event) => void choose(event.target.files?.[0])}
                />
                <Button icon="upload" onClick={() => input.current?.click()}>
                  {file ? file.name : 'Trocar o documento'}
                </Button>
                <ButtonLink variant="ghost" icon="download" href={`${template.fileUrl}&download=1`}>
                  Baixar o atual
                </ButtonLink>
              </Row>
              {findings && (
                <div className="wide">
                  <TemplateFindingsNotice findings={findings} />
                </div>
              )}
              <Row justify="end" className="wide">
                <TemplateSubmitButton hasNewFile={file !== null} />
              </Row>
            </FormFields>
          </FormSection>
        </Form>
      </Formik>
      <TemplateTagList
        families={contractTagFamilies}
        marks={bracketDelimiters}
        onSample={() => downloadFile(createDocxBlob(buildSampleContract()), 'Contrato (modelo).docx')}
      />
    </Stack>
  );
}

/** Button that saves a template, off while neither name nor document was changed. Asks before changes are left. */
function TemplateSubmitButton({ hasNewFile }: { hasNewFile: boolean }) {
  const { dirty } = useFormikContext();
  const isChanged = dirty || hasNewFile;
  useLeaveGuard(isChanged);
  return <FormSubmitButton isDisabled={!isChanged}>Salvar</FormSubmitButton>;
}
