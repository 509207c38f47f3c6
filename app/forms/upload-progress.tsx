import { fileWords } from './en';

interface UploadProgressProps {
  /** From 0 to 1. */
  progress: number;
  onCancel: () => void;
}

/** Once the last byte has left, the file is as good as stored and the form goes on: then there is nothing to cancel. */
export function UploadProgress({ progress, onCancel }: UploadProgressProps) {
  const percent = Math.round(progress * 100);
  const uploading = progress < 1;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <label className="grid flex-1 basis-56 gap-2 text-sm font-semibold">
        {uploading ? fileWords.uploading(percent) : fileWords.uploaded}
        <progress className="progress-bar" value={percent} max={100} />
      </label>
      {uploading && (
        <button type="button" className="btn btn-line" onClick={onCancel}>
          {fileWords.cancel}
        </button>
      )}
    </div>
  );
}
