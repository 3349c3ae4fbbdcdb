import {
  MONTHS_PER_PERIOD,
  type PriceKey,
  type PriceList,
  planNames,
  type SignupPlanId,
} from '@girassol/account-domain/billing';
import { formatMoney } from '@girassol/shared-domain';

interface Plan {
  id: SignupPlanId;
  priceKey: PriceKey;
  /** Limit of the price, after its period. */
  limit?: string;
  audience: string;
  points: readonly string[];
  isRecommended?: boolean;
}

const plans: readonly Plan[] = [
  {
    id: 1,
    priceKey: 'simple',
    audience: 'Para quem quer propostas certas e bonitas.',
    points: [
      'Propostas com cálculo e aceite no celular',
      'Clientes, arquivos e kits',
      'Simulação e pedido de crédito',
    ],
  },
  {
    id: 2,
    priceKey: 'crm',
    audience: 'Para quem quer vender com método.',
    points: [
      'Tudo do plano Simples',
      'Funil de vendas ao vivo',
      'Agenda, notas e atividades',
      'Números de vendas e conversão',
    ],
    isRecommended: true,
  },
  {
    id: 3,
    priceKey: 'enterprise',
    limit: ', até 4 vendedores',
    audience: 'Para equipes, do contato ao pós-venda.',
    points: [
      'Tudo do plano CRM',
      'Seis quadros: pré-venda, vendas, administrativo, projetos, obras e pós-venda',
      'Equipes, vendedores e permissões',
      'Contratos das vendas com modelos do Word',
      'Pedidos de equipamentos',
    ],
  },
];

/** Amount without cents where it has none, as prices are written on a page. */
const formatPrice = (cents: number): string => formatMoney(cents / 100).replace(/,00$/, '');

/** Section with the plans and the prices that hold today, from the price table. */
export function Plans({ prices }: { prices: PriceList }) {
  return (
    <section className="wide plans" id="planos">
      <h2>Planos e preços</h2>
      <p className="lead">
        O preço é dos {MONTHS_PER_PERIOD.once} meses inteiros, pago uma vez por ano. Pague por Pix, boleto ou
        cartão e comece em minutos.
      </p>
      <div className="prices">
        {plans.map(({ id, priceKey, limit, audience, points, isRecommended }) => (
          <article className={isRecommended ? 'plan best' : 'plan'} key={id}>
            {isRecommended && <p className="tag">Indicado para vender em equipe</p>}
            <h3>{planNames[id]}</h3>
            <p>{audience}</p>
            <p className="price">
              <strong>{formatPrice(prices[priceKey])}</strong>
              <span>por ano{limit}</span>
            </p>
            <p className="note">{describeExtraCosts(id, prices)}</p>
            <a
              className={isRecommended ? 'button' : 'button plain'}
              href={`/assinatura/passo-1/${id}`}
              aria-label={`Assinar o plano ${planNames[id]}`}
            >
              Assinar
            </a>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <EnterpriseTiers prices={prices} />
      <p className="note">
        Em todos os planos você monta o site da sua empresa; publicá-lo pede o módulo Website, contratado à
        parte com a nossa equipe.
      </p>
      <p className="note">
        Prefere ver antes? <a href="/form-teste-gratis">Peça um teste de 14 dias</a>.
      </p>
    </section>
  );
}

/** Describes what a plan costs besides its price: the setup, and the monthly price by card where there is one. */
function describeExtraCosts(id: SignupPlanId, prices: PriceList): string {
  const setup = `Implantação: ${formatPrice(prices.standardConfig)}, uma vez`;
  if (id === 3) return `${setup}, e ${formatPrice(prices.digSign20)} com 20 assinaturas digitais.`;
  return `${setup}. Ou ${formatPrice(prices.crmRec)} por mês e vendedor, no cartão recorrente.`;
}

const tiers: readonly [label: string, key: PriceKey][] = [
  ['Até 4 vendedores', 'enterprise'],
  ['De 5 a 9', 'enterprise5'],
  ['De 10 a 19', 'enterprise10'],
  ['20 ou mais', 'enterprise20'],
];

function EnterpriseTiers({ prices }: { prices: PriceList }) {
  return (
    <div className="tiers">
      <h3>Enterprise, pelo tamanho da equipe</h3>
      <dl>
        {tiers.map(([label, key]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatPrice(prices[key])}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        A partir de 5 vendedores a implantação é a completa, por {formatPrice(prices.premiumConfig)}; a partir
        de 10, com {formatPrice(prices.prop20)} a mais pelos modelos de proposta.
      </p>
    </div>
  );
}
