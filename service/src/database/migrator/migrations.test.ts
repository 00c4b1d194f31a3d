import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { breaksVersionBefore } from '#testing/versions/next-version.ts'

const folder = join(import.meta.dirname, '../migrations')
/** The first migration, before which no version was in use. */
const baseline = '0001-baseline.sql'

test("the previous version works after every migration until it's replaced", async () => {
  const names = (await readdir(folder)).filter((name) => name !== baseline)
  const broken = await Promise.all(
    names.map(async (name) => [
      name,
      breaksVersionBefore(await readFile(join(folder, name), 'utf8')),
    ]),
  )
  expect(broken.filter(([, statements]) => statements!.length > 0)).toEqual([])
})

describe('a migration', () => {
  test.each([
    'drop table limits;',
    'alter table users drop column first_name;',
    'alter table users rename column first_name to given_name;',
    'alter table users rename to people;',
    'alter table users alter column first_name set not null;',
    'alter table users alter column first_name type varchar(10);',
    'alter table users add column motto text not null;',
    'alter table users\n  add column seen boolean default false,\n  add column motto text not null;',
    'alter table users add constraint short check (length(first_name) < 10);',
    'create unique index one_name on users (first_name);',
  ])('a migration with %j breaks the previous version', (statement) => {
    expect(breaksVersionBefore(statement)).toHaveLength(1)
    expect(breaksVersionBefore(`-- contract: not used since 0.2.0\n${statement}`)).toEqual([])
    expect(breaksVersionBefore(`-- contract\n${statement}`)).toHaveLength(1)
  })

  test.each([
    'create table mottos (id uuid primary key, words text not null);',
    'create table mottos (id uuid primary key);\ncreate unique index on mottos (id);',
    'create table mottos (id uuid);\nalter table mottos add constraint one check (id is not null);',
    'alter table users add column motto text;',
    "alter table users add column motto text not null default '';",
    "alter table users add column motto text default '' not null;",
    'alter table users add column motto text not null generated always as (lower(email)) stored;',
    'create index users_motto on users (first_name);',
    "comment on table users is 'we drop table users; never';",
    '-- drop table users;\nselect 1;',
    'alter table users drop constraint users_short;',
  ])("a migration with %j doesn't break the previous version", (statement) => {
    expect(breaksVersionBefore(statement)).toEqual([])
  })
})
