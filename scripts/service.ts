import path from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `npm run service:install -- --print [--user NAME] [--data FOLDER] [--backups FOLDER]

Prints a systemd unit for this clone. Read it, then put it in place:
  sudo useradd --system --home-dir /var/lib/solar solar
  npm run -s service:install -- --print | sudo tee /etc/systemd/system/solar.service
  sudo systemctl daemon-reload && sudo systemctl enable --now solar`;

const ROOT = path.resolve(import.meta.dirname, '..');

interface Unit {
  user: string;
  dataFolder: string;
  /** Where a backup is written every day, if it is. */
  backupFolder?: string;
}

/** The server may write its data and backups and nothing else, reach the network and nothing else of the machine. */
export function systemdUnit({ user, dataFolder, backupFolder }: Unit, root = ROOT): string {
  const settings = [
    `DATA_DIR=${dataFolder}`,
    'DEMO=0',
    ...(backupFolder ? [`BACKUP_FOLDER=${backupFolder}`] : []),
  ];
  return `[Unit]
Description=Website and lead desk
Documentation=file://${root}/docs/operations.md
After=network-online.target
Wants=network-online.target

[Service]
User=${user}
Group=${user}
WorkingDirectory=${root}
# Settings, as .env.example lists them; of this service alone, since it may hold passwords.
EnvironmentFile=-/etc/solar.env
Environment=NODE_ENV=production ${settings.join(' ')}
ExecStart=${root}/node_modules/node/bin/node backend/main.ts
Restart=on-failure
RestartSec=2
TimeoutStopSec=20

UMask=0077
StateDirectory=${path.basename(dataFolder)}
StateDirectoryMode=0700
ProtectSystem=strict
ReadWritePaths=${[dataFolder, backupFolder].filter(Boolean).join(' ')}
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service

[Install]
WantedBy=multi-user.target
`;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      print: { type: 'boolean', default: false },
      user: { type: 'string', default: 'solar' },
      data: { type: 'string', default: '/var/lib/solar' },
      backups: { type: 'string' },
    },
  });
  const { print, user, data, backups } = values;
  const unit = { user, dataFolder: path.resolve(data), backupFolder: backups && path.resolve(backups) };
  process.stdout.write(print ? systemdUnit(unit) : `${USAGE}\n`);
}
