import { acceptedFiles, fileTypes, formatBytes } from '@girassol/shared-domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Row } from '../database';
import { type HtmlPage, htmlDocument } from '../http/html-document';
import type { UploadTarget } from './kinds';
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
            {received === 1 ? '1 arquivo recebido.' : `${received} arquivos recebidos.`} Já está na tela de
            quem mostrou o código.
          </p>
        </div>
      )}
      {left > 0 ? (
        <form method="post" encType="multipart/form-data">
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
            {link.taken.map(({ name, size, sha256 }) => (
              <li key={sha256}>
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
