/** Last section of the sales page. */
export function LastCall() {
  return (
    <section className="wide last">
      <h2>A próxima venda já pode nascer no Girassol.</h2>
      <div className="actions">
        <a className="button sunny" href="#planos">
          Escolher um plano
        </a>
        <button className="button ghost" type="button" popoverTarget="contato">
          Falar com a gente
        </button>
      </div>
    </section>
  );
}
