import type { RegistryClient } from '@girassol/federation/operations';
import { Button, Stack, Text, tokens } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { change } from './use-registry';

interface ChangeDialogProps<Values extends { why: string }> {
  title: string;
  /** What will happen, in a sentence. */
  text: string;
  submitLabel: string;
  initial: Values;
  danger?: boolean;
  /** Whoever opened it shows something else when it is done. */
  staysWhenDone?: boolean;
  /** Fields before the reason. */
  children?: ReactNode;
  order: (client: RegistryClient, values: Values) => Promise<unknown>;
  done: string;
  onClose: () => void;
}

/** Asks why something is changed, and changes it. A refusal keeps what was written. */
export function ChangeDialog<Values extends { why: string }>({
  title,
  text,
  submitLabel,
  initial,
  danger = false,
  staysWhenDone = false,
  children,
  order,
  done,
  onClose,
}: ChangeDialogProps<Values>) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: Values) {
    const refused = await change((client) => order(client, { ...values, why: values.why.trim() }), done);
    setProblem(refused);
    if (!refused && !staysWhenDone) onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm">
      <Formik initialValues={initial} onSubmit={submit}>
        <Form aria-label={title}>
          <Stack gap={16}>
            <Text as="p">{text}</Text>
            {children}
            <FormTextField
              name="why"
              label="Motivo"
              isRequired
              maxLength={300}
              description="Fica no histórico, com seu nome."
              check={(why) => (why.trim().length < 3 ? 'Escreva um pouco mais.' : undefined)}
            />
            {problem && (
              <Problem role="alert">
                <Text tone="bad">{problem}</Text>
              </Problem>
            )}
          </Stack>
          <Foot>
            <Button onClick={onClose}>Cancelar</Button>
            <FormSubmitButton variant={danger ? 'danger' : 'primary'}>{submitLabel}</FormSubmitButton>
          </Foot>
        </Form>
      </Formik>
    </Dialog>
  );
}

const Problem = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[8]};
  padding-top: ${tokens.space[24]};
`;
