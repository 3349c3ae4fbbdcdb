import type { HtmlPage } from '../../../platform/http/html-document';
import { Refusal } from '../../../platform/refusals/refusal';
import type { SignerPlace } from '../collecting/signer-place';
import { frameOf, type Seen } from './look';
import { ReadStep } from './ReadStep';
import { renderSignerPage } from './SignerPage';
import { mayReadDocument, StandingNote } from './StandingPage';

/** Where the signer stands, for who cannot go on. */
export function standingPage(seen: Seen): HtmlPage {
  const { place, path } = seen;
  const { standing } = place;
  const content =
    standing === 'OPEN' ? (
      <ReadStep place={place} path={path} />
    ) : (
      <StandingNote place={place} path={path} standing={standing} />
    );
  return renderSignerPage({
    ...frameOf(seen),
    content,
    ...(standing === 'OPEN' && {
      step: '1 de 3 Ler',
      sticky: (
        <form method="post" action={`${path}/codigo`}>
          <button type="submit">Li o documento: receber o código</button>
        </form>
      ),
    }),
  });
}

/** Refuses to show what ended without its reader. */
export function requireReader(place: SignerPlace): void {
  if (!mayReadDocument(place)) throw new Refusal(410, 'Este documento não pode mais ser lido por este link.');
}
