import { buildApiPagesQuery, buildApiQueryKey } from '@girassol/shared-auth';
import {
  Card,
  DateText,
  EmptyState,
  ErrorState,
  Heading,
  LoadMore,
  PageHeader,
  Stack,
  TextLink,
  tokens,
} from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import type { PublicNotification } from '@girassol/shell-domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { Page } from '../page-layout/Page';

const LIST = 'GET /notifications/public/:multiplier';

/** Page `/atualizacoes`: what operators told everybody, newest first. */
export default function UpdatesPage() {
  const query = useInfiniteQuery({ queryKey: buildApiQueryKey(LIST), ...buildApiPagesQuery(LIST, {}) });
  const notices = query.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  return (
    <Page>
      <PageHeader title="Atualizações" summary="O que há de novo no sistema." />
      {!query.data && query.error && (
        <ErrorState
          error={query.error}
          title="Não foi possível carregar as atualizações"
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingList label="Carregando as atualizações" />}
      {query.data && notices.length === 0 && (
        <EmptyState
          title="Nenhuma novidade ainda"
          text="Quando o sistema ganhar algo novo, a notícia fica aqui."
        />
      )}
      <Stack gap={16}>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </Stack>
      {query.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais atualizações."
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Page>
  );
}

function Notice({ notice: { title, content, openUrl, registryTimestamp } }: { notice: PublicNotification }) {
  const isHere = openUrl.startsWith('/');
  return (
    <Card as="article">
      <Day>
        <DateText value={registryTimestamp} />
      </Day>
      <Heading level={2}>{title}</Heading>
      <Content dir="auto">{content}</Content>
      {openUrl !== '/atualizacoes' && (
        <TextLink
          {...(isHere
            ? { as: Link, to: openUrl }
            : { href: openUrl, target: '_blank', rel: 'noopener noreferrer' })}
          aria-label={`Saber mais: ${title}`}
        >
          Saber mais
        </TextLink>
      )}
    </Card>
  );
}

const { color, font, space } = tokens;

const Day = styled.p`
  margin: 0 0 ${space[4]};
  color: ${color.inkFaint};
  font: ${font[13]};
`;

const Content = styled.p`
  margin: ${space[8]} 0;
  color: ${color.inkSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
