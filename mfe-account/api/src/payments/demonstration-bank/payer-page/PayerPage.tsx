import { addFormProblemFragment, formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { renderBody } from '@girassol/api-platform/http/render-body';
import { formatTime } from '@girassol/shared-domain';
import type { ReactNode } from 'react';
import { AuthorizationSection } from './AuthorizationSection';
import { ChargeSection } from './ChargeSection';
import { getPayerPagePath } from './get-payer-page-path';
import type { PayerPageData } from './load-payer-page';
import { actionMessages, type PayerAction } from './payer-actions';
import { renderPayerPageStyle } from './payer-page-style';

interface PayerPageProps {
  /** Address of the product's font; null where it is not built. */
  fontUrl: string | null;
  data: PayerPageData;
  /** Action that was just done. */
  done?: PayerAction | undefined;
  /** Reason for which the last form was refused. */
  problem?: string | undefined;
}

/** Renders the page on which a payer acts at the demonstration bank. It works without a script. */
export const renderPayerPage = ({ fontUrl, ...props }: PayerPageProps): HtmlPage =>
  renderPage(fontUrl, <PayerPage {...props} />);

/** Renders a page of the demonstration bank with one message. */
export const renderPayerMessage = (message: string, fontUrl: string | null): HtmlPage =>
  renderPage(
    fontUrl,
    <main>
      <header>
        <p>Banco Demonstração</p>
        <h1>Nada para pagar aqui</h1>
      </header>
      <p className="box">{message}</p>
    </main>,
  );

const renderPage = (fontUrl: string | null, main: ReactNode): HtmlPage =>
  buildHtmlDocument({
    title: 'Banco Demonstração',
    style: renderPayerPageStyle(fontUrl),
    body: renderBody(
      <>
        <p className="mark">Demonstração: este banco não existe e nenhum dinheiro é movido.</p>
        {main}
      </>,
    ),
  });

function PayerPage({ data, done, problem }: Omit<PayerPageProps, 'fontUrl'>) {
  const { charge, authorization, debits, now, downUntil } = data;
  const action = addFormProblemFragment(getPayerPagePath((charge ?? authorization)?.reference ?? ''));
  return (
    <main>
      <header>
        <p>Banco Demonstração</p>
        <h1>{(charge ?? authorization)?.description}</h1>
      </header>
      {problem && (
        <div className="note bad" {...formProblemAttributes}>
          <p>{problem}</p>
        </div>
      )}
      {done && !problem && (
        <div className="note good" role="status">
          <p>{actionMessages[done]}</p>
        </div>
      )}
      {charge && <ChargeSection charge={charge} now={now} action={action} />}
      {authorization && (
        <AuthorizationSection authorization={authorization} debits={debits} action={action} />
      )}
      <form method="post" action={action} className="box">
        <h2>O banco inteiro</h2>
        {downUntil ? (
          <>
            <p>Fora do ar até {formatTime(downUntil.getTime())}, pelo relógio desta conta.</p>
            <button type="submit" name="acao" value="voltar">
              Pôr o banco de volta
            </button>
          </>
        ) : (
          <>
            <p className="soft">Enquanto está fora do ar, o banco não responde a ninguém.</p>
            <button type="submit" name="acao" value="cair" className="danger">
              Tirar o banco do ar por uma hora
            </button>
          </>
        )}
      </form>
    </main>
  );
}
