import { ApiError, api, useApiQuery } from '@girassol/shared-auth';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { Button, ErrorState, Row, Skeleton, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { refreshCustomers } from '../../board-state/query-names';

const PLAN = 'GET /customers/erasure/:cid';

interface EraseCustomerProps {
  customer: Pick<ListedCustomer, '_id' | 'name'>;
  onClose: () => void;
  onErased?: (() => void) | undefined;
}

/** Dialog that names what the erasure of a customer deletes and keeps, and erases it once its name is typed. */
export default function EraseCustomerDialog({ customer, onClose, onErased }: EraseCustomerProps) {
  const params = { cid: customer._id };
  const { data, isError, error, isFetching, refetch } = useApiQuery(
    PLAN,
    { params },
    { staleTime: 0, gcTime: 0, refetchOnMount: 'always' },
  );
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(
    values: { customerName: string },
    { setFieldError }: FormikHelpers<{ customerName: string }>,
  ) {
    setProblem(null);
    try {
      await api('POST /customers/erasure/:cid', { params, body: values, silent: true });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const field = failure.fields?.find(({ path }) => path === 'customerName');
      if (field) setFieldError('customerName', field.message);
      else setProblem(failure.message);
      return;
    }
    showSnackbar({ text: 'Os dados do cliente foram apagados.' });
    refreshCustomers();
    onClose();
    onErased?.();
  }

  return (
    <Dialog isOpen title="Apagar dados do cliente" onClose={onClose}>
      {isError && !data && (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height={200} />}
      {data && (
        <Formik initialValues={{ customerName: '' }} onSubmit={submit}>
          <Form aria-label="Apagar dados do cliente">
            <Stack gap={16}>
              {data.blockers.map((text) => (
                <Text as="p" key={text} tone="bad" role="alert">
                  {text}
                </Text>
              ))}
              <Lines title="É apagado para sempre" lines={data.deleted} />
              {data.kept.length > 0 && <Lines title="Fica, sem o cadastro" lines={data.kept} />}
              <FormTextField
                name="customerName"
                label="Nome do cliente"
                description={`Digite ${data.customerName} para confirmar.`}
                isRequired
                isDisabled={data.blockers.length > 0}
                autoComplete="off"
                maxLength={160}
              />
              {problem && (
                <Text as="p" tone="bad" role="alert">
                  {problem}
                </Text>
              )}
              <Row gap={8} justify="end" wraps>
                <Button variant="ghost" onClick={onClose}>
                  Cancelar
                </Button>
                <FormSubmitButton isDisabled={data.blockers.length > 0}>Apagar dados</FormSubmitButton>
              </Row>
            </Stack>
          </Form>
        </Formik>
      )}
    </Dialog>
  );
}

function Lines({
  title,
  lines,
}: {
  title: string;
  lines: readonly { title: string; count: number; reason?: string }[];
}) {
  return (
    <Block>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.title}>
            {line.title}
            {line.count > 1 && ` (${line.count})`}
            {line.reason && <small>{line.reason}</small>}
          </li>
        ))}
      </ul>
    </Block>
  );
}

const { color, font, space, weight } = tokens;

const Block = styled.section`
  h3 { margin: 0 0 ${space[4]}; font: ${font[13]}; font-weight: ${weight.medium}; }
  ul { margin: 0; padding-inline-start: ${space[16]}; list-style: disc; }
  small { display: block; font: ${font[12]}; color: ${color.inkSoft}; }
`;
