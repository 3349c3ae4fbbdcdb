import { Button, Row, Text } from '@girassol/shared-ui';
import { useRef, useState } from 'react';
import { getPdfProblem } from './document-file';

interface PdfChoiceProps {
  pdf: File | null;
  onChoose: (pdf: File | null) => void;
}

/** Choice of a PDF to sign instead of the Word document. */
export function PdfChoice({ pdf, onChoose }: PdfChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function choose(file: File | undefined) {
    if (input.current) input.current.value = '';
    if (!file) return;
    const found = getPdfProblem(file);
    setProblem(found);
    onChoose(found ? null : file);
  }

  return (
    <Row gap={8} wraps>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label="PDF do contrato"
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <Button size="sm" icon="upload" onClick={() => input.current?.click()}>
        {pdf ? 'Trocar o PDF' : 'Escolher o PDF'}
      </Button>
      <Text size={13} tone={problem ? 'bad' : 'soft'} role={problem ? 'alert' : undefined}>
        {problem ?? pdf?.name ?? 'No Word: Arquivo, Salvar como, PDF.'}
      </Text>
    </Row>
  );
}
