import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { renderBody } from '@girassol/api-platform/http/render-body';
import { addMonths } from '@girassol/shared-domain';
import { testCardKinds, testCards } from '../test-cards';
import { cardFrameScript } from './card-frame-script';
import { cardFrameStyle } from './card-frame-style';
import { testCardNumbers } from './test-card-numbers';

const MONTHS_OF_VALIDITY = 36;

/** Renders the page on which a test card is typed. It may be framed by our screens, and sends nothing to anybody. */
export const renderCardFramePage = (today: string): HtmlPage =>
  buildHtmlDocument({
    title: 'Cartão de teste',
    style: cardFrameStyle,
    body: renderBody(<Body today={today} />),
    script: cardFrameScript,
    framedBy: 'self',
    isSealed: true,
  });

const groupDigits = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function Body({ today }: { today: string }) {
  return (
    <main>
      <p className="mark">
        Banco Demonstração: só cartões de teste. Nada do que você digita aqui sai do seu navegador.
      </p>
      <form id="card-form" autoComplete="off" noValidate>
        <p id="problem" role="alert" />
        <label htmlFor="number">Número do cartão</label>
        <input id="number" inputMode="numeric" placeholder="0000 0000 0000 0000" maxLength={23} />
        <div className="pair">
          <div>
            <label htmlFor="expires">Validade</label>
            <input id="expires" inputMode="numeric" placeholder="MM/AA" maxLength={5} />
          </div>
          <div>
            <label htmlFor="code">Código de segurança</label>
            <input id="code" inputMode="numeric" placeholder="000" maxLength={4} />
          </div>
        </div>
        <label htmlFor="name">Nome no cartão</label>
        <input id="name" maxLength={60} />
        <button type="submit" id="send">
          Usar este cartão
        </button>
        <p id="done" role="status" />
      </form>
      <h2>Cartões de teste</h2>
      <ul>
        {testCardKinds.map((kind) => {
          const expires = addMonths(today, kind === 'expiresNextMonth' ? 1 : MONTHS_OF_VALIDITY);
          const number = groupDigits(testCardNumbers[kind]);
          return (
            <li key={kind}>
              <div>
                <span className="number">{number}</span>
                <small>{testCards[kind].description}</small>
              </div>
              <button
                type="button"
                data-number={number}
                data-expires={`${expires.slice(5, 7)}/${expires.slice(2, 4)}`}
                aria-label={`Preencher com o cartão de final ${testCards[kind].lastDigits}`}
              >
                Preencher
              </button>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
