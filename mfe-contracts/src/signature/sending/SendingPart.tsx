import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { SaleContract, Signature } from '@girassol/shared-domain/contract';
import { SIGNATURE_DAYS } from '@girassol/shared-domain/signatures';
import { Button, confirm, Row, showSnackbar, Text } from '@girassol/shared-ui';
import { DateField, RadioGroup } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { keepSignature, type OfContract, useQuota } from '../data/signature';
import { Part } from '../Part';
import { generate } from './generate';
import { MissingData } from './MissingData';
import { PdfChoice } from './PdfChoice';
import { Quota } from './Quota';
import { sendingProblem } from './sending-problem';

const STORED = 'stored';
const PDF = 'pdf';
const sources = [
  { value: STORED, label: 'O documento deste contrato' },
  { value: PDF, label: 'Um PDF que eu tenho' },
];

interface SendingPartProps {
  of: OfContract;
  contract: SaleContract;
  signature: Signature;
}

/** What is signed and until when; then it is generated and goes to its signers (signatures-011 to signatures-013). */
export function SendingPart({ of, contract, signature }: SendingPartProps) {
  const today = toIsoDate(Date.now());
  const [validityDate, setValidityDate] = useState<string | null>(() => addDays(today, SIGNATURE_DAYS));
  const [source, setSource] = useState(STORED);
  const [pdf, setPdf] = useState<File | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: quota } = useQuota();
  const isOwnPdf = source === PDF;
  const missing = isOwnPdf ? [] : contract.missing;
  const problem = sendingProblem({
    signature,
    quota,
    today,
    validityDate,
    missing: missing.length,
    lacksPdf: isOwnPdf && pdf === null,
  });

  async function send(until: string) {
    const isSure = await confirm({
      text: 'Após a geração, os dados dos signatários não poderão ser alterados. Deseja continuar?',
      confirmLabel: 'Gerar e enviar',
    });
    if (!isSure) return;
    setPending(true);
    const document = isOwnPdf && pdf ? { pdf } : { fileUrl: contract.fileUrl };
    const outcome = await generate(of, { document, validityDate: until });
    setPending(false);
    setRefusal('refusal' in outcome ? outcome.refusal : null);
    if ('refusal' in outcome) return;
    showSnackbar({ text: 'Assinatura digital gerada! Notifique os signatários por E-mail ou WhatsApp.' });
    keepSignature(of, outcome.signature);
  }

  return (
    <Part title="Envio" aside={<Quota />}>
      {missing.length > 0 && (
        <MissingData saleId={of.saleId} missing={missing} onBringPdf={() => setSource(PDF)} />
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
      </Row>
    </Part>
  );
}
