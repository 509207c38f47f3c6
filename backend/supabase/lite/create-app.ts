import { App, type IConnectionConfig, setExperimental } from '@supabase/lite';
import type { Database } from '../../database/database.ts';
import { inApiCall, ROLE_TIMEOUTS_MS, type StatementTimeouts } from '../../database/statement-timeouts.ts';
import { throwIfUnavailable } from '../../database/unavailable.ts';
import { withoutObjectKey } from '../../http/request-log.ts';
import type { Keys } from '../../keys.ts';
import type { CodeMailer } from '../mail/code-mailer.ts';
import type { FileStore } from '../storage/file-store.ts';
import { lowerBcryptCost } from './bcrypt-cost.ts';
import { patchColumnGrants } from './patch-column-grants.ts';
import { patchEmitWarning } from './patch-emit-warning.ts';
import { patchErrorCodes } from './patch-error-codes.ts';
import { patchStatementTimeouts } from './patch-statement-timeouts.ts';
import { withRedactedConsole } from './redact-console.ts';
import { type ApiRequest, renameOtpType, toFetchRequest } from './repair-request.ts';
import { repairStorageResponse } from './repair-response.ts';

export const CODE_LIFETIME_SECONDS = 600;
const ACCESS_TOKEN_SECONDS = 3600;

/** REST, auth and storage as hosted Supabase answers them: lite, with every known defect of it covered. */
export type SupabaseApp = (request: ApiRequest) => Promise<Response>;

export type SchemaCache = IConnectionConfig['schemaCache'];

type Parts = {
  database: Database;
  keys: Keys;
  store: FileStore;
  mailer: CodeMailer;
  siteUrl: string;
  /** How long a statement of a call may take. */
  statementTimeouts?: StatementTimeouts;
  schemaCache?: SchemaCache;
  log(line: string): void;
};

export async function createSupabaseApp({
  database,
  keys,
  store,
  mailer,
  siteUrl,
  statementTimeouts = ROLE_TIMEOUTS_MS,
  schemaCache,
  log,
}: Parts): Promise<SupabaseApp> {
  patchEmitWarning();
  lowerBcryptCost();
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ['public'] },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: ACCESS_TOKEN_SECONDS,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      email: { otp_length: 6, otp_expiry: CODE_LIFETIME_SECONDS },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { server: { disableStudio: true } },
  });
  app._storageAdapter = store;
  app._mailer = mailer;
  patchColumnGrants(database.connection);
  patchErrorCodes(database.connection);
  patchStatementTimeouts(database.connection);
  database.connection.config.schemaCache = schemaCache;
  // lite reads the catalogue before its first answer; the first visitor need not wait for that.
  await database.exclusively(() =>
    withRedactedConsole([], () => database.connection.introspect({ useCache: true })),
  );

  return async (request) => {
    const repaired = renameOtpType(request);
    const faults: string[] = [];
    const response = await database.exclusively(() =>
      throwIfUnavailable(() =>
        inApiCall(
          () => withRedactedConsole(faults, () => app.fetch(toFetchRequest(repaired))),
          statementTimeouts,
        ),
      ),
    );
    if (response.status >= 500)
      log(
        `${request.method} ${withoutObjectKey(request.url.pathname)} failed: ${faults.join(', ') || 'no reason given'}`,
      );
    return request.url.pathname.startsWith('/storage/')
      ? repairStorageResponse(repaired, response)
      : response;
  };
}
