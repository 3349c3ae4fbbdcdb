import { accountModules } from '@girassol/shared-domain';
import type { AccountDetail } from '@girassol/shared-domain/contract';
import { Button, Card, ConflictNotice, Heading, Row, Stack, tokens } from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/fields';
import { Select } from '@girassol/shared-ui/pickers';
import { useState } from 'react';
import { styled } from 'styled-components';
import { differences, type Equipment, type Whitelabel } from './account-text';
import { ChangeDialog } from './ChangeDialog';
import { changeAccount, useWhitelabels } from './use-accounts';

/** Stands for no white-label in the list of choices. */
const NONE = '-';

interface Draft extends Equipment {
  /** The change of the account that it began from. */
  base: number;
}

/** White-label and modules of an account: chosen, and given with a reason. */
export function AccountEquipment({ account }: { account: AccountDetail }) {
  const { name, whitelabel, activeModules, revision } = account;
  const present: Equipment = { whitelabel, modules: activeModules };
  const { data } = useWhitelabels();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const chosen: Equipment = draft ?? present;
  const words = differences(present, chosen);
  const isBehind = draft !== null && draft.base !== revision;
  const limits = data?.whitelabels.find(({ key }) => key === chosen.whitelabel);
  const names = [...new Set([...accountModules.map((module) => module.name), ...activeModules])];

  const choose = (change: Partial<Equipment>) => setDraft({ base: revision, ...chosen, ...change });
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
            options={optionsOf(data?.whitelabels ?? [], whitelabel)}
            onChange={(key) => choose({ whitelabel: key === null || key === NONE ? null : key })}
          />
        </Narrow>
        <Modules>
          <legend>Módulos</legend>
          {names.map((module) => (
            <Checkbox
              key={module}
              label={module}
              description={moduleText(module, chosen, limits)}
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
        <ChangeDialog
          title={`Alterar ${name}`}
          text="Vale agora para todas as pessoas da conta, também para quem está com o produto aberto."
          submitLabel="Alterar conta"
          initial={{ why: '' }}
          done="Conta alterada."
          onClose={() => setIsAsking(false)}
          order={async (_, { why }) => {
            await changeAccount(account._id, { ...chosen, why, expected: draft?.base ?? revision });
            setDraft(null);
          }}
        >
          <Acts>
            {words.map((act) => (
              <li key={act}>{act}</li>
            ))}
          </Acts>
        </ChangeDialog>
      )}
    </Card>
  );
}

function optionsOf(whitelabels: readonly Whitelabel[], present: string | null) {
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

/** What a module opens; and that nobody gets it, where the white-label lets it not through. */
function moduleText(module: string, { modules, whitelabel }: Equipment, limits: Whitelabel | undefined) {
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
