import { useSession } from '@girassol/shared-auth';
import { ContactForm } from './ContactForm';
import { SignedInContact } from './SignedInContact';

/** Page `/contato` (support-023): a form for visitors without a session, the support of the product for others. */
export default function ContactPage() {
  return useSession() ? <SignedInContact /> : <ContactForm />;
}
