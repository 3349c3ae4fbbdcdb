import { addFormProblemFragment, formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { renderBody } from '@girassol/api-platform/http/render-body';
import { formatTime } from '@girassol/shared-domain';
import { formatContactPhone, MAX_CHAT_TEXT_LENGTH } from '@girassol/support-domain/chats';
import type { ReactNode } from 'react';
import { getDemoPhonePath } from '../demo-phones';
import type { PhoneMessage, PhonePageData } from './load-phone-page';
import { renderPhonePageStyle } from './phone-page-style';

/** Loads the page again every three seconds, unless somebody writes on it. */
const script = `setInterval(function(){var t=document.querySelector('textarea'),f=document.querySelector('input[type=file]');if(t&&t.value===''&&f&&f.files.length===0&&document.visibilityState==='visible')location.replace(location.pathname)},3000)`;

interface RenderedPhone {
  data: PhonePageData;
  /** Reason for which the last form was refused. */
  problem?: string;
  /** Address of the product's font; null where it is not built. */
  fontUrl: string | null;
}

/** Renders the phone on which one plays the customer. It works without its script. */
export const renderPhonePage = ({ fontUrl, ...page }: RenderedPhone): HtmlPage =>
  renderPage({ title: `Celular de ${page.data.phone.name}`, fontUrl, script }, <PhonePage {...page} />);

/** Renders a page with one message in place of a phone. */
export const renderPhoneMessage = (message: string, fontUrl: string | null): HtmlPage =>
  renderPage(
    { title: 'Celular de demonstração', fontUrl },
    <main>
      <header>
        <h1>Nenhum celular aqui</h1>
      </header>
      <p className="empty">{message}</p>
    </main>,
  );

interface PageHead {
  title: string;
  fontUrl: string | null;
  script?: string;
}

const renderPage = ({ fontUrl, ...head }: PageHead, main: ReactNode): HtmlPage =>
  buildHtmlDocument({
    ...head,
    style: renderPhonePageStyle(fontUrl),
    body: renderBody(
      <>
        <p className="mark">Demonstração: este celular só existe nesta página.</p>
        {main}
      </>,
    ),
  });

function PhonePage({ data, problem }: Omit<RenderedPhone, 'fontUrl'>) {
  const { phone, business, messages } = data;
  const form = {
    method: 'post',
    encType: 'multipart/form-data',
    action: addFormProblemFragment(getDemoPhonePath(phone.key)),
  } as const;
  return (
    <main>
      <header>
        <div>
          <h1>{business}</h1>
          <p>
            Celular de {phone.name}, {formatContactPhone(phone.wa_id)}
            {phone.is_off ? ' · desligado' : ''}
          </p>
        </div>
      </header>
      {problem && (
        <p className="note" {...formProblemAttributes}>
          {problem}
        </p>
      )}
      <ol className="thread" aria-label="Mensagens">
        {messages.length === 0 && (
          <li className="empty">Escreva para a empresa: a mensagem chega em Conversas.</li>
        )}
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <form {...form}>
        <label htmlFor="texto">Mensagem para {business}</label>
        <textarea id="texto" name="texto" maxLength={MAX_CHAT_TEXT_LENGTH} />
        <div className="row">
          <input type="file" name="file" aria-label="Foto ou arquivo" />
          <button type="submit" name="acao" value="enviar" className="main">
            Enviar
          </button>
        </div>
      </form>
      <form {...form} className="row act">
        <button type="submit" name="acao" value="ler">
          Ler o que chegou
        </button>
        <button type="submit" name="acao" value={phone.is_off ? 'ligar' : 'desligar'}>
          {phone.is_off ? 'Ligar o celular' : 'Desligar o celular'}
        </button>
      </form>
    </main>
  );
}

function Message({ message: { direction, content, file, url, at, read_at } }: { message: PhoneMessage }) {
  const isMine = direction === 'OUT';
  return (
    <li className={isMine ? 'mine' : undefined} dir="auto">
      {file && url && file.contentType.startsWith('image/') && (
        <img src={`${url}&preview=1`} alt={file.name} />
      )}
      {file && url && !file.contentType.startsWith('image/') && <a href={url}>{file.name}</a>}
      {content}
      <small>
        {formatTime(at.getTime())}
        {!isMine && (read_at ? ' · lida' : ' · nova')}
      </small>
    </li>
  );
}
