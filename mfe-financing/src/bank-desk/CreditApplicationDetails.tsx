import { formatDate } from '@girassol/shared-domain';
import type { BankApplication, BankDecision } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Heading,
  MoneyText,
  Row,
  Skeleton,
  Stack,
  showSnackbar,
  Text,
  TextLink,
  tokens,
} from '@girassol/shared-ui';
import { ReasonDialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { getBankStatusBadge } from '../financing/financing-badge';
import { DeskDocuments } from './DeskDocuments';
import { BANK_REASON_HINT, bankDecisionLabels } from './desk-labels';
import { NextBankStep } from './NextStep';
import { sendCreditDecision, useCreditApplication } from './use-desk';

/** Details of a credit request as the bank sees it, with the available decisions. */
export function CreditApplicationDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCreditApplication(id);
  if (!data && error)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height={420} radius={10} />;
  const { application } = data;
  const { label, tone } = getBankStatusBadge(application.status);
  return (
    <Card padding={16} role="region" aria-label={`Pedido ${application.number}`}>
      <Stack gap={16}>
        <Row gap={8} wraps justify="between" align="start">
          <Stack gap={4}>
            <Heading level={2}>{application.applicant}</Heading>
            <Text size={13} tone="soft">
              {`Pedido ${application.number} · ${application.isCNPJ ? 'empresa' : 'pessoa'} · ${application.companyName}`}
            </Text>
          </Stack>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Fechar
          </Button>
        </Row>
        <Row gap={8} wraps>
          <Badge tone={tone}>{label}</Badge>
          {application.contractSigned && <Badge tone="good">Contrato assinado</Badge>}
          {application.serviceApproved && <Badge tone="good">Serviço aprovado</Badge>}
        </Row>
        {application.reason && <Text size={13}>{application.reason}</Text>}
        <NextBankStep application={application} />
        {application.next && (
          <Text size={12}>
            <TextLink href={`/operacao/contas/${application.accountId}`}>Relógio da conta</TextLink>
          </Text>
        )}
        <Decisions application={application} />
        <Facts application={application} />
        <DeskDocuments application={application} />
      </Stack>
    </Card>
  );
}

function Decisions({ application: { _id, decisions } }: { application: BankApplication }) {
  const [asked, setAsked] = useState<BankDecision | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (decisions.length === 0) return null;

  async function order(decision: BankDecision, reason?: string) {
    setIsBusy(true);
    const isDone = await sendCreditDecision(_id, decision, reason);
    setIsBusy(false);
    setAsked(null);
    if (isDone) showSnackbar({ text: bankDecisionLabels[decision].done });
  }

  const why = asked && bankDecisionLabels[asked].reason;
  return (
    <Row gap={8} wraps role="group" aria-label="Decidir como o banco">
      {decisions.map((decision, place) => {
        const { label, reason, isDanger } = bankDecisionLabels[decision];
        const variant = isDanger ? 'danger' : place === 0 ? 'primary' : 'secondary';
        return (
          <Button
            key={decision}
            size="sm"
            variant={variant}
            disabled={isBusy}
            onClick={() => (reason ? setAsked(decision) : void order(decision))}
          >
            {label}
          </Button>
        );
      })}
      {asked && why && (
        <ReasonDialog
          description={BANK_REASON_HINT}
          title={bankDecisionLabels[asked].label}
          label={why}
          onClose={() => setAsked(null)}
          onGive={(reason) => order(asked, reason)}
        />
      )}
    </Row>
  );
}

function Facts({ application }: { application: BankApplication }) {
  return (
    <Stack gap={12}>
      <Heading level={3}>O que o banco sabe</Heading>
      <Terms>
        <dt>Valor do projeto</dt>
        <dd>
          <MoneyText value={application.amount} />
        </dd>
        <dt>{application.isCNPJ ? 'Faturamento mensal' : 'Renda mensal'}</dt>
        <dd>
          <MoneyText value={application.monthlyIncome} />
        </dd>
        <dt>{application.isCNPJ ? 'Abertura' : 'Nascimento'}</dt>
        <dd>{formatDate(application.birthDate)}</dd>
      </Terms>
      {application.findings.length > 0 && (
        <Findings>
          {application.findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </Findings>
      )}
      {application.offers.length > 0 && (
        <Row gap={8} wraps aria-label="Ofertas" role="list">
          {application.offers.map(({ ref, installments, installmentValue, accepted }) => (
            <Badge key={ref} role="listitem" tone={accepted ? 'good' : 'neutral'}>
              {`${installments}x `}
              <MoneyText value={installmentValue} />
              {accepted && ' · aceita'}
            </Badge>
          ))}
        </Row>
      )}
    </Stack>
  );
}

const { color, font, space } = tokens;

const Terms = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[4]} ${space[16]};
  margin: 0;
  font: ${font[14]};
  > dt { color: ${color.inkSoft}; }
  > dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

const Findings = styled.ul`
  margin: 0;
  padding-left: ${space[16]};
  color: ${color.inkSoft};
  font: ${font[13]};
`;
