import { useEffect } from 'react';

/** The foot of every printed sheet and the name of a saved file say which proposal it is; see proposal.css. */
export function usePrintedAs(name: string): void {
  useEffect(() => {
    const root = document.documentElement.style;
    const titleBefore = document.title;
    document.title = name;
    root.setProperty('--printed-as', JSON.stringify(name));
    return () => {
      document.title = titleBefore;
      root.removeProperty('--printed-as');
    };
  }, [name]);
}
