import { SupportLink } from '@girassol/federation/remote';
import { ApiError } from '@girassol/shared-auth';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { SaleContract, Signature } from '@girassol/shared-domain/contract';
import { DEFAULT_SIGNATURE_DAYS } from '@girassol/shared-domain/signatures';
import { Button, confirm, Row, showSnackbar, Text, WayLinks } from '@girassol/shared-ui';
import { DateField, RadioGroup } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { useContractPages } from '../../documents/use-contract-pages';
import { type ContractRef, cacheSignature, reloadSignatureQuota, useSignatureQuota } from '../data/signature';
import { SignatureSectionPart } from '../Part';
import { getQuotaProblem } from '../signature-labels';
import { describeSending } from './describe-sending';
import { MissingDataNotice } from './MissingDataNotice';
import { PdfChoice } from './PdfChoice';
import { SignatureQuotaText } from './Quota';
import { SendingQuestion } from './SendingQuestion';
import { sendForSignature } from './send-for-signature';
import { getSendingProblem } from './sending-problem';

const STORED = 'stored';
const PDF = 'pdf';
/** First words of a conversation about more signatures. */
const WANTED = 'Olá! Quero contratar assinaturas digitais para a minha conta.';
const sources = [
  { value: STORED, label: 'O documento deste contrato' },
  { value: PDF, label: 'Um PDF que eu tenho' },
];

interface SendingPartProps {
  of: ContractRef;
  contract: SaleContract;
  signature: Signature;
}

/**
 * Returns why the server cannot convert the contract now, as long as the drawing of its pages waits for the same
 * converter; null where nothing is known to be in the way.
 */
function useConverterWait({ saleId }: ContractRef, contract: SaleContract): string | null {
  const { data, failureReason } = useContractPages({ saleId, contract }, { isEnabled: false });
  const isWaiting = data === undefined && failureReason instanceof ApiError && failureReason.status === 503;
  return isWaiting ? failureReason.message : null;
}

/**
 * Part of the signature section in which a person chooses the document and the deadline, and sends the
 * document to the signers (signatures-011 to signatures-013).
 */
export function SendingPart({ of, contract, signature }: SendingPartProps) {
  const today = toIsoDate(Date.now());
  const [validityDate, setValidityDate] = useState<string | null>(() =>
    addDays(today, DEFAULT_SIGNATURE_DAYS),
  );
  const [source, setSource] = useState(STORED);
  const [pdf, setPdf] = useState<File | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: quota } = useSignatureQuota();
  const isOwnPdf = source === PDF;
  const waiting = useConverterWait(of, contract);
  const missing = isOwnPdf ? [] : contract.missing;
  const problem =
    (isOwnPdf ? null : waiting) ??
    getSendingProblem({
      signature,
      quota,
      today,
      validityDate,
      missing: missing.length,
      lacksPdf: isOwnPdf && pdf === null,
    });

  const lacksQuota = quota !== undefined && problem !== null && problem === getQuotaProblem(quota, today);

  async function send(until: string) {
    const isSure = await confirm({
      text: <SendingQuestion persons={signature.persons} />,
      confirmLabel: 'Gerar e enviar',
    });
    if (!isSure) return;
    setPending(true);
    const document = isOwnPdf && pdf ? { pdf } : { fileUrl: contract.fileUrl };
    const outcome = await sendForSignature(of, { document, validityDate: until });
    setPending(false);
    setRefusal('refusal' in outcome ? outcome.refusal : null);
    if ('refusal' in outcome) {
      // The quota may have ended since it was loaded.
      reloadSignatureQuota();
      return;
    }
    showSnackbar({ text: describeSending(outcome.signature) });
    cacheSignature(of, outcome.signature);
  }

  return (
    <SignatureSectionPart title="Envio" aside={<SignatureQuotaText />}>
      {missing.length > 0 && (
        <MissingDataNotice saleId={of.saleId} missing={missing} onBringPdf={() => setSource(PDF)} />
      )}
      <RadioGroup
        label="O que será assinado"
        options={sources}
        value={source}
        onChange={(value) => setSource(value ?? STORED)}
      />
      {isOwnPdf && <PdfChoice pdf={pdf} onChoose={setPdf} />}
      <DateField
        label="Assinar até"
        value={validityDate}
        min={today}
        onChange={setValidityDate}
        isRequired
        description="Depois deste dia os links deixam de valer."
      />
      {refusal && (
        <Text as="p" size={13} tone="bad" role="alert">
          {refusal}
        </Text>
      )}
      {isPending && (
        <Text as="p" size={13} tone="soft" role="status">
          Convertendo o documento em PDF e avisando quem assina. Costuma levar até 20 segundos.
        </Text>
      )}
      <Row gap={12} wraps>
        <Button
          variant="primary"
          icon="send"
          disabled={problem !== null}
          isPending={isPending}
          onClick={() => validityDate && void send(validityDate)}
        >
          Gerar e enviar para assinar
        </Button>
        {problem && (
          <Text size={13} tone="soft">
            {problem}
          </Text>
        )}
        {lacksQuota && <SupportLink links={WayLinks} message={WANTED} />}
      </Row>
    </SignatureSectionPart>
  );
}
