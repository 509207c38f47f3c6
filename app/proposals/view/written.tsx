import { languageOf } from '~/lib/language-of';

/** What somebody of the office or a customer wrote, as they did. */
export function Written({ text, className }: { text: string; className?: string }) {
  return (
    <bdi lang={languageOf(text)} className={className}>
      {text}
    </bdi>
  );
}

/** A text of several lines. */
export function WrittenLines({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p lang={languageOf(text)} dir="auto" className={`whitespace-pre-line wrap-anywhere ${className}`}>
      {text}
    </p>
  );
}

/** A text with one point a line. */
export function WrittenPoints({ text, isTicked = false }: { text: string; isTicked?: boolean }) {
  return (
    <ul className={`grid gap-2 ${isTicked ? 'ticks' : 'list-disc pl-5 marker:text-sand-300'}`}>
      {pointsOf(text).map((point) => (
        <li key={point} lang={languageOf(point)} dir="auto" className="wrap-anywhere">
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Each once: a line that is there twice says nothing more. */
export function pointsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
