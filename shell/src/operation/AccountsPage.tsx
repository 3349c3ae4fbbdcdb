import { PageHeader } from '@girassol/shared-ui';
import { useEffect } from 'react';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { ACCOUNTS_PATH } from './accounts-path';
import { NewAccountDialog, type NewAccountDraft } from './NewAccountDialog';
import { OperationPage } from './OperationPage';

/**
 * Operator page `/operacao/contas`: opens an account (`?nova`, also with the values of the form); any other query leads to the
 * list of accounts.
 */
export default function AccountsPage() {
  const { navigate } = useShellNavigation();
  const { search } = useVisitorLocation();
  const query = new URLSearchParams(search);
  const isNew = query.has('nova');
  useEffect(() => {
    if (!isNew) navigate(ACCOUNTS_PATH + search, { replace: true });
  }, [isNew, navigate, search]);
  if (!isNew) return null;
  return (
    <OperationPage>
      <PageHeader title="Abrir conta" summary="O dono recebe de você um link e escolhe a própria senha." />
      <NewAccountDialog
        draft={readDraft(query)}
        onClose={() => navigate(ACCOUNTS_PATH, { replace: true })}
        onOpened={(id) => navigate(`/operacao/contas/${id}`, { replace: true })}
      />
    </OperationPage>
  );
}

/** Reads the values of a new account from the query of the address (`nova&empresa=…&dono=…&email=…&motivo=…`). */
const readDraft = (query: URLSearchParams): NewAccountDraft => ({
  name: query.get('empresa') ?? '',
  owner: query.get('dono') ?? '',
  email: query.get('email') ?? '',
  why: query.get('motivo') ?? '',
});
