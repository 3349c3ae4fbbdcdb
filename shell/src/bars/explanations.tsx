import { whatsappLink } from '@girassol/shared-domain';
import { inform, TextLink } from '@girassol/shared-ui';

/** How to get the finance platform. `whatsapp`: digits of the team's number, where one is known. */
export function explainFinancePlatform(whatsapp: string | undefined): Promise<void> {
  return inform({
    title: 'Plataforma financeira',
    text: (
      <>
        Desbloqueie a plataforma financeira. Fale com nossa equipe
        {whatsapp ? (
          <>
            {' pelo '}
            <TextLink href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
              WhatsApp
            </TextLink>
          </>
        ) : null}
        .
      </>
    ),
  });
}
