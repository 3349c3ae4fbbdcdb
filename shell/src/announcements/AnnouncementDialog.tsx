import { Button, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import type {
  AnnouncementAnswer,
  AnnouncementKind,
  PublicNotification,
} from '@girassol/shell-domain/contract';
import { styled } from 'styled-components';

interface AnnouncementDialogProps {
  kind: AnnouncementKind;
  announcement: Pick<PublicNotification, 'title' | 'content'>;
  onAnswer: (answer: AnnouncementAnswer) => void;
}

/** Dialog with a notice or a promotion to everybody, and the answers to it. */
export default function AnnouncementDialog({ kind, announcement, onAnswer }: AnnouncementDialogProps) {
  const isNotice = kind === 'NOTICE';
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(isNotice ? 'LATER' : 'DISMISSED')}
      title={announcement.title}
      size="sm"
      actions={
        <>
          {!isNotice && (
            <Button variant="ghost" onClick={() => onAnswer('NOT_INTERESTED')}>
              Não tenho interesse
            </Button>
          )}
          <Button onClick={() => onAnswer(isNotice ? 'LATER' : 'DISMISSED')}>
            {isNotice ? 'LEMBRE-ME DEPOIS' : 'Agora não'}
          </Button>
          <Button variant="primary" onClick={() => onAnswer('OPENED')}>
            QUERO SABER MAIS
          </Button>
        </>
      }
    >
      <Paragraphs as="p" dir="auto">
        {announcement.content}
      </Paragraphs>
    </Dialog>
  );
}

const Paragraphs = styled(Text)`
  color: ${tokens.color.inkSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
