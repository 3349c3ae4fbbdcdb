import type { AccountData } from '@girassol/account-domain/contract';
import { useSession } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@girassol/shared-ui';
import {
  checkPersonName,
  FormBox,
  FormFields,
  FormMaskedField,
  FormPage,
  FormSection,
  FormTextField,
  SectionActions,
} from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PaymentProblem } from '../payment/PaymentProblem';
import { showRefusal } from '../signup/show-refusal';
import { type AccountDataValues, buildAccountDataChange, toAccountDataValues } from './account-data-values';
import { CompanyFields } from './CompanyFields';
import { CompanyLogo } from './CompanyLogo';
import { RepresentativeFields } from './RepresentativeFields';
import { useAccountDataEditing } from './use-account-data-editing';

/** Page `/conta/info/:uid`: a person's own data and, for the owner of the account, those of the company (account-001). */
export default function AccountDataPage() {
  const session = useSession();
  const { uid } = useParams();
  if (!session) return null;
  const isOwner = session.type === 'MANAGER';
  return (
    <FormPage>
      <PageHeader
        title="Dados da conta"
        summary={isOwner ? 'Você e a sua empresa.' : 'Os seus dados nesta conta.'}
      />
      {uid === session.userId ? <OwnData session={session} /> : <OfSomebodyElse userId={session.userId} />}
    </FormPage>
  );
}

function OfSomebodyElse({ userId }: { userId: string }) {
  return (
    <EmptyState
      title="Estes dados são de outra pessoa"
      text="Cada pessoa vê e altera só os próprios dados."
      action={
        <ButtonLink as={Link} to={`/conta/info/${userId}`}>
          Abrir os meus dados
        </ButtonLink>
      }
    />
  );
}

function OwnData({ session: { userId } }: { session: Session }) {
  const editing = useAccountDataEditing(userId);
  const { query, current, begun } = editing;
  if (query.isError && !begun)
    return (
      <ErrorState
        error={query.error}
        title="Não foi possível abrir os dados da conta"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!begun)
    return (
      <Stack gap={16} aria-busy>
        <Skeleton height={160} radius={14} />
        <Skeleton height={280} radius={14} />
      </Stack>
    );
  return (
    <AccountDataForm
      data={begun}
      logoUrl={(current ?? begun).company?.logoUrl ?? ''}
      {...editing}
      userId={userId}
    />
  );
}

type FormProps = Pick<
  ReturnType<typeof useAccountDataEditing>,
  'save' | 'setDirty' | 'acceptLogo' | 'isDirty'
> & {
  userId: string;
  data: AccountData;
  logoUrl: string;
};

function AccountDataForm({ userId, data, logoUrl, save, setDirty, acceptLogo }: FormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const initialValues = useMemo(() => toAccountDataValues(data), [data]);

  async function submit(values: AccountDataValues, helpers: FormikHelpers<AccountDataValues>) {
    setProblem(null);
    try {
      await save(buildAccountDataChange(values, initialValues));
    } catch (error) {
      setProblem(showRefusal(error, listFieldNames(values), helpers));
    }
  }

  return (
    <Formik initialValues={initialValues} enableReinitialize onSubmit={submit}>
      <FormBox aria-label="Dados da conta">
        <FormSection aria-labelledby="section-person">
          <h2 id="section-person">Você</h2>
          <p>Você entra com {data.user.email}.</p>
          <FormFields>
            <FormTextField
              name="personalData.name"
              label="Seu nome"
              isRequired
              maxLength={120}
              check={checkPersonName}
              autoComplete="name"
            />
            <FormMaskedField name="personalData.phone" mask="phone" label="Seu telefone" isOptional />
          </FormFields>
        </FormSection>
        {data.company && (
          <>
            <CompanyLogo userId={userId} logoUrl={logoUrl} onChange={acceptLogo} />
            <CompanyFields />
          </>
        )}
        {data.representative && <RepresentativeFields />}
        {problem && <PaymentProblem>{problem}</PaymentProblem>}
        {data.company && (
          <Text as="p" size={13} tone="soft">
            <TextLink as={Link} to="/configuracoes?secao=dados">
              Baixar tudo ou encerrar a conta
            </TextLink>
          </Text>
        )}
        <SectionActions onDirtyChange={setDirty} />
      </FormBox>
    </Formik>
  );
}

/** Lists the names of all fields with a value of their own: `company.address.uf`. */
function listFieldNames(values: object, start = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? listFieldNames(value, `${start}${name}.`)
      : [`${start}${name}`],
  );
}
