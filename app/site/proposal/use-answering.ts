import { useRef, useState } from 'react';
import type { Word } from './calls';

/** Sends one answer at a time, however often the button is pressed, and keeps the word that came back for the last. */
export function useAnswering() {
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [word, setWord] = useState<Word>();

  async function send(answer: () => Promise<Word>, onWord: (word: Word) => void) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setWord(undefined);
    const said = await answer();
    isBusy.current = false;
    setSending(false);
    setWord(said);
    onWord(said);
  }

  return { isSending, word, send };
}
