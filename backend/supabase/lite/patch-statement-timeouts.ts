import type { Connection } from '@supabase/lite';
import { limitStatementsOf } from '../../database/statement-timeouts.ts';

type Caller = { auth?: { role?: string; uid?: string; jwt?: object }; storage?: { operation?: string } };
type Transaction = { selectNoFrom(select: (builder: Builder) => unknown): { execute(): Promise<unknown> } };
type Builder = {
  val(value: string): unknown;
  lit(value: boolean): unknown;
  fn(name: string, args: unknown[]): { as(name: string): unknown };
};

/**
 * Defect covered: lite sets the role of a request but not the statement timeout that PostgREST applies with it, and needs
 * six statements for role and claims. Here one statement sets all of them, for this transaction only.
 */
export function patchStatementTimeouts(connection: Connection): void {
  const lite = connection as unknown as {
    applyJwtSessionContext?(transaction: Transaction, caller: Caller): Promise<void>;
  };
  if (typeof lite.applyJwtSessionContext !== 'function')
    throw new Error('@supabase/lite changed: it sets the role of a request in another way');

  lite.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    const role = auth?.role || 'anon';
    const settings: [name: string, value: string][] = [
      ['statement_timeout', String(limitStatementsOf(role))],
      ['request.jwt.claim.sub', String(auth?.uid ?? '')],
      ['request.jwt.claim.role', role],
      ['storage.operation', String(storage?.operation ?? '')],
      ...(auth?.jwt ? [['request.jwt.claims', JSON.stringify(auth.jwt)] as [string, string]] : []),
      ['role', role],
    ];
    await transaction
      .selectNoFrom(({ fn, val, lit }) =>
        settings.map(([name, value], at) =>
          fn('set_config', [val(name), val(value), lit(true)]).as(`s${at}`),
        ),
      )
      .execute();
  };
}
