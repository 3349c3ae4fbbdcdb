import type { DnsRecord, WebsiteDomain } from '@girassol/shared-domain/contract';
import { Badge, copyText, IconButton, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, screen, space } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 4.5rem 1fr 1fr;
  gap: ${space[8]};
  align-items: start;
  padding: ${space[12]} 0;
  border-top: 1px solid ${color.line};
  @media ${screen.narrow} { grid-template-columns: 1fr; }
`;

const Copied = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  min-width: 0;
  > div { flex: 1; min-width: 0; }
  code { font: ${font[14]}; overflow-wrap: anywhere; }
  small { display: block; color: ${color.inkSoft}; font: ${font[12]}; }
`;

/** Returns the records found in the zone in place of an expected record. */
const getFoundRecords = (record: DnsRecord, found: readonly DnsRecord[]): DnsRecord[] =>
  found.filter(({ type, name }) => name === record.name && (type === 'TXT') === (record.type === 'TXT'));

/**
 * Table of the DNS records that a host needs, with copy buttons. Where other records were found, the table
 * shows the found ones too.
 */
export function DnsRecordTable({ domain: { records, found, checkedTimestamp } }: { domain: WebsiteDomain }) {
  return (
    <Stack gap={8}>
      <Text>Onde o domínio é administrado, crie estes registros:</Text>
      <List aria-label="Registros">
        {records.map((record) => (
          <Line key={record.type + record.value}>
            <span>
              <Badge tone="leaf">{record.type}</Badge>
            </span>
            <CopiedText label="Nome" text={record.name} />
            <div>
              <CopiedText label="Valor" text={record.value} />
              {checkedTimestamp !== null && (
                <FoundText record={record} found={getFoundRecords(record, found)} />
              )}
            </div>
          </Line>
        ))}
      </List>
    </Stack>
  );
}

function CopiedText({ label, text }: { label: string; text: string }) {
  return (
    <Copied>
      <div>
        <small>{label}</small>
        <code>{text}</code>
      </div>
      <IconButton
        size="sm"
        icon="copy"
        label={`Copiar ${label.toLowerCase()} ${text}`}
        onClick={() => void copyText(text, `${label} copiado`)}
      />
    </Copied>
  );
}

function FoundText({ record, found }: { record: DnsRecord; found: DnsRecord[] }) {
  if (found.some(({ value }) => value === record.value)) return <Badge tone="good">Encontrado</Badge>;
  if (found.length === 0) return <Badge>Ainda não encontrado</Badge>;
  return (
    <Text size={12} tone="soft">
      Encontramos {found.map(({ value }) => value).join(', ')}
    </Text>
  );
}
