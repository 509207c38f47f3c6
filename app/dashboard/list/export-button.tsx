import { useMutation } from '@tanstack/react-query';
import { dashboard } from '~/dashboard/en';
import { saveFile } from '~/dashboard/records/csv-file';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';

interface ExportButtonProps {
  read(): Promise<{ file: File; count: number }>;
  /** What one row is called, for the message. */
  one?: string;
}

export function ExportButton({ read, one = 'record' }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: ({ file, count }) => {
      saveFile(file);
      toast(dashboard.toasts.exported(count === 1 ? `1 ${one}` : `${formatNumber(count)} ${one}s`));
    },
    onError: () => toast(dashboard.toasts.exportFailed),
  });
  return (
    <button type="button" className="tool" disabled={isPending} onClick={() => mutate()}>
      <Icon name={isPending ? 'loader-circle' : 'download'} className={isPending ? 'spin' : ''} />
      Export CSV
    </button>
  );
}
