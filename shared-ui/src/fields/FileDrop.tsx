import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { Icon, type IconName } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../tokens/tokens';

export interface FileDropProps {
  /** Accessible name of the area: "Planilha". */
  label: string;
  /** Accessible name of the file input: "Arquivo da planilha". */
  inputLabel: string;
  /** Types that the file picker offers: ".xlsx,.csv". Dropped files may have any type, so check them. */
  accept: string;
  /** Label of the button. */
  action: string;
  icon: IconName;
  /** `lg` is the subject of a page; `sm` one line among others. */
  size?: 'sm' | 'lg' | undefined;
  /** Something is on its way: nothing more is taken. */
  isBusy?: boolean | undefined;
  /** Called with the dropped or chosen files. */
  onFiles: (files: File[]) => void;
  /** Text in the area: accepted files, chosen files, errors. */
  children: ReactNode;
}

/** Area for files, dropped there or chosen with a button. */
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
