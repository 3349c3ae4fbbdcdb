import { BrandName } from '../../public-pages/BrandName';

/** Bar at the top of the sales page. */
export function AboutHeader() {
  return (
    <header className="top">
      <div className="wide">
        <BrandName />
        <nav aria-label="Nesta página">
          <a href="#recursos">Recursos</a>
          <a href="#planos">Planos</a>
          <a href="#perguntas">Perguntas</a>
        </nav>
        <a className="enter" href="/login">
          Entrar
        </a>
        <a className="button small" href="#planos">
          Assinar
        </a>
      </div>
    </header>
  );
}
