import { buildWhatsappLink } from '@girassol/shared-domain';
import { showMessageDialog, TextLink } from '@girassol/shared-ui';

/**
 * Shows a dialog that explains how an account gets the finance platform. `whatsapp` is the number of the
 * support team in digits, if the distribution has one.
 */
export function explainFinancePlatform(whatsapp: string | undefined): Promise<void> {
  return showMessageDialog({
    title: 'Plataforma financeira',
    text: (
      <>
        Desbloqueie a plataforma financeira. Fale com nossa equipe
        {whatsapp ? (
          <>
            {' pelo '}
            <TextLink href={buildWhatsappLink(whatsapp)} target="_blank" rel="noreferrer">
              WhatsApp
            </TextLink>
          </>
        ) : null}
        .
      </>
    ),
  });
}
