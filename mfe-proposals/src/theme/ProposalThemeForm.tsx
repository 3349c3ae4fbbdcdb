import { useDocumentTemplates, useSession } from '@girassol/shared-auth';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, showErrorDialog, showSnackbar } from '@girassol/shared-ui';
import { FormActions, FormBox } from '@girassol/shared-ui/fields';
import { Formik, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatFormValuesAsText } from '../wizard-frame/typed-text';
import { VersionConflictDialog } from '../wizard-frame/VersionConflictDialog';
import { StepAside, StepColumns, StepMain } from '../wizard-frame/WizardFrame';
import { isSameTheme, useSetAccountProposalTheme } from './account-theme';
import { ProposalThemeSample } from './ProposalThemeSample';
import { ProposalThemeSection } from './ProposalThemeSection';

interface ThemeValues {
  theme: ProposalTheme;
}

interface ThemeFormProps {
  theme: ProposalTheme;
  reload: () => Promise<void>;
}

/** Form of the theme of the account's new proposals, beside a sample of the proposal document. */
export function ProposalThemeForm({ theme, reload }: ThemeFormProps) {
  const setAccountTheme = useSetAccountProposalTheme();
  const [conflict, setConflict] = useState<string | null>(null);
  const sent = useRef<ThemeValues>({ theme });

  async function submit(values: ThemeValues) {
    sent.current = values;
    const refusal = await setAccountTheme(values.theme, theme);
    if (refusal?.status === 409) return setConflict(refusal.message);
    if (refusal) return void showErrorDialog({ title: refusal.title, text: refusal.message });
    showSnackbar({ text: 'As próximas propostas começarão assim.' });
    await reload();
  }

  return (
    <>
      <Formik initialValues={{ theme }} onSubmit={submit}>
        <FormBox aria-label="Aparência das propostas">
          <StepColumns>
            <StepMain>
              <ProposalThemeSection explanation="O que já está com clientes fica como está; cada proposta ainda pode ter a sua aparência.">
                <HouseTheme />
              </ProposalThemeSection>
            </StepMain>
            <StepAside>
              <Sample />
            </StepAside>
          </StepColumns>
          <FormActions
            submitLabel="Salvar"
            isEditing
            cancel={
              <ButtonLink as={Link} to="/inicio" variant="ghost">
                Cancelar
              </ButtonLink>
            }
          />
        </FormBox>
      </Formik>
      <VersionConflictDialog
        message={conflict}
        typed={() =>
          formatFormValuesAsText(sent.current, {
            primaryColor: 'Cor principal',
            logoUrl: 'Logotipo',
            cover: 'Capa',
          })
        }
        onReload={reload}
        onClose={() => setConflict(null)}
      />
    </>
  );
}

function Sample() {
  const { values } = useFormikContext<ThemeValues>();
  const isActive = useSession()?.statusOk ?? false;
  const { companyName } = useDocumentTemplates('PROPOSAL', { isOpen: isActive });
  return <ProposalThemeSample theme={values.theme} companyName={companyName || 'Sua empresa'} />;
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
