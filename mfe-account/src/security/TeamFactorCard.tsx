import type { Session } from '@girassol/shared-domain';
import { Badge, Button, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SectionCard } from '../card/SectionCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { showRefusal } from '../signup/show-refusal';
import { CardList } from './card-list';
import { FactorRequirement } from './FactorRequirement';
import { resetFactor, useTeamFactors } from './use-security';

interface Colleague {
  _id: string;
  name: string;
}

/** Card by which the owner sees who has a second factor, requires it, and turns it off for somebody who has lost it. */
export function TeamFactorCard({ session }: { session: Session }) {
  const { userId } = session;
  const { data } = useTeamFactors(userId);
  const [chosen, setChosen] = useState<Colleague | null>(null);
  if (!data || data.people.length === 0) return null;
  return (
    <SectionCard title="Duas etapas na equipe">
      <FactorRequirement session={session} requiredFrom={data.requiredFrom} />
      <List aria-label="Duas etapas na equipe">
        {data.people.map(({ _id, name, hasFactor }) => (
          <li key={_id}>
            <Text weight={500}>{name}</Text>
            {hasFactor ? (
              <Button
                size="sm"
                aria-label={`Perdeu o celular: desligar de ${name}`}
                onClick={() => setChosen({ _id, name })}
              >
                Perdeu o celular
              </Button>
            ) : (
              <Badge>Desligada</Badge>
            )}
          </li>
        ))}
      </List>
      {chosen && <ResetDialog userId={userId} person={chosen} onClose={() => setChosen(null)} />}
    </SectionCard>
  );
}

interface Reset {
  currentPassword: string;
  why: string;
}

const initialValues: Reset = { currentPassword: '', why: '' };

interface ResetDialogProps {
  userId: string;
  person: Colleague;
  onClose: () => void;
}

function ResetDialog({ userId, person: { _id, name }, onClose }: ResetDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ currentPassword, why }: Reset, helpers: FormikHelpers<Reset>) {
    setProblem(null);
    try {
      await resetFactor(userId, _id, { currentPassword, why: why.trim() });
      showSnackbar({ text: `Verificação de ${name} desligada.` });
      onClose();
    } catch (error) {
      setProblem(showRefusal(error, ['currentPassword', 'why'], helpers));
    }
  }

  return (
    <Dialog isOpen title={`Desligar a verificação de ${name}`} size="sm" onClose={onClose}>
      <Formik initialValues={initialValues} onSubmit={submit}>
        <Form aria-label="Desligar a verificação">
          <Stack gap={16}>
            <Text as="p" tone="soft">
              O login volta a pedir só a senha: o aplicativo e as chaves de acesso deixam de valer, e as
              sessões dessa pessoa terminam. Ela recebe um e-mail com o motivo.
            </Text>
            <FormTextField
              name="why"
              label="Motivo"
              maxLength={300}
              isRequired
              check={(why) =>
                String(why).trim().length > 2 ? undefined : 'Diga o motivo em algumas palavras.'
              }
            />
            <FormPasswordField
              name="currentPassword"
              label="Sua senha"
              autoComplete="current-password"
              check={(password) => (password ? undefined : 'Informe sua senha.')}
            />
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <FormSubmitButton>Desligar</FormSubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}

const { space } = tokens;

const List = styled(CardList)`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[12]};
    padding: ${space[8]} 0;
  }
`;
