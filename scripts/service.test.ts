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

test('It may do little else', () => {
  expect(setting('ProtectSystem')).toBe('strict');
  expect(setting('NoNewPrivileges')).toBe('yes');
  expect(setting('CapabilityBoundingSet')).toBe('');
});
