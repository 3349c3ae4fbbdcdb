import {
  Badge,
  Button,
  DateText,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import { mailStateLabels, splitByLinks } from './mail-text';
import { isNotFoundError } from './use-accounts';
import { requeueMail, useMail } from './use-mail';

/** Dialog with the text of a mail, without HTML, and its delivery status. */
export function MailDialog({ mailId, onClose }: { mailId: string; onClose: () => void }) {
  const { data } = useMail(mailId);
  return (
    <Dialog isOpen onClose={onClose} title={data?.mail.subject ?? 'E-mail'} size="md">
      <MailContent mailId={mailId} />
    </Dialog>
  );
}

function MailContent({ mailId }: { mailId: string }) {
  const { data, error, isFetching, refetch } = useMail(mailId);
  if (isNotFoundError(error))
    return <EmptyState title="Este e-mail não existe mais" text="Confira o endereço." />;
  if (!data && error) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height={200} radius={10} />;
  const { to, from, account, state, attempts, at, endedAt, text, mayRepeat, error: why } = data.mail;
  return (
    <Stack gap={12}>
      <Row gap={8} wraps>
        <Badge tone={mailStateLabels[state].tone}>{mailStateLabels[state].label}</Badge>
        {attempts > 1 && <Badge>{`${attempts} tentativas`}</Badge>}
      </Row>
      {why && <Text as="p">{why}</Text>}
      <Text as="p" tone="soft" size={13}>
        De {from.name} ({from.email}) para {to.name} ({to.email}), da conta {account.name}.
        <br />
        Escrito em <DateText value={at} show="dateTime" />
        {endedAt !== null && (
          <>
            {' '}
            · {mailStateLabels[state].label.toLowerCase()} em <DateText value={endedAt} show="dateTime" />
          </>
        )}
      </Text>
      {text === null ? (
        <Text as="p" tone="soft">
          O texto não está aqui: ele é só de quem o recebe, ou já foi apagado.
        </Text>
      ) : (
        <Letter>{splitByLinks(text).map(renderPiece)}</Letter>
      )}
      {mayRepeat && (
        <Row justify="end">
          <Button onClick={() => void requeueMail(mailId)}>Enviar de novo</Button>
        </Row>
      )}
    </Stack>
  );
}

/** Renders a piece of a mail's text. The index is a stable key, since the pieces never change their order. */
const renderPiece = (piece: string, index: number) =>
  index % 2 === 1 ? (
    <a key={`${index} ${piece}`} href={piece} target="_blank" rel="noreferrer">
      {piece}
    </a>
  ) : (
    piece
  );

const { color, font, radius, space } = tokens;

const Letter = styled.div`
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font: ${font[14]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  a { color: ${color.leafInk}; }
`;
