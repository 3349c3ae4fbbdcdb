import { ApiError, api, useSession } from '@girassol/shared-auth';
import type { EditedWebsite } from '@girassol/shared-domain/contract';
import type { SiteContent } from '@girassol/shared-domain/website';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { rememberWebsite } from '../data/use-website';
import { SiteSnippets } from '../snippets/SiteSnippets';
import { CheckResult } from './CheckResult';
import { NoModule } from './NoModule';
import { Published } from './Published';
import { useCheck } from './use-check';

interface PublishDialogProps {
  website: EditedWebsite;
  content: SiteContent;
  mayPublish: boolean;
  /** Answers whether the server has all of the draft. */
  save: () => Promise<boolean>;
  /** Of the draft that the server has. */
  revision: () => number;
  onCorrect: (blockId: string | null, path: string) => void;
  onClose: () => void;
}

/** Looks the site over, shows how it is met outside, and puts it online. */
export function PublishDialog({ website, content, mayPublish, ...rest }: PublishDialogProps) {
  const userId = useSession()?.userId ?? '';
  const { check, run } = useCheck(userId, rest.save);
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [online, setOnline] = useState<string | null>(null);
  const hasErrors = check.kind === 'done' && check.problems.some(({ severity }) => severity === 'ERROR');
  const isReady = check.kind === 'done' && !hasErrors && !website.suspended;

  async function publish() {
    setSending(true);
    setFailure(null);
    try {
      const answer = await api('POST /websites/publish/:userId', {
        params: { userId },
        body: { revision: rest.revision(), note },
        silent: true,
      });
      rememberWebsite(userId, answer.website);
      setOnline(answer.website.url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      // What was found while it was to go online is told like what was found before.
      if (error.status === 422) await run();
    }
    setSending(false);
  }

  if (online !== null) return <Published url={online} onClose={rest.onClose} />;
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={rest.onClose}
      title="Publicar o site"
      actions={
        <>
          <Button onClick={rest.onClose}>Voltar ao editor</Button>
          {mayPublish && (
            <Button
              variant="primary"
              icon="globe"
              disabled={!isReady}
              isPending={isSending}
              onClick={() => void publish()}
            >
              Publicar agora
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {!mayPublish && <NoModule />}
        {website.suspended && (
          <Text as="p" tone="bad" role="alert">
            O site foi suspenso: {website.suspended.why} Fale com o suporte antes de publicar de novo.
          </Text>
        )}
        <CheckResult check={check} content={content} onCorrect={rest.onCorrect} onRetry={() => void run()} />
        {failure !== null && (
          <Text as="p" tone="bad" role="alert">
            {failure}
          </Text>
        )}
        <SiteSnippets content={content} url={website.url} />
        {mayPublish && (
          <TextField
            label="O que mudou"
            isOptional
            description="Ajuda a encontrar esta versão depois."
            maxLength={200}
            autoComplete="off"
            value={note}
            onChange={setNote}
          />
        )}
      </Stack>
    </Dialog>
  );
}
