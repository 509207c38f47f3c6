import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { assertPlainQuery } from './rest-query.ts';
import { readTarget } from './target.ts';

const check = (query: string) => () => assertPlainQuery(readTarget(`/rest/v1/t?${query}`).query, true);
const stamp = '2026-11-16T10:00:00+00:00';

test.each([
  'select=id,full_name&status=eq.approved&order=created_at.desc,id.desc&limit=12&offset=24',
  'select=*',
  'pincode=gte.226000&pincode=lte.226999&business_type=eq.dealer',
  'id=in.(1,2,"a,b")&email=is.null&status=neq.pending&age=gt.1&age=lt.9',
  `created_at=lte.${encodeURIComponent(stamp)}&or=${encodeURIComponent(
    `(created_at.lt."${stamp}",and(created_at.eq."${stamp}",id.lt.a-b-c))`,
  )}`,
  'columns="id","name"&select=id',
  'name=eq.Asha.Rani+(Lucknow),+"x"',
])('The site may ask for %s', (query) => {
  expect(check(query)).not.toThrow();
});

const many = (count: number, item: string) => Array(count).fill(item).join(',');

test.each([
  ['a regular expression', 'name=match.^(a*)(a*)\\1$'],
  ['one without regard to case', 'name=imatch.a'],
  ['one with an encoded name', 'name=%6d%61tch.a'],
  ['one in capitals', 'name=MATCH.a'],
  ['a regular expression for any of several', 'name=match(any).{a,b}'],
  ['any of several', 'name=eq(any).{a,b}'],
  ['a pattern', 'name=like.*a*a*a*a*'],
  ['a pattern without regard to case', 'name=ilike.*a*'],
  ['full-text search', 'name=fts.a'],
  ['full-text search in a language', 'name=plfts(english).a'],
  ['phrase search', 'name=phfts.a'],
  ['web search', 'name=wfts.a'],
  ['a negation', 'name=not.eq.a'],
  ['a negated regular expression', 'name=not.match.a'],
  ['containment', 'name=cs.{a}'],
  ['overlap', 'name=ov.{a}'],
  ['ranges', 'name=sl.(1,2)'],
  ['a distinction', 'name=isdistinct.a'],
  ['no operator', 'name=a'],
  ['a JSON path as a filter', 'name->>a=eq.1'],
  ['a cast as a filter', 'name::text=eq.1'],
  ['a filter of an embedded table', 'other.name=eq.1'],
  ['a limit of an embedded table', 'other.limit=1'],
  ['a JSON path', 'select=name->a'],
  ['a cast', 'select=name::text'],
  ['an alias', 'select=other:name'],
  ['an aggregate', 'select=name.max()'],
  ['a count', 'select=count()'],
  ['an embedded table', 'select=id,other(*)'],
  ['a spread', 'select=...other(id)'],
  ['too many columns', `select=${many(61, 'id')}`],
  ['an order by many columns', `order=${many(5, 'id')}`],
  ['an order by a JSON path', 'order=a->b'],
  ['an order by an embedded table', 'order=other(id)'],
  ['a limit that is none', 'limit=-1'],
  ['a limit that is a fraction', 'limit=1.5'],
  ['a long list', `id=in.(${many(101, '1')})`],
  ['a list that does not end', 'id=in.(1,2'],
  ['something behind a list', 'id=in.(1)x'],
  ['a state that is none', 'id=is.maybe'],
  ['a query as a value', `name=eq.${encodeURIComponent('{"type":"query","from":"t","select":["id"]}')}`],
  ['one after a space', `name=gt.${encodeURIComponent(' {"type":"query","from":"t"}\ufeff')}`],
  ['another column as a value', `name=neq.${encodeURIComponent('{"$ref":"email"}')}`],
  ['an empty object in a list', 'id=in.(1,{})'],
  ['a column that every object of JavaScript has', '__proto__=eq.1'],
  ['another of these', 'constructor=eq.1'],
  ['one of these among the columns', 'columns="__proto__"'],
  ['one of these in a tree', 'or=(__proto__.eq.1)'],
  ['a negated tree', 'not.or=(id.eq.1)'],
  ['a negated branch', 'or=(not.and(id.eq.1))'],
  ['a negation in a tree', 'or=(id.not.eq.1)'],
  ['a regular expression in a tree', 'or=(name.match.a)'],
  ['one behind a quoted value', 'or=(name.eq."a",name.match.b)'],
  ['one behind a quoted quote', 'or=(name.eq."a\\"",name.match.b)'],
  ['one between escaped quotes', 'or=(name.eq."a\\",name.match.b,id.eq.\\"c")'],
  ['one between escaped quotes of a list', 'or=(id.in.("a\\"),name.match.b,id.in.(\\"c"))'],
  ['one behind quoted brackets', 'or=(and(name.eq.")))",name.eq.match.b))'],
  ['one inside a branch', 'or=(id.eq.1,and(id.eq.1,name.ilike.a))'],
  ['a deep tree', 'or=(and(or(and(id.eq.1))))'],
  ['a wide tree', `or=(${many(21, 'id.eq.1')})`],
  ['many conditions', many(21, 'id=eq.1').replaceAll(',', '&')],
  [
    'many trees',
    Array(3)
      .fill(`or=(${many(7, 'id.eq.1')})`)
      .join('&'),
  ],
  ['an empty tree', 'or=()'],
  ['something behind a tree', 'or=(id.eq.1)x'],
  ['what conflicts', 'on_conflict=id'],
  ['columns that are none', 'columns=id,"a"b"'],
  ['a long query', `name=eq.${'x'.repeat(4001)}`],
])('Nobody without the secret key may ask for %s', (_what, query) => {
  expect(check(query)).toThrow(ApiError);
});
