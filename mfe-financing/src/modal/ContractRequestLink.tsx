import { getSupportWhatsapp } from '@girassol/federation/remote';
import { buildWhatsappMessageLink, formatMoney, formatRecordNumber } from '@girassol/shared-domain';
import type { Financing, FinancingOption } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, EmptyState, Stack, Text } from '@girassol/shared-ui';
import { describeFinancingOption, formatProposalNumberOrZeros } from '../financing/financing-labels';
import { OptionComparison } from './OptionComparison';

interface ContractRequestLinkProps {
  financing: Financing;
  /** Goes to the step that chooses an option. */
  onChoose: () => void;
}

/**
 * Link to a WhatsApp message that asks the support team to contract the chosen option of a financing, for
 * accounts without the module Marketplace (financing-022, financing-108).
 */
export function ContractRequestLink({ financing, onChoose }: ContractRequestLinkProps) {
  const option = financing.proposals.find(({ chosen }) => chosen);
  if (!option)
    return (
      <EmptyState
        isCompact
        title="Nenhuma opção selecionada"
        text="Selecione a opção que o cliente quer contratar, na aba Opção Fin."
        action={
          <Button size="sm" icon="check" onClick={onChoose}>
            Escolher a opção
          </Button>
        }
      />
    );
  return (
    <Stack gap={16}>
      <Text as="p" size={14} tone="soft">
        A contratação segue pelo WhatsApp, com a nossa equipe. A mensagem já leva a opção escolhida.
      </Text>
      <div>
        <ButtonLink
          href={buildWhatsappMessageLink(getSupportWhatsapp(), contractText(financing, option))}
          target="_blank"
          rel="noopener noreferrer"
          variant="primary"
          icon="message"
        >
          CONTRATAR FINANCIAMENTO
        </ButtonLink>
      </div>
      <OptionComparison financing={financing} options={[option]} />
    </Stack>
  );
}

/** Numbers and terms only: who the customer is stays here. */
const contractText = ({ number, proposal }: Financing, option: FinancingOption): string =>
  `Olá! Quero contratar o financiamento ${formatRecordNumber(number)} da proposta ${formatProposalNumberOrZeros(proposal.count)}: ` +
  `${option.bank}, ${describeFinancingOption(option)}, total financiado de ${formatMoney(option.totalFinanced)}.`;
