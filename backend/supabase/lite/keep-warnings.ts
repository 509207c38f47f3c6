let mended = false;

/**
 * Defect covered: lite replaces process.emitWarning with a function that takes texts only, so a warning that is an Error,
 * as Node's own are, ends the process with "warning.includes is not a function".
 */
export function keepWarnings(): void {
  if (mended) return;
  mended = true;
  const emit = process.emitWarning.bind(process) as (warning: string, ...rest: unknown[]) => void;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) =>
    emit(typeof warning === 'string' ? warning : warning.message, ...rest);
}
