import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboard } from '~/dashboard/en';
import { type FileOwner, type StoredFile, storedFile } from '~/lib/stored-file';
import { Icon } from '~/ui/icon';
import { resumeQuery } from './queries';
import { isResumePath } from './signed-resume';

/** A file of our own storage is shown or linked; any other address is the words it is made of. */
export function PublicFile({ label, stored, owner }: { label: string; stored: string; owner: FileOwner }) {
  const file = storedFile(stored, owner);
  return file ? <OwnFile label={label} file={file} /> : <ForeignAddress text={stored} />;
}

function OwnFile({ label, file: { url, kind } }: { label: string; file: StoredFile }) {
  const [isBroken, setBroken] = useState(false);
  if (kind === 'video' && !isBroken) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: customers' clips come without captions
      <video
        src={url}
        controls
        preload="metadata"
        onError={() => setBroken(true)}
        className="mt-1 max-h-72 w-full rounded-md bg-panel-950"
      />
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mt-1 block">
      {kind === 'picture' && !isBroken ? (
        <img
          src={url}
          alt={label}
          loading="lazy"
          onError={() => setBroken(true)}
          className="max-h-72 rounded-md border border-sand-200"
        />
      ) : (
        <FileName label={`Open ${label.toLowerCase()}`} />
      )}
    </a>
  );
}

/** The visitor chose a file and could not send it; without this it would look as if they had none. */
export function UploadFailed() {
  return (
    <>
      <span className="block text-danger-700">{dashboard.uploadFailed.title}</span>
      <span className="text-xs font-normal text-ink-soft">{dashboard.uploadFailed.hint}</span>
    </>
  );
}

/** The bucket is private: the link is signed when the panel opens and again before it expires. */
export function ResumeFile({ path }: { path: string }) {
  return isResumePath(path) ? <SignedResume path={path} /> : <ForeignAddress text={path} />;
}

function SignedResume({ path }: { path: string }) {
  const { data: url, isError } = useQuery(resumeQuery(path));
  if (isError) return <span className="text-danger-700">The file could not be found.</span>;
  if (!url) return <span className="text-ink-soft">{dashboard.loading}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mt-1 block">
      <FileName label="Open resume" />
    </a>
  );
}

function ForeignAddress({ text }: { text: string }) {
  return (
    <>
      <bdi className="block break-all">{text}</bdi>
      <span className="text-xs font-normal text-ink-soft">{dashboard.foreignFile}</span>
    </>
  );
}

function FileName({ label }: { label: string }) {
  return (
    <span className="tool inline-flex">
      <Icon name="paperclip" className="text-panel-600" />
      {label}
    </span>
  );
}
