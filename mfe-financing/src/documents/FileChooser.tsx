import { Button, VisuallyHidden } from '@girassol/shared-ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

interface FileChooserProps {
  /** Says which paper it is for. */
  label: string;
  /** Extensions. */
  accepts: readonly string[];
  /** Opens the camera; only where a finger points. */
  isCamera?: boolean | undefined;
  isDisabled: boolean;
  onFile(file: File): void;
  children: ReactNode;
}

/** Button that opens the file picker or the camera for one file (financing-068). */
export function FileChooser({ label, accepts, isCamera, isDisabled, onFile, children }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const Place = isCamera ? OnTouch : 'span';
  return (
    <Place>
      <Button
        size="sm"
        icon={isCamera ? 'image' : 'upload'}
        aria-label={label}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden
          data-for={label}
          accept={accepts.map((extension) => `.${extension}`).join(',')}
          capture={isCamera ? 'environment' : undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // So that the same file can be chosen again.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </VisuallyHidden>
    </Place>
  );
}

const OnTouch = styled.span`
  @media not (pointer: coarse) { display: none; }
`;
