import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemdUnit } from './service.ts';

const unit = systemdUnit({ user: 'office', dataFolder: '/srv/solar' });
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

test('The unit starts a program that is there, as its own user, on its own folder', () => {
  const [program, script] = setting('ExecStart')?.split(' ') ?? [];
  expect(existsSync(program ?? '')).toBe(true);
  expect(existsSync(`${setting('WorkingDirectory')}/${script}`)).toBe(true);
  expect(setting('User')).toBe('office');
  expect(setting('Environment')).toContain('DATA_DIR=/srv/solar');
  expect(setting('ReadWritePaths')).toBe('/srv/solar');
});

test('A folder for daily backups is set and may be written to', () => {
  const withBackups = systemdUnit({ user: 'office', dataFolder: '/srv/solar', backupFolder: '/mnt/backups' });
  expect(withBackups).toMatch(/^Environment=.* BACKUP_FOLDER=\/mnt\/backups$/m);
  expect(withBackups).toMatch(/^ReadWritePaths=\/srv\/solar \/mnt\/backups$/m);
});

test('It may do little else', () => {
  expect(setting('ProtectSystem')).toBe('strict');
  expect(setting('NoNewPrivileges')).toBe('yes');
  expect(setting('CapabilityBoundingSet')).toBe('');
});
