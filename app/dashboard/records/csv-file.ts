import { company } from '~/company/facts';

/** Named after the company, its content and the day. */
export function csvFile(what: string, csv: string): File {
  const name = [company.name, what, new Date().toISOString().slice(0, 10)].join('-');
  return new File([csv], `${name.toLowerCase().replaceAll(' ', '-')}.csv`, {
    type: 'text/csv;charset=utf-8',
  });
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(URL.revokeObjectURL, 10_000, link.href);
}
