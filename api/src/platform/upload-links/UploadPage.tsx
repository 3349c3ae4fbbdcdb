import { acceptedFiles, fileTypes, formatBytes } from '@girassol/shared-domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Row } from '../database';
import { type HtmlPage, htmlDocument } from '../http/html-document';
import type { UploadChoice, UploadTarget } from './kinds';
import { pageStyle } from './page-style';
import { filesLeft } from './take-files';

interface UploadPage {
  target: UploadTarget;
  link: Pick<Row<'upload_links'>, 'expires_at' | 'most_files' | 'taken'>;
  /** How many came just now; they are in `link` already. */
  received: number;
  /** Why the last form was not taken. */
  problem?: string | undefined;
  /** Bytes of one file. */
  maxBytes: number;
  now: number;
}

/** JPEG is asked for, so that an iPhone sends its photos as such. */
const PHOTOS = 'image/jpeg,image/png,image/webp';
/** Without HEIC, for the same reason. */
const FILES = acceptedFiles
  .split(',')
  .filter((extension) => fileTypes[extension.slice(1)]?.mime !== 'image/heic')
  .join(',');

/** The page by which a phone sends files to one place. It works without a script. */
export function renderUploadPage(page: UploadPage): HtmlPage {
  return htmlDocument({
    title: 'Enviar arquivos',
    style: pageStyle,
    body: renderToStaticMarkup(<Body {...page} />),
  });
}

function Body({ target, link, received, problem, maxBytes, now }: UploadPage) {
  const left = filesLeft(link);
  const minutes = Math.max(1, Math.ceil((link.expires_at.getTime() - now) / 60_000));
  return (
    <main>
      <header>
        <p>{target.company}</p>
        <h1>Enviar arquivos</h1>
        <p>{target.place}</p>
      </header>
      {problem && (
        <div className="note bad" role="alert">
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
        <form method="post" encType="multipart/form-data">
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

/** One after the other, so that a form is not too long; the next come when these have been sent. */
const MOST_CHOICES = 30;

/** What is asked for, each with fields of its own: the name of a field says what its file is. */
function Choices({ choices, maxBytes }: { choices: readonly UploadChoice[]; maxBytes: number }) {
  return (
    <fieldset>
      <legend>Toque no que você vai enviar</legend>
      <p>Até {formatBytes(maxBytes)} cada. Pode enviar vários de uma vez.</p>
      {choices.slice(0, MOST_CHOICES).map(({ value, label, hint, accept, isPicture }, index) => (
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
      {choices.length > MOST_CHOICES && (
        <p>Os outros {choices.length - MOST_CHOICES} aparecem depois que você enviar estes.</p>
      )}
    </fieldset>
  );
}

/** A page in place of the form: the link has ended, somebody tries too often, something failed. */
export function renderUploadStatus(heading: string, message: string): HtmlPage {
  return htmlDocument({
    title: 'Enviar arquivos',
    style: pageStyle,
    body: renderToStaticMarkup(
      <main>
        <h1>{heading}</h1>
        <div className="box">{message}</div>
      </main>,
    ),
  });
}
