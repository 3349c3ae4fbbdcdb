import { IconButton, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { MAX_MESSAGE_LENGTH } from '@girassol/support-domain/tickets';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { PictureTray } from './PictureTray';
import { type AttachmentRules, ticketPictures } from './picture-files';

interface ComposerProps {
  label: string;
  placeholder: string;
  text: string;
  pictures: readonly File[];
  onText: (text: string) => void;
  onPictures: (pictures: File[]) => void;
  /** Sends; left out where another button does. */
  onSend?: (() => void) | undefined;
  isSending?: boolean;
  /** False: text only. */
  takesPictures?: boolean;
  /** False: pictures by the picker and by paste only. */
  takesDrops?: boolean;
  /** Files that it takes: pictures of a ticket unless told. */
  rules?: AttachmentRules;
  maxLength?: number;
  area?: RefObject<HTMLTextAreaElement | null>;
  /** Error of the message that was written; shown below it. */
  error?: string | undefined;
  /** List of texts to choose from while a shortcut is typed. */
  suggestions?: ComposerSuggestions | null;
}

/** List of suggestions above a composer: the id of the list and of its active entry, and what keys do in it. */
export interface ComposerSuggestions {
  listId: string;
  activeId: string | undefined;
  /** Handles a key; true if it did, so that the composer does not. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Field in which a message is written, with pictures from the picker, by paste or dropped on it. */
export function Composer(props: ComposerProps) {
  const {
    label,
    placeholder,
    text,
    pictures,
    onText,
    onPictures,
    onSend,
    isSending = false,
    takesPictures = true,
    takesDrops = takesPictures,
    rules = ticketPictures,
    maxLength = MAX_MESSAGE_LENGTH,
    area,
    error,
    suggestions,
  } = props;
  const errorId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isEmpty = text.trim() === '' && pictures.length === 0;

  function add(chosen: readonly File[]) {
    const { pictures: all, problem } = rules.add(pictures, chosen);
    if (all.length > pictures.length) onPictures(all);
    if (problem) showSnackbar({ text: problem, tone: 'bad' });
  }
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !takesPictures) return;
    event.preventDefault();
    add(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (takesDrops) add([...event.dataTransfer.files]);
  }
  function press(event: KeyboardEvent) {
    if (suggestions?.onKey(event)) return;
    if (!onSend || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isEmpty && !isSending) onSend();
  }

  const clip = takesPictures && (
    <IconButton
      icon="paperclip"
      label={rules.label}
      tip={rules.tip}
      variant="ghost"
      disabled={pictures.length >= rules.max}
      onClick={() => picker.current?.click()}
    />
  );

  return (
    <Box
      data-over={isOver || undefined}
      data-invalid={error ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(takesDrops);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <PictureTray
        pictures={pictures}
        onRemove={(picture) => onPictures(pictures.filter((other) => other !== picture))}
      />
      <Line $isTall={!onSend}>
        <input
          ref={picker}
          type="file"
          accept={rules.accept}
          multiple={rules.max > 1}
          hidden
          aria-label={rules.label}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        {onSend && clip}
        <Area
          ref={area}
          {...(suggestions && {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': suggestions.listId,
            'aria-activedescendant': suggestions.activeId,
            'aria-autocomplete': 'list',
          })}
          dir="auto"
          $isTall={!onSend}
          rows={1}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={placeholder}
          maxLength={maxLength}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={press}
        />
        {!onSend && clip}
        {onSend && (
          <IconButton
            icon="send"
            label="Enviar"
            variant="primary"
            disabled={isEmpty || isSending}
            onClick={onSend}
          />
        )}
      </Line>
      {error && (
        <Text as="p" id={errorId} size={13} tone="bad">
          {error}
        </Text>
      )}
    </Box>
  );
}

const { color, radius, space, font } = tokens;

const Box = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[8]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  &[data-over] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
  &:focus-within { border-color: ${color.leaf}; }
  &[data-invalid] { border-color: ${color.bad}; }
`;

/** The clip stands beside one line of text, and below a tall text, which has the whole width. */
const Line = styled.div<{ $isTall: boolean }>`
  display: flex;
  flex-direction: ${({ $isTall }) => ($isTall ? 'column' : 'row')};
  align-items: ${({ $isTall }) => ($isTall ? 'flex-start' : 'flex-end')};
  gap: ${space[4]};
`;

/** Grows with its text. One that another button sends shows from the start that there is room. */
const Area = styled.textarea<{ $isTall: boolean }>`
  min-height: ${({ $isTall }) => ($isTall ? '7rem' : 'auto')};
  flex: ${({ $isTall }) => ($isTall ? 'none' : 1)};
  align-self: ${({ $isTall }) => ($isTall ? 'stretch' : 'flex-end')};
  min-width: 0;
  max-height: 12rem;
  padding: 6px ${space[8]};
  border: 0;
  outline: none;
  resize: none;
  field-sizing: content;
  /* Otherwise a long address makes the field as wide as itself. */
  overflow-wrap: anywhere;
  background: transparent;
  color: ${color.ink};
  font: ${font[14]};
  &::placeholder { color: ${color.inkFaint}; }
`;
