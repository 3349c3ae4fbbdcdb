import { HeroBoard } from './HeroBoard';

/** First section of the sales page: what the product is, and where to begin. */
export function Hero() {
  return (
    <section className="hero">
      <svg className="sun" viewBox="0 0 600 600" aria-hidden="true">
        <circle cx="300" cy="300" r="300" />
        <circle cx="300" cy="300" r="225" />
        <circle cx="300" cy="300" r="150" />
      </svg>
      <div className="wide">
        <p className="kicker">Para quem vende e instala energia solar</p>
        <h1>Do primeiro contato à usina ligada, no mesmo lugar.</h1>
        <p className="lead">
          Funil de vendas, proposta calculada, crédito, contrato assinado e obra: o Girassol junta tudo, e a
          equipe inteira vê a mudança na hora.
        </p>
        <div className="actions">
          <a className="button sunny" href="#planos">
            Ver planos e preços
          </a>
          <button className="button ghost" type="button" popoverTarget="contato">
            Falar com a gente
          </button>
        </div>
        <HeroBoard />
      </div>
    </section>
  );
}
