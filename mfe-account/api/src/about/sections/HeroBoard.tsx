interface BoardCard {
  number: string;
  title: string;
  customer: string;
  amount: string;
  power: string;
  owner: string;
  temperature: 'Frio' | 'Morno' | 'Quente';
}

interface BoardColumn {
  title: string;
  count: number;
  sum: string;
  cards: readonly BoardCard[];
}

const card = (
  number: string,
  title: string,
  customer: string,
  amount: string,
  power: string,
  owner: string,
  temperature: BoardCard['temperature'],
): BoardCard => ({ number, title, customer, amount, power, owner, temperature });

/** The sales board of the demonstration, as the product shows it. */
const columns: readonly BoardColumn[] = [
  {
    title: 'Contato inicial',
    count: 31,
    sum: 'R$ 1.263.170',
    cards: [
      card('#00256', 'Sobrado', 'Francisco Pereira · Chapecó', 'R$ 20.140', '4,56 kWp', 'CT', 'Frio'),
      card(
        '#00232',
        'Casa e edícula',
        'Graziela Ferreira · Londrina',
        'R$ 18.850',
        '4,27 kWp',
        'CT',
        'Morno',
      ),
    ],
  },
  {
    title: 'Visita técnica',
    count: 24,
    sum: 'R$ 1.170.230',
    cards: [
      card('#00214', 'Clínica', 'Odontologia Sul · Curitiba', 'R$ 59.320', '14,04 kWp', 'TH', 'Morno'),
      card('#00245', 'Sobrado', 'Gabriela Mello · Joinville', 'R$ 14.840', '3,33 kWp', 'RN', 'Frio'),
    ],
  },
  {
    title: 'Proposta enviada',
    count: 27,
    sum: 'R$ 1.177.580',
    cards: [
      card('#00202', 'Residência', 'Thiago Hoffmann · Blumenau', 'R$ 26.030', '6,27 kWp', 'TH', 'Quente'),
      card(
        '#00176',
        'Casa e edícula',
        'Olívia Araújo · Porto Alegre',
        'R$ 45.550',
        '10,98 kWp',
        'RN',
        'Morno',
      ),
    ],
  },
  {
    title: 'Fechamento',
    count: 9,
    sum: 'R$ 402.390',
    cards: [
      card('#00149', 'Padaria', 'Pães Barbosa · Itajaí', 'R$ 106.640', '24,42 kWp', 'MD', 'Quente'),
      card('#00183', 'Chácara', 'Sônia Lopes · Criciúma', 'R$ 44.010', '9,12 kWp', 'CT', 'Quente'),
    ],
  },
];

/** Sales board drawn with text, so that it is sharp everywhere and comes with the page. */
export function HeroBoard() {
  return (
    <div
      className="board"
      role="img"
      aria-label="O funil de vendas do Girassol: colunas com quantidade e soma, e cartões com cliente, valor, potência, responsável e temperatura."
    >
      <div className="board-head" aria-hidden="true">
        <b>Vendas</b>
        <span>128 em aberto · R$ 6.101.460</span>
        <i>+ Registrar venda</i>
      </div>
      <div className="lanes" aria-hidden="true">
        {columns.map(({ title, count, sum, cards }) => (
          <div className="lane" key={title}>
            <div>
              <b>{title}</b>
              <em>{count}</em>
              <span>{sum}</span>
            </div>
            {cards.map(({ number, title: name, customer, amount, power, owner, temperature }) => (
              <div className="card" key={number}>
                <p>
                  <span>{number}</span> <b>{name}</b>
                </p>
                <p>{customer}</p>
                <p>
                  <b>{amount}</b>
                  <span>{power}</span>
                </p>
                <p>
                  <u>{owner}</u>
                  <em className={temperature.toLowerCase()}>{temperature}</em>
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
