let patched = false;

/**
 * Defect covered: lite replaces process.emitWarning with a function that takes texts only, so a warning that is an Error,
 * as Node's own are, ends the process with "warning.includes is not a function".
 */
export function patchEmitWarning(): void {
  if (patched) return;
  patched = true;
  const emit = process.emitWarning.bind(process) as (warning: string, ...rest: unknown[]) => void;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) =>
    emit(typeof warning === 'string' ? warning : warning.message, ...rest);
}
