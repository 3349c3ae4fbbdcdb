import { bankAccountKindLabels, categoryKindLabels } from '@girassol/account-domain/finance-platform';
import { addFormProblemFragment, formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { renderBody } from '@girassol/api-platform/http/render-body';
import type { ReactElement } from 'react';
import { FINANCE_ENTRY_PATH, FINANCE_EXIT_PATH } from './finance-entry-paths';
import { renderFinanceEntryStyle } from './finance-entry-style';
import type { OrganizationLists } from './load-finance-overview';

const NAME = 'Plataforma financeira';
const SETTINGS_PATH = '/configuracoes-azume-financeiro';

interface SignInProps extends PageFont {
  /** E-mail that was typed. */
  email?: string | undefined;
  /** Reason for which the sign-in was refused. */
  problem?: string | undefined;
}

interface PageFont {
  /** Address of the product's font; null where it is not built. */
  fontUrl: string | null;
}

/** Renders the page on which somebody signs in to the embedded finance platform by a code. It works without a script. */
export const renderSignInPage = ({ email, problem, fontUrl }: SignInProps): HtmlPage =>
  renderPage(
    fontUrl,
    <main className="narrow">
      <h1>{NAME}</h1>
      {problem && (
        <div className="note" {...formProblemAttributes}>
          <p>{problem}</p>
        </div>
      )}
      <form method="post" action={addFormProblemFragment(FINANCE_ENTRY_PATH)} className="box" noValidate>
        <p>
          Entre com o e-mail do seu login e o código de acesso que aparece em{' '}
          <a href={SETTINGS_PATH}>Plataforma financeira</a>, nas configurações. Cada código serve uma vez.
        </p>
        <label htmlFor="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={email}
          required
        />
        <label htmlFor="codigo">Código de acesso</label>
        <input
          id="codigo"
          name="codigo"
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <button type="submit" className="main">
          Entrar
        </button>
      </form>
    </main>,
  );

/** Renders the organizations of an account, for a user who has signed in. */
export const renderFinancePage = (
  organizations: readonly OrganizationLists[],
  { fontUrl }: PageFont,
): HtmlPage =>
  renderPage(
    fontUrl,
    <main>
      <header>
        <h1>{NAME}</h1>
        <form method="post" action={FINANCE_EXIT_PATH}>
          <button type="submit">Sair</button>
        </form>
      </header>
      {organizations.map((lists) => (
        <Organization key={lists.organization._id} {...lists} />
      ))}
    </main>,
  );

/** Renders a page of the finance platform with one message. */
export const renderFinanceMessage = (message: string, { fontUrl }: PageFont): HtmlPage =>
  renderPage(
    fontUrl,
    <main className="narrow">
      <h1>{NAME}</h1>
      <p className="box">{message}</p>
      <p>
        <a href={FINANCE_ENTRY_PATH}>Entrar com um código</a>
      </p>
    </main>,
  );

const renderPage = (fontUrl: string | null, main: ReactElement): HtmlPage =>
  buildHtmlDocument({ title: NAME, style: renderFinanceEntryStyle(fontUrl), body: renderBody(main) });

function Organization({ organization, bankAccounts, costCenters, categories }: OrganizationLists) {
  return (
    <section className="box">
      <h2>{organization.name}</h2>
      <div className="lists">
        <List
          title="Contas bancárias"
          entries={bankAccounts.map(({ _id, name, kind }) => [_id, name, bankAccountKindLabels[kind]])}
        />
        <List
          title="Centros de custo"
          entries={costCenters.map(({ _id, code, name }) => [_id, `${code} ${name}`, ''])}
        />
        <List
          title="Categorias"
          entries={categories.map(({ _id, code, name, kind, group }) => [
            _id,
            `${code} ${name}`,
            `${categoryKindLabels[kind]} · ${group}`,
          ])}
        />
      </div>
    </section>
  );
}

/** List of entries, each with its id, its name and what stands below it. */
function List({
  title,
  entries,
}: {
  title: string;
  entries: readonly (readonly [id: string, name: string, detail: string])[];
}) {
  return (
    <div>
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <p className="soft">Nada cadastrado.</p>
      ) : (
        <ul>
          {entries.map(([id, name, detail]) => (
            <li key={id}>
              {name}
              {detail && <small>{detail}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
