import type { CollaboratorInvitation } from '@girassol/account-domain/contract';
import { formatDate, toIsoDate } from '@girassol/shared-domain';
import { Badge, Button, confirm, Heading, Row, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { BorderedList } from '@girassol/shared-ui/lists';
import { styled } from 'styled-components';
import { resendInvitation, revokeInvitation } from '../use-collaborators';

interface InvitationListProps {
  managerId: string;
  invitations: readonly CollaboratorInvitation[];
}

/** Pending invitations with their end, and the buttons that send them again or revoke them. */
export function InvitationList({ managerId, invitations }: InvitationListProps) {
  if (invitations.length === 0) return null;

  async function revoke({ _id, email }: CollaboratorInvitation) {
    const isSure = await confirm({
      title: 'Cancelar convite',
      text: `O link enviado a ${email} deixa de valer.`,
      confirmLabel: 'Cancelar convite',
      cancelLabel: 'Voltar',
    });
    if (!isSure) return;
    await revokeInvitation(managerId, _id);
    showSnackbar({ text: 'Convite cancelado.' });
  }
  async function resend({ _id, email }: CollaboratorInvitation) {
    await resendInvitation(managerId, _id);
    showSnackbar({ text: `Convite enviado de novo a ${email}. O link anterior não vale mais.` });
  }

  return (
    <section aria-labelledby="pending-invitations">
      <Stack gap={8}>
        <Heading level={2} id="pending-invitations">
          Convites pendentes
        </Heading>
        <BorderedList>
          {invitations.map((invitation) => (
            <Line key={invitation._id}>
              <div>
                <strong>{invitation.name}</strong>
                <Text
                  size={13}
                  tone="soft"
                >{`${invitation.email} · convite de ${invitation.invitedBy}`}</Text>
              </div>
              {invitation.isExpired ? (
                <Badge tone="warn">Venceu</Badge>
              ) : (
                <Badge tone="info">{`Vale até ${formatDate(toIsoDate(invitation.expiresAt))}`}</Badge>
              )}
              <Row gap={8}>
                <Button
                  size="sm"
                  aria-label={`Reenviar convite a ${invitation.name}`}
                  onClick={() => void resend(invitation).catch(() => undefined)}
                >
                  Reenviar
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Cancelar convite a ${invitation.name}`}
                  onClick={() => void revoke(invitation).catch(() => undefined)}
                >
                  Cancelar
                </Button>
              </Row>
            </Line>
          ))}
        </BorderedList>
      </Stack>
    </section>
  );
}

const { screen, space, weight } = tokens;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding: ${space[12]} ${space[16]};
  strong { display: block; font-weight: ${weight.strong}; }
  span { overflow-wrap: anywhere; }
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); justify-items: start; }
`;
