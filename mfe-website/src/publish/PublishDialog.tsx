import { ApiError, api, useSession } from '@girassol/shared-auth';
import type { EditableWebsite } from '@girassol/shared-domain/contract';
import type { SiteContent } from '@girassol/shared-domain/website';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { TextField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { cacheWebsite } from '../data/use-website';
import { SiteSnippets } from '../snippets/SiteSnippets';
import { MissingModuleNotice } from './MissingModuleNotice';
import { SiteCheckResult } from './SiteCheckResult';
import { SitePublishedDialog } from './SitePublishedDialog';
import { useSiteCheck } from './use-check';

interface PublishDialogProps {
  website: EditableWebsite;
  content: SiteContent;
  mayPublish: boolean;
  /** Answers whether the server has all of the draft. */
  save: () => Promise<boolean>;
  /** Revision of the draft on the server. */
  revision: () => number;
  onCorrect: (blockId: string | null, path: string) => void;
  onClose: () => void;
}

/** Dialog that checks the site, previews its appearance in search results and messages, and publishes it. */
export function PublishDialog({ website, content, mayPublish, ...rest }: PublishDialogProps) {
  const userId = useSession()?.userId ?? '';
  const { check, run } = useSiteCheck(userId, rest.save);
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
      cacheWebsite(userId, answer.website);
      setOnline(answer.website.url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      // Problems found while publishing are shown like those of the check.
      if (error.status === 422) await run();
    }
    setSending(false);
  }

  if (online !== null) return <SitePublishedDialog url={online} onClose={rest.onClose} />;
  return (
    <Dialog
      isOpen
      hasUnsavedInput={note.trim() !== ''}
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
        {!mayPublish && <MissingModuleNotice />}
        {website.suspended && (
          <Text as="p" tone="bad" role="alert">
            O site foi suspenso: {website.suspended.why} Fale com o suporte antes de publicar de novo.
          </Text>
        )}
        <SiteCheckResult
          check={check}
          content={content}
          onCorrect={rest.onCorrect}
          onRetry={() => void run()}
        />
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
