import type { AccountPlan } from '@girassol/shared-domain';
import { checkName, checkPersonName, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { type AccessLinkData, AccessLinkDialog } from './AccessLinkDialog';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import { createAccount, useWhitelabels } from './use-accounts';

const NONE = '-';
const kinds = [
  { value: 'open', label: 'Conta sem prazo' },
  { value: 'trial', label: 'Teste de 14 dias' },
] as const;
const plans = ['BASIC', 'CRM', 'ENTERPRISE'] as const;

/** Values with which the form begins, from the address of the page. */
export interface NewAccountDraft {
  name: string;
  owner: string;
  email: string;
  why: string;
}

interface NewAccountProps {
  draft: NewAccountDraft;
  onClose: () => void;
  /** Called when the link was read, with the id of the account. */
  onOpened: (accountId: string) => void;
}

/** Dialog that opens an account for a customer and shows the link by which its owner chooses a password. */
export function NewAccountDialog({ draft, onClose, onOpened }: NewAccountProps) {
  const { data } = useWhitelabels();
  const [opened, setOpened] = useState<{ accountId: string; link: AccessLinkData } | null>(null);
  if (opened) return <AccessLinkDialog link={opened.link} onClose={() => onOpened(opened.accountId)} />;

  const initial: NewAccountDraft & {
    signupPlan: string | null;
    kind: string | null;
    whitelabel: string | null;
  } = {
    ...draft,
    signupPlan: null,
    kind: 'open',
    whitelabel: NONE,
  };
  return (
    <ChangeWithReasonDialog
      title="Abrir conta"
      text="O dono recebe de você um link e escolhe a própria senha. Os módulos são dados em seguida, na página da conta."
      submitLabel="Abrir conta"
      initial={initial}
      done="Conta aberta."
      onClose={onClose}
      // The link takes the place of the dialog.
      staysWhenDone
      order={async (_, { name, owner, email, signupPlan, kind, whitelabel, why }) => {
        const label = whitelabel === NONE ? null : whitelabel;
        const { account, link } = await createAccount({
          name: name.trim(),
          owner: { name: owner.trim(), email: email.trim() },
          signupPlan: plans.find((plan) => plan === signupPlan) ?? 'BASIC',
          whitelabel: label,
          // They are given on the page of the account, which opens next.
          modules: [],
          why,
          ...(kind === 'trial' && { isTrial: true }),
        });
        setOpened({
          accountId: account._id,
          link: {
            ...link,
            accountId: account._id,
            whitelabel: label,
            to: { name: owner.trim(), email: email.trim() },
          },
        });
      }}
    >
      <FormTextField name="name" label="Empresa" isRequired maxLength={120} check={companyProblem} />
      <FormTextField name="owner" label="Dono" isRequired maxLength={120} check={checkPersonName} />
      <FormTextField name="email" label="E-mail do dono" type="email" isRequired maxLength={254} />
      <FormSelect name="signupPlan" label="Plano" isRequired options={planOptions} />
      <FormSelect
        name="kind"
        label="Prazo"
        isRequired
        options={kinds}
        description="O teste termina sozinho, sem dívida: depois dele os recursos são bloqueados até o dono assinar."
      />
      <FormSelect
        name="whitelabel"
        label="White-label"
        isRequired
        options={[
          { value: NONE, label: 'Nenhum' },
          ...(data?.whitelabels ?? []).map(({ key, name }) => ({ value: key, label: `${key} · ${name}` })),
        ]}
      />
    </ChangeWithReasonDialog>
  );
}

const planOptions = plans.map((plan: AccountPlan) => ({ value: plan, label: plan }));

const companyProblem = (name: string) =>
  name.trim().length < 2 ? 'Escreva o nome da empresa.' : checkName(name);
