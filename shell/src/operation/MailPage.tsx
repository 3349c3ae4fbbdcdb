import type { MailInList, MailState } from '@girassol/shared-domain/contract';
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
} from '@girassol/shared-ui';
import { FilterSelect, PausedSearch } from '@girassol/shared-ui/filters';
import { Link } from '../navigation/Link';
import { usePlace, usePlaces } from '../navigation/places-context';
import { MailDialog } from './MailDialog';
import { deliveryText, mailKindText, mailStates } from './mail-text';
import { OperationPage } from './OperationPage';
import { PagedList } from './PagedList';
import { useMails } from './use-mail';

const PATH = '/operacao/correio';
const ALL = 'ALL';
const states = Object.keys(mailStates).filter((state): state is MailState => state in mailStates);
const stateOptions = [
  { value: ALL, label: 'Todos' },
  ...states.map((value) => ({ value, label: mailStates[value].label })),
];

/** For the operators of the platform: the mail that this server writes, and where none leaves it the mailbox. */
export default function MailPage() {
  return (
    <OperationPage>
      <Mails />
    </OperationPage>
  );
}

const addressOf = (parameters: Record<string, string | null>): string => {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${PATH}?${new URLSearchParams(given)}` : PATH;
};

function Mails() {
  const { navigate } = usePlaces();
  const asked = new URLSearchParams(usePlace().search);
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
        summary={first ? deliveryText[first.delivery] : 'Os e-mails que este servidor escreve.'}
        filters={
          <>
            <PausedSearch
              label="Buscar e-mail"
              placeholder="Endereço ou assunto"
              value={search}
              onChange={(busca) => navigate(addressOf({ ...here, busca }), { replace: true })}
            />
            <FilterSelect
              label="Estado"
              value={state ?? ALL}
              options={stateOptions}
              onChange={(estado) =>
                navigate(addressOf({ ...here, estado: estado === ALL ? null : estado }), { replace: true })
              }
            />
          </>
        }
      />
      <Found
        query={query}
        isNarrowed={search !== '' || state !== undefined}
        onClear={() => navigate(PATH, { replace: true })}
        addressOfMail={(mensagem) => addressOf({ ...here, mensagem })}
      />
      {mailId && <MailDialog mailId={mailId} onClose={() => navigate(addressOf(here), { replace: true })} />}
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
      itemsOf={({ mails }) => mails}
      label="E-mails"
      none={none}
      failure="Não foi possível carregar mais e-mails."
    >
      {(mail) => <Line key={mail._id} mail={mail} to={addressOfMail(mail._id)} />}
    </PagedList>
  );
}

function Line({ mail, to }: { mail: MailInList; to: string }) {
  const { subject, to: reader, account, kind, state, at, nextAt, attempts } = mail;
  return (
    <li>
      <div>
        <TextLink as={Link} to={to}>
          {subject}
        </TextLink>
        <Text as="p" tone="soft" size={13}>
          {reader.email} · {account.name}
        </Text>
        <Text as="p" tone="soft" size={13}>
          {mailKindText(kind)} · <DateText value={at} show="dateTime" />
        </Text>
      </div>
      <Row gap={8} wraps>
        {nextAt !== null && attempts > 0 && (
          <Text tone="soft" size={13}>
            de novo às <DateText value={nextAt} show="dateTime" />
          </Text>
        )}
        <Badge tone={mailStates[state].tone}>{mailStates[state].label}</Badge>
      </Row>
    </li>
  );
}
