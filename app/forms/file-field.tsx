import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon';
import type { Attachment } from './define-form';
import { fileWords } from './en';
import { describedBy, FieldLabel, FieldNotes } from './field-parts';
import { acceptedFiles, describeRule, formatSize } from './file-rules';

interface FileFieldProps {
  id: string;
  attachment: Attachment;
  error: string | undefined;
  onChange: (attachment: Attachment, file: File | null) => void;
}

/** The browser's own file input lies over the drawn area, so that choosing, dropping and the keyboard all work. */
export function FileField({ id, attachment, error, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const rule = describeRule(attachment.rule);
  const hint = attachment.hint ? fileWords.ruleAndHint(rule, attachment.hint) : rule;

  function show(chosen: File | null) {
    setFile(chosen);
    onChange(attachment, chosen);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for a file chosen before the script ran
  useEffect(() => {
    const early = input.current?.files?.[0];
    if (early) show(early);
  }, []);
  function remove() {
    if (input.current) input.current.value = '';
    show(null);
    input.current?.focus();
  }

  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        <FieldLabel label={attachment.label} optional={!attachment.missing} />
      </label>
      <div className="file-drop">
        <Icon name={file ? 'paperclip' : 'upload'} />
        <span className={`min-w-0 flex-1 ${file ? 'truncate' : 'text-balance'}`}>
          {file ? file.name : fileWords.choose}
          {file && <span className="text-ink-soft"> · {formatSize(file.size)}</span>}
        </span>
        <input
          ref={input}
          id={id}
          name={attachment.column}
          type="file"
          accept={acceptedFiles(attachment.rule)}
          required={attachment.missing !== undefined}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => show(event.target.files?.[0] ?? null)}
        />
        {file && (
          <button
            type="button"
            className="file-remove"
            onClick={remove}
            aria-label={fileWords.remove(file.name)}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
