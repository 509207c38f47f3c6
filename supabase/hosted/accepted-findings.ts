/**
 * What the CLI's checks say of our migrations and we accept, with the reason. Compared exactly: a finding that is not
 * here fails the suite, and so does one that no longer occurs. A finding is `rule` or `rule_schema_object`, as the CLI keys it.
 */
export const ACCEPTED_ADVISORIES: { finding: string; reason: string }[] = [
  {
    finding: 'unused_index',
    reason: 'The database has had no traffic; supabase/tests/indexes.test.ts holds each index to its query.',
  },
];

/** `db lint` compiles function bodies with an extension that hosted has and no npm package brings. */
export const LINT_NEEDS = 'extension "plpgsql_check" is not available';
