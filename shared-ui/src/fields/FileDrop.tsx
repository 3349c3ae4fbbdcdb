import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { Icon, type IconName } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../tokens/tokens';

export interface FileDropProps {
  /** What is brought, for who cannot see the frame: "Planilha". */
  label: string;
  /** Of the file picker behind the button: "Arquivo da planilha". */
  inputLabel: string;
  /** What the file picker offers: ".xlsx,.csv". What is dropped may be anything: look at it. */
  accept: string;
  /** What stands on the button. */
  action: string;
  icon: IconName;
  /** `lg` is the subject of a page; `sm` one line among others. */
  size?: 'sm' | 'lg';
  /** Something is on its way: nothing more is taken. */
  isBusy?: boolean;
  /** What was dropped or chosen, one file or several. */
  onFiles: (files: File[]) => void;
  /** What may be brought, what was, and what is wrong with it. */
  children: ReactNode;
}

/** Where a file is dropped, or chosen by a button. */
export function FileDrop({
  label,
  inputLabel,
  accept,
  action,
  icon,
  size = 'lg',
  isBusy = false,
  onFiles,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (!isBusy && files && files.length > 0) onFiles([...files]);
  };
  return (
    <Zone
      role="group"
      aria-label={label}
      data-size={size}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // The browser would open it.
        event.preventDefault();
        setOver(!isBusy);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name={icon} size={24} />
      {children}
      <Button
        {...(size === 'sm' && { size, icon: 'upload' })}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={inputLabel}
          accept={accept}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
    </Zone>
  );
}

const { color, radius, space } = tokens;

const Zone = styled.div`
  display: flex;
  align-items: center;
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;
  > svg { flex: none; color: ${color.inkFaint}; }
  &[data-size='lg'] {
    flex-direction: column;
    gap: ${space[12]};
    padding: ${space[32]} ${space[16]};
    background: ${color.surface};
    text-align: center;
  }
  &[data-size='sm'] {
    flex-wrap: wrap;
    gap: ${space[8]} ${space[12]};
    padding: ${space[12]} ${space[16]};
    > p { flex: 1 1 12rem; }
    > progress { flex: 1 1 8rem; accent-color: ${color.leaf}; }
  }
  &[data-over] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
`;
