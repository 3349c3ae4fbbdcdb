/** Shortcuts at the top of the page for phones: login, prices, trial and questions. */
export function PhoneActions() {
  return (
    <nav className="quick wide" aria-label="Atalhos">
      <a href="/login">Já tenho conta</a>
      <a href="#planos">Preços</a>
      <a href="/form-teste-gratis">Teste grátis</a>
      <a href="#perguntas">Perguntas</a>
    </nav>
  );
}
