import { addFormProblemFragment } from '@girassol/api-platform/http/form-problem';
import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { SignerContext } from '../collecting/signer-context';
import { getSignerPageFrame, type SignerPageData } from './load-signer-page';
import { ReadStep } from './ReadStep';
import { renderSignerPage } from './SignerPage';
import { canReadDocument, SignerStatusNote } from './SignerStatusNote';

/** Shows the sealed file as soon as it is there; without scripts a link does. */
const RELOAD_UNTIL_SEALED = 'setInterval(()=>{if(!document.hidden)location.reload()},5000)';

/**
 * Renders the signing page for the status of a signer: the document if the person can sign, otherwise the
 * reason why the person cannot. A signer whose code is proven already goes on to sign without another one.
 */
export function renderSignerStatusPage(
  seen: SignerPageData,
  { isCodeProven = false }: { isCodeProven?: boolean } = {},
): HtmlPage {
  const { place, path } = seen;
  const { status } = place;
  const content =
    status === 'OPEN' ? (
      <ReadStep place={place} path={path} />
    ) : (
      <SignerStatusNote place={place} path={path} standing={status} />
    );
  return renderSignerPage({
    ...getSignerPageFrame(seen),
    content,
    ...(status === 'COMPLETED' && { script: RELOAD_UNTIL_SEALED }),
    ...(status === 'OPEN' && {
      step: 'Ler',
      sticky: isCodeProven ? (
        <a className="button" href={`${path}/assinar`}>
          Li o documento: continuar
        </a>
      ) : (
        <form method="post" action={addFormProblemFragment(`${path}/codigo`)}>
          <button type="submit">Li o documento: receber o código</button>
        </form>
      ),
    }),
  });
}

/** Throws 410 if a signer may no longer read the document, because it ended before the person signed. */
export function requireReadableDocument(place: SignerContext): void {
  if (!canReadDocument(place)) throw new Refusal(410, 'Este documento não pode mais ser lido por este link.');
}
