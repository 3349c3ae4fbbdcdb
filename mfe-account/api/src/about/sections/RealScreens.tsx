import { Screenshot } from './Screenshot';

/** Section with the board as it is, on a desk and on a phone. */
export function RealScreens() {
  return (
    <section className="band">
      <div className="wide screens">
        <div>
          <h2>No escritório e no telhado</h2>
          <p>
            O mesmo quadro na mesa e no bolso. Arraste um cartão aqui e ele se move na tela de todos. Errou?
            Ctrl+Z desfaz.
          </p>
        </div>
        <div className="duo">
          <Screenshot
            name="board"
            alt="Funil de vendas no computador, com menu, filtros, colunas e cartões."
          />
          <Screenshot name="board-phone" alt="O mesmo funil de vendas no celular." isPhone />
        </div>
      </div>
    </section>
  );
}
