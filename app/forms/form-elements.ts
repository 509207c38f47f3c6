/**
 * The page's own form controls hold what is typed, so that nothing typed before the script has started is lost. These
 * functions read and write them by name.
 */
export function readText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

export function readAll(form: HTMLFormElement, names: string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
}

/** The chosen file, or null: browsers send an empty nameless one for none. */
export function readFile(form: HTMLFormElement, name: string): File | null {
  const file = new FormData(form).get(name);
  return file instanceof File && file.name !== '' ? file : null;
}

export function writeText(form: HTMLFormElement, name: string, text: string): void {
  const control = form.elements.namedItem(name);
  if (control) (control as HTMLInputElement | RadioNodeList).value = text;
}

/** Still as the page was delivered: nobody has typed, chosen or ticked anything. */
export function isPristine(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList) return [...control].every((radio) => isAsDelivered(radio));
  return control === null || isAsDelivered(control);
}

function isAsDelivered(control: Node): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex === 0;
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return true;
  return control.type === 'radio' || control.type === 'checkbox'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
}

export function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (target instanceof HTMLElement) target.focus();
}
