import { useConditionFacts } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import { Button, confirm, Row, showErrorDialog, showSnackbar } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { isSameTheme, useAccountProposalTheme, useSetAccountProposalTheme } from '../../theme/account-theme';
import type { CustomisationValues } from './customisation-values';

/**
 * Buttons that apply the account's theme to the proposal, or save the proposal's theme as the account's
 * theme. Renders nothing while the two themes are the same.
 */
export function AccountThemeActions() {
  const { values, setFieldValue, errors } = useFormikContext<CustomisationValues>();
  const facts = useConditionFacts();
  const account = useAccountProposalTheme();
  const setAccountTheme = useSetAccountProposalTheme();
  const [isSaving, setSaving] = useState(false);
  if (!account || isSameTheme(values.theme, account)) return null;

  async function keep() {
    if (!account) return;
    const isSure = await confirm({
      title: 'GUARDAR COMO PADRÃO',
      text: 'As próximas propostas da conta começarão com esta cor, este logotipo e esta capa. As que já existem ficam como estão.',
      confirmLabel: 'Guardar como padrão',
      cancelLabel: 'Cancelar',
    });
    if (!isSure) return;
    setSaving(true);
    const refusal = await setAccountTheme(values.theme, account);
    setSaving(false);
    if (refusal) void showErrorDialog({ title: refusal.title, text: refusal.message });
    else showSnackbar({ text: 'Padrão da conta guardado.' });
  }

  return (
    <Row gap={8} wraps>
      <Button size="sm" variant="ghost" icon="undo" onClick={() => void setFieldValue('theme', account)}>
        Usar o padrão da conta
      </Button>
      {facts && can(facts, 'configManager') && (
        <Button
          size="sm"
          variant="ghost"
          icon="star"
          isPending={isSaving}
          disabled={Boolean(errors.theme)}
          onClick={keep}
        >
          Guardar como padrão
        </Button>
      )}
    </Row>
  );
}
