import { accountModules, getModuleLabel } from '@girassol/shared-domain';
import type { AccountDetail } from '@girassol/shared-domain/contract';
import { Button, Card, ConflictNotice, Heading, Row, Stack, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type AccountFeatures, describeFeatureDifferences, type Whitelabel } from './account-text';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import { changeAccountFeatures, useWhitelabels } from './use-accounts';

/** Stands for no white-label in the list of choices. */
const NONE = '-';

interface Draft extends AccountFeatures {
  /** The change of the account that it began from. */
  base: number;
}

/** Form with which an operator changes the white-label and the modules of an account; requires a reason. */
export function AccountFeaturesForm({ account }: { account: AccountDetail }) {
  const { name, whitelabel, activeModules, revision } = account;
  const present: AccountFeatures = { whitelabel, modules: activeModules };
  const { data } = useWhitelabels();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const chosen: AccountFeatures = draft ?? present;
  const words = describeFeatureDifferences(present, chosen);
  const isBehind = draft !== null && draft.base !== revision;
  const limits = data?.whitelabels.find(({ key }) => key === chosen.whitelabel);
  const names = [...new Set([...accountModules.map((module) => module.name), ...activeModules])];

  const choose = (change: Partial<AccountFeatures>) => setDraft({ base: revision, ...chosen, ...change });
  const toggle = (module: string, isOn: boolean) =>
    choose({ modules: names.filter((one) => (one === module ? isOn : chosen.modules.includes(one))) });

  return (
    <Card padding={16} role="region" aria-label="White-label e módulos">
      <Stack gap={16}>
        <Heading level={2}>White-label e módulos</Heading>
        {isBehind && (
          <ConflictNotice
            title="Esta conta mudou enquanto você escolhia"
            text="A sua escolha está abaixo e não foi salva. O que mudou está no histórico."
          >
            <Row gap={8} wraps>
              <Button size="sm" onClick={() => setDraft({ ...draft, base: revision })}>
                Continuar com a minha escolha
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
                Ficar como a conta está
              </Button>
            </Row>
          </ConflictNotice>
        )}
        <Narrow>
          <Select
            label="White-label"
            description={limitText(limits)}
            value={chosen.whitelabel ?? NONE}
            options={buildOptions(data?.whitelabels ?? [], whitelabel)}
            onChange={(key) => choose({ whitelabel: key === null || key === NONE ? null : key })}
          />
        </Narrow>
        <Modules>
          <legend>Módulos</legend>
          {names.map((module) => (
            <Checkbox
              key={module}
              label={getModuleLabel(module)}
              description={describeModule(module, chosen, limits)}
              value={chosen.modules.includes(module)}
              onChange={(isOn) => toggle(module, isOn)}
            />
          ))}
        </Modules>
        <Row gap={8} justify="end" wraps>
          {draft && words.length > 0 && <Button onClick={() => setDraft(null)}>Desfazer</Button>}
          <Button
            variant="primary"
            disabled={words.length === 0 || isBehind}
            onClick={() => setIsAsking(true)}
          >
            Alterar conta
          </Button>
        </Row>
      </Stack>
      {isAsking && (
        <ChangeWithReasonDialog
          title={`Alterar ${name}`}
          text="Vale agora para todas as pessoas da conta, também para quem está com o produto aberto."
          submitLabel="Alterar conta"
          initial={{ why: '' }}
          done="Conta alterada."
          onClose={() => setIsAsking(false)}
          order={async (_, { why }) => {
            await changeAccountFeatures(account._id, { ...chosen, why, expected: draft?.base ?? revision });
            setDraft(null);
          }}
        >
          <Acts>
            {words.map((act) => (
              <li key={act}>{act}</li>
            ))}
          </Acts>
        </ChangeWithReasonDialog>
      )}
    </Card>
  );
}

function buildOptions(whitelabels: readonly Whitelabel[], present: string | null) {
  const live = whitelabels.map(({ key, name }) => ({ value: key, label: `${key} · ${name}` }));
  const isGone = present !== null && !whitelabels.some(({ key }) => key === present);
  return [
    { value: NONE, label: 'Nenhum' },
    ...live,
    ...(isGone ? [{ value: present, label: `${present} · fora do ar` }] : []),
  ];
}

function limitText(limits: Whitelabel | undefined): string | undefined {
  if (!limits) return undefined;
  const { hosts, plan } = limits;
  return `${hosts.join(', ')}${plan ? ` · no máximo o plano ${plan}` : ''}`;
}

/** Describes the features of a module, and whether the white-label blocks it. */
function describeModule(
  module: string,
  { modules, whitelabel }: AccountFeatures,
  limits: Whitelabel | undefined,
) {
  const isHeld = limits?.modules && !limits.modules.includes(module);
  if (isHeld && modules.includes(module)) return `${whitelabel} não o oferece: fica sem efeito.`;
  const opens = accountModules.find(({ name }) => name === module)?.opens;
  return opens ? `Abre ${opens}.` : 'Não está mais na lista.';
}

const { color, font, space } = tokens;

const Narrow = styled.div`
  max-width: 26rem;
`;

const Modules = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[12]} ${space[24]};
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0 0 ${space[8]};
    color: ${color.inkSoft};
    font: 500 ${font[13]};
  }
`;

const Acts = styled.ul`
  margin: 0;
  padding-left: ${space[16]};
  font: 500 ${font[14]};
`;
