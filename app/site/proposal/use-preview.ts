import { useEffect, useState } from 'react';
import { PREVIEW_WANTED, type Preview } from '~/proposals/preview';
import { toast } from '~/ui/toast';
import { proposalPage } from './en';

/** The draft that the dashboard sends to the page in its frame; whoever else sends something is not heard. */
export function usePreview(): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<Preview | null>) => {
      if (source === window.parent && origin === location.origin && data?.content) setPreview(data);
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage(PREVIEW_WANTED, location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    document.addEventListener('click', keepOnPage, true);
    document.addEventListener('submit', sendNothing, true);
    return () => {
      document.removeEventListener('click', keepOnPage, true);
      document.removeEventListener('submit', sendNothing, true);
    };
  }, []);

  return preview;
}

function keepOnPage(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) sendNothing(event);
}

function sendNothing(event: Event) {
  event.preventDefault();
  event.stopPropagation();
  toast({ tone: 'info', ...proposalPage.preview });
}
