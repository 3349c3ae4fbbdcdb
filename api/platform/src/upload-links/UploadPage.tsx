import { fileInputAccept, formatBytes, storableFileTypes } from '@girassol/shared-domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Row } from '../database';
import { addFormProblemFragment, formProblemAttributes } from '../http/form-problem';
import { buildHtmlDocument, type HtmlPage } from '../http/html-document';
import type { UploadChoice, UploadTargetDescription } from './kinds';
import { countFilesLeft } from './save-files-of-upload-link';
import { renderUploadPageCss } from './upload-page-css';

interface UploadPage {
  target: UploadTargetDescription;
  link: Pick<Row<'upload_links'>, 'expires_at' | 'most_files' | 'taken'>;
  /** Number of files received just now; `link` counts them already. */
  received: number;
  /** Reason for which the last form was refused. */
  problem?: string | undefined;
  /** Bytes of one file. */
  maxBytes: number;
  now: number;
  /** Address of the product's font; null where it is not built. */
  fontUrl: string | null;
}

/** JPEG is asked for, so that an iPhone sends its photos as such. */
const PHOTOS = 'image/jpeg,image/png,image/webp';
/** Without HEIC, for the same reason. */
const FILES = fileInputAccept
  .split(',')
  .filter((extension) => storableFileTypes[extension.slice(1)]?.mime !== 'image/heic')
  .join(',');

/**
 * Renders the page on which somebody sends files by an upload link, for example from a phone. The page works
 * without a script.
 */
export function renderUploadPage({ fontUrl, ...page }: UploadPage): HtmlPage {
  return buildHtmlDocument({
    title: 'Enviar arquivos',
    style: renderUploadPageCss(fontUrl),
    body: renderToStaticMarkup(<Body {...page} />),
  });
}

function Body({ target, link, received, problem, maxBytes, now }: Omit<UploadPage, 'fontUrl'>) {
  const left = countFilesLeft(link);
  const minutes = Math.max(1, Math.ceil((link.expires_at.getTime() - now) / 60_000));
  return (
    <main>
      <header>
        <p>{target.company}</p>
        <h1>Enviar arquivos</h1>
        <p>{target.destination}</p>
      </header>
      {problem && (
        <div className="note bad" {...formProblemAttributes}>
          <p>{problem}</p>
        </div>
      )}
      {received > 0 && (
        <div className="note good" role="status">
          <p>
            {received === 1 ? '1 arquivo recebido. Já está' : `${received} arquivos recebidos. Já estão`} na
            tela de quem mostrou o código.
          </p>
        </div>
      )}
      {target.choices?.length === 0 ? (
        <div className="note good">
          <p>Tudo o que foi pedido já chegou. Não falta nada.</p>
        </div>
      ) : left > 0 ? (
        <form method="post" action={addFormProblemFragment('')} encType="multipart/form-data">
          {target.choices ? (
            <Choices choices={target.choices} maxBytes={maxBytes} />
          ) : (
            <>
              <label>
                Tirar foto
                <input type="file" name="file" accept={PHOTOS} capture="environment" />
              </label>
              <label>
                Escolher arquivo
                <small>
                  Fotos, PDF e outros, até {formatBytes(maxBytes)} cada. Mais{' '}
                  {left === 1 ? '1 arquivo' : `${left} arquivos`} por este link.
                </small>
                <input type="file" name="file" accept={FILES} multiple />
              </label>
            </>
          )}
          <button type="submit">Enviar</button>
        </form>
      ) : (
        <div className="note">
          <p>Este link já recebeu todos os arquivos que podia. Para enviar mais, peça um novo código.</p>
        </div>
      )}
      {link.taken.length > 0 && (
        <section className="box">
          <h2>Recebidos por este link</h2>
          <ul>
            {link.taken.map(({ name, size, sha256, choice = '' }) => (
              <li key={`${sha256} ${choice}`}>
                {choice && `${choice}: `}
                {name} <span>{formatBytes(size)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer>
        <p>
          O link vale por mais {minutes === 1 ? '1 minuto' : `${minutes} minutos`} e serve só para enviar:
          quem o tem não vê os arquivos da conta.
        </p>
      </footer>
    </main>
  );
}

/**
 * Maximum number of choices on the page, so that the form stays short; further ones are displayed once these were sent.
 */
const MAX_DISPLAYED_CHOICES = 30;

/** Choices of the page, each with fields of its own: the name of a field says which choice its file is. */
function Choices({ choices, maxBytes }: { choices: readonly UploadChoice[]; maxBytes: number }) {
  return (
    <fieldset>
      <legend>Toque no que você vai enviar</legend>
      <p>Até {formatBytes(maxBytes)} cada. Pode enviar vários de uma vez.</p>
      {choices.slice(0, MAX_DISPLAYED_CHOICES).map(({ value, label, hint, accept, isPicture }, index) => (
        <details key={value} open={index === 0}>
          <summary>{label}</summary>
          <p>{hint}</p>
          {isPicture && (
            <label>
              Tirar foto
              <input type="file" name={`file:${value}`} accept={PHOTOS} capture="environment" />
            </label>
          )}
          <label>
            Escolher arquivo
            <input type="file" name={`file:${value}`} accept={accept} />
          </label>
        </details>
      ))}
      {choices.length > MAX_DISPLAYED_CHOICES && (
        <p>Os outros {choices.length - MAX_DISPLAYED_CHOICES} aparecem depois que você enviar estes.</p>
      )}
    </fieldset>
  );
}

/**
 * Renders the page that an upload link shows instead of its form: the link has expired, there were too many
 * attempts, or something failed.
 */
export function renderUploadStatus(heading: string, message: string, fontUrl: string | null): HtmlPage {
  return buildHtmlDocument({
    title: 'Enviar arquivos',
    style: renderUploadPageCss(fontUrl),
    body: renderToStaticMarkup(
      <main>
        <h1>{heading}</h1>
        <div className="box">{message}</div>
      </main>,
    ),
  });
}
