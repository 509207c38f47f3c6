import { expect, test } from 'vitest';
import { recordTables } from '~/leads/kinds';
import { recordsToCsv } from './export-records';

test('The export tells a file that was lost on the way from one that was never given', () => {
  const installations = recordTables.find(({ tab }) => tab === 'installations') ?? expect.unreachable();
  const request = (name: string, upload_failed: boolean) => ({
    ...{ id: name, created_at: '2026-11-15T06:30:00Z', status: 'pending' },
    ...{ name, file_url: null, upload_failed },
  });
  const rows = [request('Lost', true), request('None', false)];
  const [, lost, none] = recordsToCsv(installations, rows).split('\r\n');
  expect(lost).toContain(',Lost,');
  expect(lost).toContain(',Upload failed,');
  expect(none).toContain(',None,');
  expect(none).not.toContain('Upload failed');
});
