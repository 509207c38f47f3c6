import { useEffect } from 'react';

/**
 * The foot of every printed sheet and the name of a saved file say which proposal it is; see proposal.css. A document of
 * several sheets is set smaller than a printed page of the site.
 */
export function usePrintedAs(name: string): void {
  useEffect(() => {
    const root = document.documentElement.style;
    const titleBefore = document.title;
    document.title = name;
    root.setProperty('--printed-as', JSON.stringify(name));
    root.setProperty('--print-size', '10pt');
    return () => {
      document.title = titleBefore;
      root.removeProperty('--printed-as');
      root.removeProperty('--print-size');
    };
  }, [name]);
}
