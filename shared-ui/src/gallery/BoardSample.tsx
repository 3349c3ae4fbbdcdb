import { styled } from 'styled-components';
import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  Icon,
  IconButton,
  MoneyText,
  PowerText,
  Row,
  Text,
  tokens,
} from '..';
import { MenuButton } from '../entries/overlays';
import { GallerySection } from './GallerySection';

const { color, space, radius } = tokens;

const Board = styled.div`
  display: flex;
  gap: ${space[12]};
  overflow-x: auto;
  padding-bottom: ${space[8]};
`;

const Lane = styled.section`
  flex: none;
  width: 18.75rem;
  padding: 0 ${space[8]} ${space[8]};
  background: ${color.sunken};
  border-radius: ${radius.card};
  header { padding: ${space[12]} ${space[4]} ${space[8]}; }
  > * + * { margin-top: ${space[8]}; }
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-top: ${space[8]};
  padding-top: ${space[8]};
  border-top: 1px solid ${color.lineSoft};
  color: ${color.inkFaint};
  > :last-child { margin-left: auto; }
`;

const temperatures = {
  quente: ['quente', 'hot', 'Quente'],
  morno: ['morno', 'warm', 'Morno'],
  frio: ['frio', 'cold', 'Frio'],
} as const;

interface Sale {
  number: string;
  customer: string;
  city: string;
  amount: number;
  power: number;
  owner: string;
  heat: keyof typeof temperatures;
}

const sales: Sale[] = [
  {
    number: '#00128',
    customer: 'Padaria Pão da Serra Ltda.',
    city: 'Lages, SC',
    amount: 48_250,
    power: 12.6,
    owner: 'Ana Souza',
    heat: 'quente',
  },
  {
    number: '#00131',
    customer: 'Maria Aparecida dos Santos Oliveira',
    city: 'São Bento do Sul, SC',
    amount: 21_900.5,
    power: 5.4,
    owner: 'Bruno Carvalho',
    heat: 'morno',
  },
  {
    number: '#00140',
    customer: 'João Batista',
    city: 'Otacílio Costa, SC',
    amount: 9_780,
    power: 2.75,
    owner: 'Cecília Prado',
    heat: 'frio',
  },
];

function SaleCard({ sale }: { sale: Sale }) {
  const [tone, icon, word] = temperatures[sale.heat];
  return (
    <Card padding={12} isInteractive>
      <Row justify="between">
        <Text size={12} tone="faint" weight={500}>
          {sale.number}
        </Text>
        <MenuButton
          isIconOnly
          size="xs"
          variant="ghost"
          icon="more"
          label={`Ações de ${sale.number}`}
          items={[{ id: 'move', label: 'Mover para' }]}
        />
      </Row>
      <Text as="div" weight={600} isTruncated>
        {sale.customer}
      </Text>
      <Text as="div" size={13} tone="soft" isTruncated>
        {sale.city}
      </Text>
      <Row justify="between" style={{ marginTop: 6 }}>
        <Text weight={600}>
          <MoneyText value={sale.amount} />
        </Text>
        <Text size={13} tone="soft">
          <PowerText value={sale.power} />
        </Text>
      </Row>
      <Facts>
        <Avatar name={sale.owner} size={24} />
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
        <Row gap={8}>
          <span data-tip="Agendado para amanhã, 14:00">
            <Icon name="calendar-clock" size={16} label="Agendado para amanhã, 14:00" />
          </span>
          <span data-tip="2 notas">
            <Icon name="note" size={16} label="2 notas" />
          </span>
        </Row>
      </Facts>
    </Card>
  );
}

const lanes = [
  { name: 'Contato inicial', count: 3, sum: 79_930.5, sales },
  { name: 'Visita técnica', count: 2, sum: 31_680.5, sales: sales.slice(1) },
  { name: 'Proposta enviada', count: 1, sum: 48_250, sales: sales.slice(0, 1) },
  { name: 'Negociação', count: 0, sum: 0, sales: [] },
];

/** Sample of the parts of a board, for the component gallery. */
export function BoardSample() {
  return (
    <GallerySection title="Um quadro feito com as peças">
      <Board>
        {lanes.map((lane) => (
          <Lane key={lane.name}>
            <header>
              <Row justify="between">
                <Text weight={600}>
                  {lane.name}{' '}
                  <Text size={13} tone="faint">
                    {lane.count}
                  </Text>
                </Text>
                <IconButton icon="more" label={`Ações da coluna ${lane.name}`} size="sm" />
              </Row>
              <Text size={12} tone="soft">
                <MoneyText value={lane.sum} />
              </Text>
            </header>
            {lane.sales.map((sale) => (
              <SaleCard key={sale.number} sale={sale} />
            ))}
            {lane.sales.length === 0 && <EmptyState isCompact title="Arraste uma venda para cá" />}
          </Lane>
        ))}
      </Board>
    </GallerySection>
  );
}
