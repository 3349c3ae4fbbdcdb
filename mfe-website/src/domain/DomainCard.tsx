import { useSession } from '@girassol/shared-auth';
import { formatDateTime } from '@girassol/shared-domain';
import type { WebsiteDomain } from '@girassol/shared-domain/contract';
import {
  announce,
  Badge,
  Button,
  ButtonLink,
  Card,
  confirm,
  Heading,
  Row,
  Stack,
  showSnackbar,
  Text,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { stateText } from './domain-text';
import { Lights } from './Lights';
import { RecordTable } from './RecordTable';
import { lookAtDomain, releaseDomain } from './use-domains';
import { ZoneHelp } from './ZoneHelp';

/** A host of the account: its three lights, what to copy, and what was found instead. */
export function DomainCard({ domain }: { domain: WebsiteDomain }) {
  const { host, state, problem, checkedTimestamp } = domain;
  const { label, tone } = stateText[state];
  return (
    <Card as="section" aria-label={host}>
      <Stack gap={16}>
        <Row justify="between" wraps>
          <Row gap={8} wraps>
            <Heading level={2}>{host}</Heading>
            <Badge tone={tone}>{label}</Badge>
            {domain.isDemonstration && <Badge>Demonstração</Badge>}
          </Row>
          <Deeds domain={domain} />
        </Row>
        <Lights domain={domain} />
        {problem && <Text role="alert">{problem}</Text>}
        {state !== 'ATIVO' && (
          <>
            <RecordTable domain={domain} />
            <ZoneHelp records={domain.records} />
          </>
        )}
        <Text tone="soft" size={12}>
          {checkedTimestamp === null ? (
            'Ainda não conferido. Conferimos sozinhos, de poucos em poucos minutos.'
          ) : (
            <>Conferido em {formatDateTime(checkedTimestamp)}. Conferimos de novo sozinhos.</>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

function Deeds({ domain: { _id, host, state, isDemonstration } }: { domain: WebsiteDomain }) {
  const userId = useSession()?.userId ?? '';
  const [isLooking, setLooking] = useState(false);

  async function look() {
    setLooking(true);
    const looked = await lookAtDomain(userId, _id);
    setLooking(false);
    if (looked) announce(`${host}: ${stateText[looked.state].label}. ${looked.problem ?? ''}`);
  }

  async function release() {
    const isSure = await confirm({
      title: `Desligar ${host}`,
      text: 'O endereço deixa de mostrar o site na hora. Para ligá-lo de novo, será preciso provar outra vez que é seu.',
      confirmLabel: 'Desligar',
      cancelLabel: 'Voltar',
    });
    if (isSure && (await releaseDomain(userId, _id))) showSnackbar({ text: `${host} foi desligado.` });
  }

  return (
    <Row gap={8} wraps>
      {state === 'ATIVO' && !isDemonstration && (
        <ButtonLink size="sm" icon="external" href={`https://${host}`} target="_blank" rel="noopener">
          Abrir
        </ButtonLink>
      )}
      <Button size="sm" icon="refresh" isPending={isLooking} onClick={() => void look()}>
        Conferir agora
      </Button>
      <Button size="sm" variant="ghost" icon="trash" onClick={() => void release()}>
        Desligar
      </Button>
    </Row>
  );
}
