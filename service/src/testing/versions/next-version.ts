import { cp, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../../../..')

/** Copies this checkout with the next version number, an additional column, and an additional index. */
export async function nextVersion(folder: string): Promise<string> {
  const checkout = join(folder, 'next')
  for (const part of ['service/src', 'service/locales'])
    await cp(join(project, part), join(checkout, part), { recursive: true })
  await cp(join(project, 'service/package.json'), join(checkout, 'service/package.json'))
  await writeFile(join(checkout, 'package.json'), '{ "type": "module", "version": "99.0.0" }')
  await symlink(join(project, 'node_modules'), join(checkout, 'node_modules'))
  const migrations = join(checkout, 'service/src/database/migrations')
  await writeFile(join(migrations, '9998-motto.sql'), 'alter table users add column motto text;')
  await writeFile(
    join(migrations, '9999-motto-index.sql'),
    '-- concurrently\ncreate index concurrently if not exists users_motto on users (motto);\n',
  )
  return checkout
}

/** Changes that break the previous version while it still runs. Each pattern matches one lower-case statement. */
const breaking = [
  /^drop (table|view|function|type|schema)\b/,
  /^alter table .*\b(drop column|rename\b|set not null\b|alter column \S+ (set data )?type\b)/,
  /^alter table .*\badd column (?:(?!\badd column\b|\bdefault\b|\bgenerated\b).)*\bnot null\b(?!(?:(?!\badd column\b).)*\b(?:default|generated)\b)/,
  /^alter table .*\badd (constraint|check|unique|foreign key|primary key)\b/,
  /^create unique index\b/,
]

/** Matches the mark on the first line, which contains the version since which nothing uses the removed part. */
const contracts = /^-- contract: .*\b\d+\.\d+\.\d+\b/

/**
 * Returns the statements of a migration that break the previous version, which runs next to the new one until it's
 * replaced. Any change to a table that the same migration creates is allowed.
 */
export function breaksVersionBefore(migration: string): string[] {
  if (contracts.test(migration)) return []
  const statements = statementsOf(migration)
  const made = new Set(statements.map((text) => /^create table (\S+)/.exec(text)?.[1]))
  return statements.filter(
    (text) => breaking.some((rule) => rule.test(text)) && !made.has(tableOf(text)),
  )
}

function tableOf(statement: string): string | undefined {
  return /^(?:alter|drop) table (?:if exists )?(\S+)|^create .*? on (\S+)/
    .exec(statement)
    ?.slice(1)
    .find((name) => name !== undefined)
}

/** Returns each statement on one line, without comments and quoted text. */
function statementsOf(migration: string): string[] {
  return migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((text) => text !== '')
}
