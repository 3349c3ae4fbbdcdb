import type { AccountData } from '@girassol/account-domain/contract';
import { ApiError, api } from '@girassol/shared-auth';
import {
  formatBytes,
  getFileExtension,
  MAX_PROPOSAL_IMAGE_BYTES,
  proposalImageExtensions,
  proposalImageInputAccept,
  WRONG_PROPOSAL_IMAGE_MESSAGE,
} from '@girassol/shared-domain';
import { Button, Row, Text, tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

interface CompanyLogoProps {
  userId: string;
  logoUrl: string;
  /** Receives the data after a change. */
  onChange: (data: AccountData) => void;
}

/** Section with the logo of the company, which is saved as soon as a file is chosen. */
export function CompanyLogo({ userId, logoUrl, onChange }: CompanyLogoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function change(call: () => Promise<AccountData>) {
    setProblem(null);
    setPending(true);
    try {
      onChange(await call());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setPending(false);
    }
  }

  async function send(file: File | undefined) {
    if (input.current) input.current.value = '';
    if (!file) return;
    const wrong = findFileProblem(file);
    if (wrong) setProblem(wrong);
    else
      await change(() =>
        api('POST /users/logo/:userId', { params: { userId }, body: {}, file, silent: true }),
      );
  }

  return (
    <FormSection aria-labelledby="section-logo">
      <h2 id="section-logo">Logotipo</h2>
      <p>Aparece nas páginas de assinatura, e nas propostas cujo tema não tem outro. É salvo na hora.</p>
      <Row gap={16} align="center" wraps>
        <LogoBackground>
          {logoUrl ? <img src={logoUrl} alt="Logotipo da empresa" /> : <span>Sem logotipo</span>}
        </LogoBackground>
        <input
          ref={input}
          type="file"
          accept={proposalImageInputAccept}
          hidden
          aria-label="Arquivo do logotipo"
          onChange={(event) => void send(event.target.files?.[0])}
        />
        <Row gap={8} wraps>
          <Button icon="upload" isPending={isPending} onClick={() => input.current?.click()}>
            {logoUrl ? 'Trocar' : 'Enviar logotipo'}
          </Button>
          {logoUrl && (
            <Button
              variant="ghost"
              disabled={isPending}
              onClick={() =>
                void change(() => api('DELETE /users/logo/:userId', { params: { userId }, silent: true }))
              }
            >
              Remover
            </Button>
          )}
        </Row>
      </Row>
      <Hint as="p" size={12} tone={problem ? 'bad' : 'soft'} role={problem ? 'alert' : undefined}>
        {problem ??
          `PNG, JPG ou WebP de até ${formatBytes(MAX_PROPOSAL_IMAGE_BYTES)}. Um fundo transparente fica melhor.`}
      </Hint>
    </FormSection>
  );
}

function findFileProblem({ name, size }: File): string | null {
  const extension = getFileExtension(name);
  if (!proposalImageExtensions.some((one) => one === extension)) return WRONG_PROPOSAL_IMAGE_MESSAGE;
  return size > MAX_PROPOSAL_IMAGE_BYTES
    ? `A imagem passa de ${formatBytes(MAX_PROPOSAL_IMAGE_BYTES)}. Envie uma menor.`
    : null;
}

const { color, font, radius, space } = tokens;

const Hint = styled(Text)`
  && { margin: ${space[12]} 0 0; }
`;

/** White background of a logo in both themes, as on the customer's document. */
const LogoBackground = styled.div`
  display: grid;
  place-items: center;
  width: 10rem;
  height: 5rem;
  padding: ${space[8]};
  box-sizing: border-box;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  &:has(img) { background: white; }
  img { max-width: 100%; max-height: 4rem; object-fit: contain; }
  span { font: ${font[12]}; color: ${color.inkSoft}; }
`;
