import { useApiQuery, useFacts, useSession } from '@girassol/shared-auth';
import { formatContractNumber, isFilled, managesContracts } from '@girassol/shared-domain';
import type { ContractTemplate } from '@girassol/shared-domain/contract';
import { brackets, contractFamilies, sampleContract } from '@girassol/shared-domain/templates';
import {
  docxFile,
  examineTemplate,
  type Findings,
  saveFile,
  TemplateFields,
  TemplateFindings,
} from '@girassol/shared-templates';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  TextLink,
} from '@girassol/shared-ui';
import {
  Form,
  FormFields,
  FormPage,
  FormSection,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { contractPaths } from '../addresses/contracts';
import { contractKind } from './contract-kind';
import { useTemplateChanges } from './use-templates';
import { LONGEST_NAME, NEEDS_CONFIGURATION } from './words';

/** `/editar-contrato/:contractId`: the name of a template, and another document for it (contracts-003). */
export default function EditTemplatePage() {
  const { contractId = '' } = useParams();
  const userId = useSession()?.userId ?? '';
  const facts = useFacts();
  const mayEdit = facts !== null && managesContracts(facts);
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
          <ButtonLink as={Link} to={contractPaths.list} variant="ghost">
            Voltar aos modelos
          </ButtonLink>
        }
      />
      {facts && !mayEdit && <EmptyState title="Só quem gerencia os contratos muda os modelos" />}
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

const nameProblem = ({ name }: { name: string }) => (isFilled(name) ? {} : { name: 'Dê um nome ao modelo.' });

function TemplateForm({ template }: { template: ContractTemplate }) {
  const navigate = useNavigate();
  const { edit } = useTemplateChanges();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [findings, setFindings] = useState<Findings | null>(null);

  async function choose(chosen: File | undefined) {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const found = await examineTemplate(chosen, contractKind);
    setFindings(found);
    setFile(found.problems.length === 0 ? chosen : null);
  }

  return (
    <Stack gap={24}>
      <Formik
        initialValues={{ name: template.name }}
        validate={nameProblem}
        onSubmit={async ({ name }) => {
          if (!(await edit(template, { name: name.trim(), file }))) return;
          showSnackbar({ text: 'Modelo salvo.' });
          navigate(contractPaths.list);
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
                  maxLength={LONGEST_NAME}
                />
              </div>
              {!template.isReady && !findings && (
                <Text as="p" tone="soft" className="wide">
                  {NEEDS_CONFIGURATION}
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
                <TextLink href={`${template.fileUrl}&download=1`}>Baixar o de agora</TextLink>
              </Row>
              {findings && (
                <div className="wide">
                  <TemplateFindings findings={findings} />
                </div>
              )}
              <Row justify="end" className="wide">
                <FormSubmitButton>Salvar</FormSubmitButton>
              </Row>
            </FormFields>
          </FormSection>
        </Form>
      </Formik>
      <TemplateFields
        families={contractFamilies}
        marks={brackets}
        onSample={() => saveFile(docxFile(sampleContract()), 'Contrato (modelo).docx')}
      />
    </Stack>
  );
}
