import {
  Avatar,
  announce,
  Badge,
  Button,
  ButtonLink,
  Card,
  ConflictNotice,
  DateText,
  EmptyState,
  ErrorState,
  IconButton,
  LazyMenuButton,
  LoadingPage,
  LoadMore,
  NoAccessState,
  NoResults,
  NoticeBox,
  PageNav,
  RecordTrail,
  Row,
  Skeleton,
  Spinner,
  Stack,
  showSnackbar,
  Text,
  TextLink,
  WayLinks,
} from '..';
import { GallerySection } from './GallerySection';

const people = ['Ana Souza', 'Bruno Carvalho', 'Cecília Prado', 'Davi Nunes', 'Elisa Tavares', 'Fábio Luz'];

export function ComponentsSample() {
  return (
    <>
      <GallerySection title="Página a caminho">
        <LoadingPage />
      </GallerySection>
      <GallerySection title="Botões e ligações">
        <Row wraps>
          <Button variant="primary" icon="plus">
            Nova venda
          </Button>
          <Button icon="download">Exportar</Button>
          <Button variant="ghost">Cancelar</Button>
          <Button variant="danger" icon="trash">
            Excluir venda
          </Button>
          <Button variant="primary" isPending>
            Salvando
          </Button>
          <Button variant="primary" disabled>
            FAZER LOGIN
          </Button>
          <Button disabled>Exportar</Button>
        </Row>
        <Row wraps>
          <Button variant="primary" size="sm">
            Pequeno
          </Button>
          <Button size="sm" icon="filter">
            Filtros
          </Button>
          <Button size="lg" variant="primary">
            FAZER LOGIN
          </Button>
          <ButtonLink href="#a" icon="external">
            Abrir proposta
          </ButtonLink>
          <IconButton icon="pencil" label="Editar" />
          <IconButton icon="bell" label="Notificações: 3 novas" count={3} />
          <IconButton icon="kanban" label="Ver quadro" variant="secondary" isPressed />
          <IconButton icon="menu" label="Ver lista" variant="secondary" isPressed={false} />
          <LazyMenuButton icon="download" label="Exportar a lista" onNear={() => {}} onPress={() => {}} />
          <RecordTrail
            label="Registros do negócio"
            steps={[
              {
                id: 'a',
                label: 'Venda #00261',
                outcome: 'Venda Ganha',
                tone: 'good',
                path: '#a',
                isCurrent: true,
              },
              {
                id: 'b',
                label: 'Projeto #00012',
                outcome: null,
                tone: 'neutral',
                path: '#b',
                isCurrent: false,
              },
              {
                id: 'c',
                label: 'Contrato recusado',
                outcome: null,
                tone: 'bad',
                path: '#c',
                isCurrent: false,
              },
            ]}
          />
          <Text>
            Leia os <TextLink href="#b">termos de uso</TextLink>.
          </Text>
        </Row>
        <PageNav aria-label="Páginas de um assunto">
          <a href="#b" aria-current="page">
            Quadro
          </a>
          <a href="#b">Finalizados</a>
          <a href="#b">Dados</a>
        </PageNav>
      </GallerySection>
      <GallerySection title="Etiquetas e pessoas">
        <Row wraps>
          <Badge>Neutro</Badge>
          <Badge tone="leaf">Aberta</Badge>
          <Badge tone="sun" icon="star">
            Destaque
          </Badge>
          <Badge tone="good" icon="check">
            Ganha
          </Badge>
          <Badge tone="warn" icon="clock">
            Vence amanhã
          </Badge>
          <Badge tone="bad" icon="error">
            Vencida
          </Badge>
          <Badge tone="info">Em análise</Badge>
          <Badge tone="frio" icon="cold">
            Frio
          </Badge>
          <Badge tone="morno" icon="warm">
            Morno
          </Badge>
          <Badge tone="quente" icon="hot">
            Quente
          </Badge>
        </Row>
        <Row wraps>
          {people.map((name, index) => (
            <Avatar key={name} name={name} size={([24, 28, 32, 40, 28, 28] as const)[index]} />
          ))}
          <Spinner size={20} label="Carregando" />
          <DateText value={Date.UTC(2026, 6, 28, 17)} show="day" now={Date.UTC(2026, 6, 31, 17)} />
          <Button
            size="sm"
            onClick={() => showSnackbar({ text: 'Venda excluída', undo: () => announce('Desfeito') })}
          >
            Mostrar aviso
          </Button>
        </Row>
      </GallerySection>
      <GallerySection title="Vazio, erro, sem conexão">
        <Row wraps align="stretch" gap={16}>
          <Card style={{ flex: '1 1 20rem' }} padding={0}>
            <EmptyState
              title="Nenhuma venda por aqui ainda"
              text="Registre a primeira e acompanhe cada passo até a instalação."
              action={
                <Button variant="primary" icon="plus">
                  Nova venda
                </Button>
              }
            />
          </Card>
          <Card style={{ flex: '1 1 20rem' }} padding={0}>
            <ErrorState onRetry={() => undefined} />
          </Card>
          <Card style={{ flex: '1 1 20rem' }} padding={0}>
            <ErrorState isOffline onRetry={() => undefined} />
          </Card>
          <Card style={{ flex: '1 1 14rem' }} padding={0}>
            <NoResults isCompact action={<Button size="sm">Limpar filtros</Button>} />
          </Card>
          <Card style={{ flex: '1 1 14rem' }} padding={0}>
            <NoAccessState
              title="Você não tem acesso à lista de clientes"
              text="Quem cuida da conta pode liberar a lista para você, em Colaboradores."
            />
          </Card>
          <Card style={{ flex: '1 1 14rem' }}>
            <WayLinks plan="/financeiro" support="/contato" />
          </Card>
          <Card style={{ flex: '1 1 14rem' }}>
            <Stack gap={8}>
              <NoticeBox icon="warning" role="note">
                <Text as="p" size={13}>
                  Falta a TUSD Fio B desta unidade.
                </Text>
              </NoticeBox>
              <NoticeBox tone="sun" icon="sun" action={<Button size="sm">Conferir</Button>}>
                <Text as="p" size={13}>
                  A geração ainda não foi conferida.
                </Text>
              </NoticeBox>
            </Stack>
          </Card>
          <Card style={{ flex: '1 1 14rem' }} padding={0}>
            <ErrorState isCompact onRetry={() => undefined} />
          </Card>
          <Card style={{ flex: '1 1 14rem' }} padding={0}>
            <LoadMore
              onMore={() => undefined}
              isLoading={false}
              hasFailed
              failure="Não foi possível carregar mais notas."
            />
          </Card>
          <Card style={{ flex: '1 1 14rem' }}>
            <Stack gap={8}>
              <Skeleton width="40%" />
              <Skeleton width="90%" />
              <Skeleton width="65%" />
              <Row gap={8}>
                <Skeleton width={24} height={24} radius={12} />
                <Skeleton width={72} height={18} radius={9} />
              </Row>
            </Stack>
          </Card>
        </Row>
        <ConflictNotice
          title="Ana alterou este kit às 14:05, enquanto você editava."
          text="O que você digitou continua aqui. Salvar de novo troca a alteração dela pela sua."
        >
          <Button size="sm">Ver a alteração de Ana</Button>
        </ConflictNotice>
      </GallerySection>
    </>
  );
}
