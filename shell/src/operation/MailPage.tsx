import type { ListedMail, MailState } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  NoResults,
  PageHeader,
  Row,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@girassol/shared-ui';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { MailDialog } from './MailDialog';
import { deliveryLabels, getMailKindLabel, mailStateLabels } from './mail-text';
import { OperationPage } from './OperationPage';
import { PagedList } from './PagedList';
import { useMails } from './use-mail';

const PATH = '/operacao/correio';
const ALL = 'ALL';
const states = Object.keys(mailStateLabels).filter((state): state is MailState => state in mailStateLabels);
const stateOptions = [
  { value: ALL, label: 'Todas as situações' },
  ...states.map((value) => ({ value, label: mailStateLabels[value].label })),
];

/**
 * Operator page of the mails that the server sends; on a demonstration server, which sends none, the mailbox
 * of all mails.
 */
export default function MailPage() {
  return (
    <OperationPage>
      <Mails />
    </OperationPage>
  );
}

const buildPageAddress = (parameters: Record<string, string | null>): string => {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${PATH}?${new URLSearchParams(given)}` : PATH;
};

function Mails() {
  const { navigate } = useShellNavigation();
  const asked = new URLSearchParams(useVisitorLocation().search);
  const search = asked.get('busca') ?? '';
  const state = states.find((known) => known === asked.get('estado'));
  const mailId = asked.get('mensagem');
  const query = useMails({ search, state });
  const first = query.data?.pages[0];
  const here = { busca: search, estado: state ?? null };

  return (
    <Stack gap={8}>
      <PageHeader
        title="Correio"
        summary={first ? deliveryLabels[first.delivery] : 'Os e-mails que este servidor escreve.'}
        filters={
          <>
            <DebouncedSearchField
              label="Buscar e-mail"
              placeholder="Endereço ou assunto"
              value={search}
              onChange={(busca) => navigate(buildPageAddress({ ...here, busca }), { replace: true })}
            />
            <FilterGroup inUse={state === undefined ? 0 : 1}>
              <FilterSelect
                label="Situação"
                hideLabel
                value={state ?? ALL}
                options={stateOptions}
                onChange={(estado) =>
                  navigate(buildPageAddress({ ...here, estado: estado === ALL ? null : estado }), {
                    replace: true,
                  })
                }
              />
            </FilterGroup>
          </>
        }
      />
      <Found
        query={query}
        isNarrowed={search !== '' || state !== undefined}
        onClear={() => navigate(PATH, { replace: true })}
        addressOfMail={(mensagem) => buildPageAddress({ ...here, mensagem })}
      />
      {mailId && (
        <MailDialog mailId={mailId} onClose={() => navigate(buildPageAddress(here), { replace: true })} />
      )}
    </Stack>
  );
}

interface FoundProps {
  query: ReturnType<typeof useMails>;
  isNarrowed: boolean;
  onClear: () => void;
  addressOfMail: (mailId: string) => string;
}

function Found({ query, isNarrowed, onClear, addressOfMail }: FoundProps) {
  const none = isNarrowed ? (
    <NoResults action={<Button onClick={onClear}>Ver todos os e-mails</Button>} />
  ) : (
    <EmptyState title="Nenhum e-mail" text="O que este servidor escreve aparece aqui." />
  );
  return (
    <PagedList
      query={query}
      getItems={({ mails }) => mails}
      label="E-mails"
      none={none}
      failure="Não foi possível carregar mais e-mails."
    >
      {(mail) => <Line key={mail._id} mail={mail} to={addressOfMail(mail._id)} />}
    </PagedList>
  );
}

function Line({ mail, to }: { mail: ListedMail; to: string }) {
  const { subject, to: reader, account, kind, state, at, nextAt, attempts } = mail;
  return (
    <MailRow>
      <div>
        <TextLink as={Link} to={to}>
          {subject}
        </TextLink>
        <Text as="p" tone="soft" size={13}>
          {getMailKindLabel(kind)}
        </Text>
      </div>
      <div>
        <Text as="p" size={13}>
          {reader.email}
        </Text>
        <Text as="p" tone="soft" size={13}>
          {account.name}
        </Text>
      </div>
      <Row gap={8} wraps justify="end">
        {nextAt !== null && attempts > 0 && (
          <Text tone="soft" size={13}>
            de novo às <DateText value={nextAt} show="dateTime" />
          </Text>
        )}
        <Badge tone={mailStateLabels[state].tone}>{mailStateLabels[state].label}</Badge>
        <Text tone="soft" size={13}>
          <DateText value={at} show="dateTime" />
        </Text>
      </Row>
    </MailRow>
  );
}

/** Subject, reader and state in columns; the whole row leads to the mail. */
const MailRow = styled.li`
  position: relative;
  > :first-child { flex: 2 1 16rem; }
  > :nth-child(2) { flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere; }
  > :last-child { flex: 0 0 16rem; }
  a::after { content: ''; position: absolute; inset: 0; }
  &:hover { background: ${tokens.color.hover}; }
  @media ${tokens.screen.phone} { > :last-child { flex: 1 1 100%; justify-content: flex-start; } }
`;
