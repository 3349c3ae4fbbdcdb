import { findReadableColour } from '@girassol/shared-domain';
import type { ReactNode } from 'react';
import type { MailBrand } from './brand';

/**
 * Text colour of mails. Mail programs know tables and inline styles, and little else; `toPlainText` reads the same
 * elements, so the elements have no state and no hooks.
 */
const ink = '#1D2A26';
const soft = '#55625D';
const WHITE = '#FFFFFF';
const font = 'font-family:Figtree,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const style = (text: string) =>
  Object.fromEntries(
    text.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(/:(.*)/s);
      return [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value];
    }),
  );

/** Paragraph of a mail. */
export const MailText = ({ children }: { children: ReactNode }) => (
  <p style={style(`margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}`)}>{children}</p>
);

/** Secondary note of a mail, in smaller text. */
export const MailNote = ({ children }: { children: ReactNode }) => (
  <p style={style(`margin:0 0 8px;font-size:13px;line-height:20px;color:${soft}`)}>{children}</p>
);

/**
 * Button for the one action of a mail, in the brand's colour, adapted to be readable. `href` is a complete
 * URL of the brand's origin.
 */
export const MailButton = ({ brand, href, label }: { brand: MailBrand; href: string; label: string }) => (
  <p style={style('margin:0 0 24px')}>
    <a
      href={href}
      style={style(
        `display:inline-block;padding:12px 20px;border-radius:6px;background:${findReadableColour(brand.color, WHITE, ink)};color:${WHITE};font-size:16px;font-weight:600;text-decoration:none`,
      )}
    >
      {label}
    </a>
  </p>
);

interface FrameProps {
  brand: MailBrand;
  subject: string;
  /** Reason for which the reader gets the mail. */
  reason: string;
  /** Address by which the reader receives no more of these mails. */
  unsubscribeUrl: string | null;
  children: ReactNode;
}

/**
 * Frame around the content of a mail: brand, subject and reason. The mail loads nothing from the network, so
 * that no picture reports that the mail was read.
 */
export const MailFrame = ({ brand, subject, reason, unsubscribeUrl, children }: FrameProps) => (
  <html lang="pt-BR">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>{subject}</title>
    </head>
    <body style={style(`margin:0;padding:24px 12px;background:#FAF8F4;${font}`)}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td align="center">
              <table
                role="presentation"
                cellPadding={0}
                cellSpacing={0}
                style={style(
                  `width:100%;max-width:560px;background:#FFFFFF;border:1px solid #E4DFD5;border-top:4px solid ${brand.color};border-radius:10px`,
                )}
              >
                <tbody>
                  <tr>
                    <td align="left" style={style('padding:24px')}>
                      <p style={style(`margin:0 0 16px;font-size:14px;font-weight:600;color:${soft}`)}>
                        {brand.name}
                      </p>
                      <h1 style={style(`margin:0 0 16px;font-size:20px;line-height:28px;color:${ink}`)}>
                        {subject}
                      </h1>
                      {children}
                    </td>
                  </tr>
                </tbody>
              </table>
              <p
                style={style(
                  `max-width:560px;margin:16px auto 0;font-size:12px;line-height:18px;color:${soft}`,
                )}
              >
                {reason}
                {unsubscribeUrl !== null && (
                  <>
                    {' '}
                    <a href={unsubscribeUrl} style={style(`color:${soft}`)}>
                      Parar de receber
                    </a>
                  </>
                )}
              </p>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);
