import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { Choice } from '~/dashboard/choice';
import { pathIn } from '~/languages';
import { paths } from '~/paths';
import type { ProposalContent } from '~/proposals/content';
import { PREVIEW_QUERY, PREVIEW_WANTED, type Preview } from '~/proposals/preview';
import { proposalWords } from './en';

const words = proposalWords.preview;

/** How wide a customer's screen is taken to be. */
const WIDTHS = { phone: 360, computer: 1280 } as const;

export type Device = keyof typeof WIDTHS;

export function DeviceChoice({ chosen, onChoose }: { chosen: Device; onChoose(device: Device): void }) {
  const devices: Device[] = ['phone', 'computer'];
  return (
    <Choice
      label={words.device}
      options={devices.map((value) => ({ value, text: words.devices[value] }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface ProposalPreviewProps {
  content: ProposalContent;
  number: string | null;
  version: number;
  validUntil: string;
  device: Device;
}

/** The proposal in its customer's own page, made smaller where there is not room for it. */
export function ProposalPreview({ content, number, version, validUntil, device }: ProposalPreviewProps) {
  const preview: Preview = {
    content,
    meta: {
      number: number ?? words.noNumber(new Date().getFullYear()),
      version,
      validUntil,
      sentAt: null,
    },
  };
  const box = useRef<HTMLDivElement>(null);
  const scale = Math.min(1, useWidthOf(box) / WIDTHS[device]);
  return (
    <div
      ref={box}
      className="relative mx-auto h-[calc(100dvh-9rem)] min-h-96 w-full overflow-hidden rounded-lg border border-sand-300 bg-white shadow-card"
      style={{ maxWidth: WIDTHS[device] }}
    >
      <Frame
        key={content.locale}
        preview={preview}
        title={words[device]}
        style={{ width: WIDTHS[device], height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** Sends what is to be drawn once the page asks for it, and then at every change. */
function Frame({ preview, title, style }: { preview: Preview; title: string; style: CSSProperties }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const isFramed = source === frame.current?.contentWindow && origin === location.origin;
      if (isFramed && data === PREVIEW_WANTED) setWanted(true);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (isWanted) frame.current?.contentWindow?.postMessage(preview, location.origin);
  }, [isWanted, preview]);

  return (
    <iframe
      ref={frame}
      title={title}
      src={`${pathIn(preview.content.locale, paths.proposal)}?${PREVIEW_QUERY}`}
      className="absolute top-0 left-0 origin-top-left"
      style={style}
    />
  );
}

function useWidthOf(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState<number>(WIDTHS.phone);
  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(box.current?.clientWidth || WIDTHS.phone));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
