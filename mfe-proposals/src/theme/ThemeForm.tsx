import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';
import { alertDialog, Button, ButtonLink, showSnackbar } from '@girassol/shared-ui';
import { FormActions, FormBox } from '@girassol/shared-ui/fields';
import { Formik, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { typedText } from '../wizard-frame/typed-text';
import { VersionConflict } from '../wizard-frame/VersionConflict';
import { StepAside, StepColumns, StepMain } from '../wizard-frame/WizardFrame';
import { isSameTheme, useSetAccountTheme } from './account-theme';
import { ThemeSample } from './ThemeSample';
import { ThemeSection } from './ThemeSection';

interface ThemeValues {
  theme: ProposalTheme;
}

interface ThemeFormProps {
  theme: ProposalTheme;
  reload: () => Promise<void>;
}

/** The account's theme, beside the top of a document in it. */
export function ThemeForm({ theme, reload }: ThemeFormProps) {
  const setAccountTheme = useSetAccountTheme();
  const [conflict, setConflict] = useState<string | null>(null);
  const sent = useRef<ThemeValues>({ theme });

  async function submit(values: ThemeValues) {
    sent.current = values;
    const refusal = await setAccountTheme(values.theme, theme);
    if (refusal?.status === 409) return setConflict(refusal.message);
    if (refusal) return void alertDialog({ title: refusal.title, text: refusal.message });
    showSnackbar({ text: 'As próximas propostas começarão assim.' });
    await reload();
  }

  return (
    <>
      <Formik initialValues={{ theme }} onSubmit={submit}>
        <FormBox aria-label="Aparência das propostas">
          <StepColumns>
            <StepMain>
              <ThemeSection explanation="O que já está com clientes fica como está; cada proposta ainda pode ter a sua aparência.">
                <HouseTheme />
              </ThemeSection>
            </StepMain>
            <StepAside>
              <Sample />
            </StepAside>
          </StepColumns>
          <FormActions
            submitLabel="Salvar"
            cancel={
              <ButtonLink as={Link} to="/inicio" variant="ghost">
                Cancelar
              </ButtonLink>
            }
          />
        </FormBox>
      </Formik>
      <VersionConflict
        message={conflict}
        typed={() =>
          typedText(sent.current, { primaryColor: 'Cor principal', logoUrl: 'Logotipo', cover: 'Capa' })
        }
        onReload={reload}
        onClose={() => setConflict(null)}
      />
    </>
  );
}

function Sample() {
  const { values } = useFormikContext<ThemeValues>();
  return <ThemeSample theme={values.theme} companyName="Sua empresa" />;
}

function HouseTheme() {
  const { values, setFieldValue } = useFormikContext<ThemeValues>();
  if (isSameTheme(values.theme, DEFAULT_PROPOSAL_THEME)) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon="undo"
      onClick={() => void setFieldValue('theme', DEFAULT_PROPOSAL_THEME)}
    >
      Voltar ao padrão do Girassol
    </Button>
  );
}
