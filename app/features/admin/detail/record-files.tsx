import { useQuery } from '@tanstack/react-query';
import { Icon } from '~/components/ui/icon';
import { dashboard } from '~/content/dashboard';
import { resumeQuery } from '../office-queries';

/** A picture or video is shown, anything else is a link. */
export function PublicFile({ label, url }: { label: string; url: string }) {
  if (/\.(mp4|webm)$/i.test(url)) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: customers' clips come without captions
      <video src={url} controls preload="metadata" className="mt-1 max-h-72 w-full rounded-md bg-panel-950" />
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mt-1 block">
      {/\.(jpe?g|png|webp)$/i.test(url) ? (
        <img src={url} alt={label} loading="lazy" className="max-h-72 rounded-md border border-sand-200" />
      ) : (
        <FileName label={`Open ${label.toLowerCase()}`} />
      )}
    </a>
  );
}

/** The bucket is private: the link is signed when the panel opens and again before it expires. */
export function ResumeFile({ path }: { path: string }) {
  const { data: url, isError } = useQuery(resumeQuery(path));
  if (isError) return <span className="text-danger-700">The file could not be found.</span>;
  if (!url) return <span className="text-ink-soft">{dashboard.loading}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mt-1 block">
      <FileName label="Open resume" />
    </a>
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
