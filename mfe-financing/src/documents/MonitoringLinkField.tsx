import { api } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Badge, Button, Row, Stack, showSnackbar } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { type FormEvent, useState } from 'react';
import { refreshFinancings } from '../financing/financings';
import { attemptSilently } from './attempt-silently';
import { getDocumentBadge } from './document-labels';

const REQUIRED = 'Insira o link de monitoramento do sistema.';
const WRONG = 'Insira um endereço que comece com http:// ou https://.';

interface MonitoringLinkProps {
  financing: Financing;
  isOpen: boolean;
  /** Financing that is concluded or lost: the link is shown and not saved any more. */
  isEnded: boolean;
  onChange: (financing: Financing) => void;
}

/**
 * Field for the link at which the installed solar system can be monitored. The bank requires the link
 * together with the proofs of installation; once approved, the field is read-only (financing-038 to -040).
 */
export function MonitoringLinkField({ financing, isOpen, isEnded, onChange }: MonitoringLinkProps) {
  const { proposal } = financing;
  const known = proposal.monitoringLink;
  const [text, setText] = useState(known?.url ?? '');
  const [isTouched, setTouched] = useState(false);
  const [isPending, setPending] = useState(false);
  const link = text.trim();
  const problem = link === '' ? REQUIRED : isWebAddress(link) ? undefined : WRONG;
  const isLocked = !isOpen || known?.status === 'APPROVED';
  const mayRepeat = known?.status === 'REJECTED';

  async function save(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    const answer = await attemptSilently(() =>
      api('PUT /proposals/single/monitoring-link/:pid', {
        params: { pid: proposal._id },
        body: { link },
        silent: true,
      }),
    );
    setPending(false);
    if (!answer) return;
    const { monitoringLink = null } = answer.proposal;
    onChange({ ...financing, proposal: { ...proposal, monitoringLink } });
    refreshFinancings();
    showSnackbar({ text: 'Link de monitoramento salvo' });
  }

  const badge = known && getDocumentBadge(known);
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={8}>
        <TextField
          label="Link de monitoramento"
          type="url"
          maxLength={300}
          value={text}
          onChange={setText}
          onBlur={() => setTouched(true)}
          isRequired
          isDisabled={isLocked}
          placeholder="https://"
          {...(isTouched && problem && { error: problem })}
        />
        <Row gap={8} wraps>
          {!isEnded && (
            <Button
              type="submit"
              size="sm"
              disabled={isLocked || problem !== undefined || (link === known?.url && !mayRepeat)}
              isPending={isPending}
            >
              Salvar link
            </Button>
          )}
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </Row>
      </Stack>
    </form>
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
