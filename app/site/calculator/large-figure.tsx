/** A unit after a no-break space is drawn smaller: a whole word of letters would take the room of the figure. */
export function LargeFigure({ text }: { text: string }) {
  const [figure, unit] = text.split('\u00a0');
  return (
    <>
      {figure}
      {unit && <span className="text-[0.45em] tracking-normal">{`\u00a0${unit}`}</span>}
    </>
  );
}

/** How much room it takes; a small unit as much as two digits. */
export function widthInDigits(text: string): number {
  const [figure = '', unit] = text.split('\u00a0');
  return figure.length + (unit ? 2 : 0);
}
