import type { SignupPlan } from '@girassol/shared-domain';
import { checkName, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { AccessLink, type GivenLink } from './AccessLink';
import { ChangeDialog } from './ChangeDialog';
import { openAccount, useWhitelabels } from './use-accounts';

const NONE = '-';
const plans = ['BASIC', 'CRM', 'ENTERPRISE'] as const;

interface NewAccountProps {
  onClose: () => void;
  /** Called when the link was read, with the id of the account. */
  onOpened: (accountId: string) => void;
}

/** Opens an account for a customer, and shows the link by which its owner chooses a password. */
export function NewAccount({ onClose, onOpened }: NewAccountProps) {
  const { data } = useWhitelabels();
  const [opened, setOpened] = useState<{ accountId: string; link: GivenLink } | null>(null);
  if (opened) return <AccessLink link={opened.link} onClose={() => onOpened(opened.accountId)} />;

  const initial: {
    name: string;
    owner: string;
    email: string;
    signupPlan: string | null;
    whitelabel: string | null;
    why: string;
  } = { name: '', owner: '', email: '', signupPlan: null, whitelabel: NONE, why: '' };
  return (
    <ChangeDialog
      title="Abrir conta"
      text="O dono recebe de você um link e escolhe a própria senha. Os módulos são dados em seguida, na página da conta."
      submitLabel="Abrir conta"
      initial={initial}
      done="Conta aberta."
      onClose={onClose}
      // The link takes the place of the dialog.
      staysWhenDone
      order={async (_, { name, owner, email, signupPlan, whitelabel, why }) => {
        const label = whitelabel === NONE ? null : whitelabel;
        const { account, link } = await openAccount({
          name: name.trim(),
          owner: { name: owner.trim(), email: email.trim() },
          signupPlan: plans.find((plan) => plan === signupPlan) ?? 'BASIC',
          whitelabel: label,
          // They are given on the page of the account, which opens next.
          modules: [],
          why,
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
      <FormTextField name="owner" label="Dono" isRequired maxLength={120} check={checkName} />
      <FormTextField name="email" label="E-mail do dono" type="email" isRequired maxLength={254} />
      <FormSelect name="signupPlan" label="Plano" isRequired options={planOptions} />
      <FormSelect
        name="whitelabel"
        label="White-label"
        isRequired
        options={[
          { value: NONE, label: 'Nenhum' },
          ...(data?.whitelabels ?? []).map(({ key, name }) => ({ value: key, label: `${key} · ${name}` })),
        ]}
      />
    </ChangeDialog>
  );
}

const planOptions = plans.map((plan: SignupPlan) => ({ value: plan, label: plan }));

const companyProblem = (name: string) =>
  name.trim().length < 2 ? 'Escreva o nome da empresa.' : checkName(name);
