import { parseArgs } from 'node:util';
import { applyRetention, cutoff, erasePerson, exportPerson } from './commands.ts';
import { connect } from './connect.ts';

const USAGE = `npm run privacy -- export    --phone 98765-43210 | --email a@b.example  [--to FOLDER]
npm run privacy -- erase     --phone 98765-43210 | --email a@b.example  [--yes]
npm run privacy -- retention --older-than 24m                           [--yes]`;

const log = (line: string) => console.info(line);

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(argv: string[]) {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      phone: { type: 'string' },
      email: { type: 'string' },
      to: { type: 'string', default: 'privacy-export' },
      'older-than': { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const { phone, email, to, yes, 'older-than': age } = values;
  const named = phone || email;
  switch (positionals[0]) {
    case 'export':
      if (named) return exportPerson(connect(process.env), { phone, email }, to, log);
      break;
    case 'erase':
      if (named) return erasePerson(connect(process.env), { phone, email }, yes, log);
      break;
    case 'retention':
      if (age) return applyRetention(connect(process.env), cutoff(age), yes, log);
      break;
  }
  throw new Error(USAGE);
}
