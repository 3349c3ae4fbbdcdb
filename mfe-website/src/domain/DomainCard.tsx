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
import { DnsRecordTable } from './DnsRecordTable';
import { DnsZoneHelp } from './DnsZoneHelp';
import { DomainStatusLights } from './DomainStatusLights';
import { domainStateLabels } from './domain-labels';
import { checkDomain, releaseDomain, useSiteShownByHost } from './use-domains';

/** Card of a host: its three status lights, the DNS records to copy, and the records that were found. */
export function DomainCard({ domain }: { domain: WebsiteDomain }) {
  const { host, state, problem, checkedTimestamp } = domain;
  const { label, tone } = domainStateLabels[state];
  const slug = useSiteShownByHost(domain);
  return (
    <Card as="section" aria-label={host}>
      <Stack gap={16}>
        <Row justify="between" wraps>
          <Row gap={8} wraps>
            <Heading level={2}>{host}</Heading>
            <Badge tone={tone}>{label}</Badge>
            {domain.isDemonstration && <Badge>Demonstração</Badge>}
          </Row>
          <DomainActions domain={domain} />
        </Row>
        <DomainStatusLights domain={domain} />
        {problem && <Text role="alert">{problem}</Text>}
        {slug && (
          <Text size={13}>
            Quem abre {host} vê o site <strong>{slug}</strong>.
          </Text>
        )}
        {state !== 'ATIVO' && (
          <>
            <DnsRecordTable domain={domain} />
            <DnsZoneHelp records={domain.records} />
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

function DomainActions({ domain: { _id, host, state, isDemonstration } }: { domain: WebsiteDomain }) {
  const userId = useSession()?.userId ?? '';
  const [isLooking, setLooking] = useState(false);

  async function look() {
    setLooking(true);
    const looked = await checkDomain(userId, _id);
    setLooking(false);
    if (looked) announce(`${host}: ${domainStateLabels[looked.state].label}. ${looked.problem ?? ''}`);
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
