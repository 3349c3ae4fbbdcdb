import type { AttendedTicket } from '@girassol/support-domain/contract';

/** E-mail and phone of a person without a session, as they gave them: nobody has proved either. */
export function ContactFacts({ email, phone }: NonNullable<AttendedTicket['contact']>) {
  return (
    <span title="Informado por quem escreve, sem confirmação">{phone ? `${email} · ${phone}` : email}</span>
  );
}
