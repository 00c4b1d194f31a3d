import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of each object in the schema (`column users.email`) and its definition. */
export type Schema = Map<string, string>

/**
 * Reads all objects in `public` that the service relies on: tables, columns, constraints, indexes, triggers, and
 * functions. Comments, storage parameters, and the order of columns are omitted, because operators can change them.
 */
export async function readSchema(db: Kysely<Database>): Promise<Schema> {
  const rows = await db.transaction().execute(async (trx) => {
    // PostgreSQL omits the schema of names that are on the search path, so the path must be the same for every role.
    await sql`set local search_path = public`.execute(trx)
    return (await objects.execute(trx)).rows
  })
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}

/** Formats the schema as it's stored, with one line for each object, sorted. */
export function formatSchema(schema: Schema): string {
  return [...schema]
    .map(([name, definition]) => `${name}: ${definition}\n`)
    .toSorted()
    .join('')
}

export function parseSchema(text: string): Schema {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)]
    }),
  )
}

const ownTables = sql`
  select oid, relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and relname not like 'kysely_migration%'`

const objects = sql<{ name: string; definition: string }>`
  with own as (${ownTables}), found as (
    select 'table ' || relname as name, 'table' as definition from own

    union all
    select format('column %s.%s', relname, attname),
      concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        case when attidentity <> '' then 'identity ' || attidentity::text end,
        case attgenerated when '' then 'default ' when 's' then 'stored ' else 'virtual ' end
          || pg_get_expr(adbin, adrelid))
    from own join pg_attribute on attrelid = own.oid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped

    union all
    -- Since PostgreSQL 18 'not null' is a constraint too; the columns already say it.
    select format('constraint %s.%s', relname, conname), pg_get_constraintdef(c.oid)
    from own join pg_constraint as c on conrelid = own.oid where contype in ('c', 'f', 'p', 'u', 'x')

    union all
    select format('%s %s.%s', case when indisunique then 'unique index' else 'index' end, own.relname, i.relname),
      concat_ws(' ', pg_get_indexdef(i.oid), case when not indisvalid then '(invalid)' end)
    from own join pg_index on indrelid = own.oid join pg_class as i on i.oid = indexrelid
    where not exists (select from pg_constraint where conindid = i.oid and contype in ('p', 'u', 'x'))

    union all
    select format('trigger %s.%s', relname, tgname),
      concat_ws(' ', pg_get_triggerdef(t.oid), case when tgenabled <> 'O' then '(disabled)' end)
    from own join pg_trigger as t on tgrelid = own.oid where not tgisinternal

    union all
    select format('function %s', p.oid::regprocedure),
      concat_ws(' ', 'returns', pg_get_function_result(p.oid), 'language', lanname,
        case provolatile when 'i' then 'immutable' when 's' then 'stable' end,
        case when proisstrict then 'strict' end, case when prosecdef then 'security definer' end,
        array_to_string(proconfig, ' '),
        case when exists (
          select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0
        ) then 'for everyone' end,
        'body', encode(sha256(convert_to(coalesce(pg_get_function_sqlbody(p.oid), prosrc), 'UTF8')), 'hex'))
    from pg_proc as p join pg_language as l on l.oid = prolang
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')

    union all
    select format('extension %s', extname), 'extension' from pg_extension where extname <> 'plpgsql'
  )
  select name, regexp_replace(definition, '[[:space:]]+', ' ', 'g') as definition from found`

/** The schema after all migrations of this version on an empty database. A test keeps it up to date. */
export const schemaFile = join(import.meta.dirname, 'schema.txt')

/** Returns a sentence for each object that differs from the schema of this version's migrations. */
export async function findSchemaDifferences(db: Kysely<Database>): Promise<string[]> {
  const expected = parseSchema(await readFile(schemaFile, 'utf8'))
  return compareSchemas(expected, await readSchema(db))
}

export function compareSchemas(expected: Schema, found: Schema): string[] {
  const differences: string[] = []
  for (const [name, definition] of expected) {
    const there = found.get(name)
    if (there === undefined) differences.push(`The ${name} is missing.`)
    else if (!isSameDefinition(there, definition))
      differences.push(`The ${name} is '${there}', but it must be '${definition}'.`)
  }
  for (const name of found.keys()) {
    if (!expected.has(name) && isInTheWay(name, expected)) {
      differences.push(`The ${name} isn't part of this version.`)
    }
  }
  return differences
}

/** A dump and restore can move parentheses, because PostgreSQL parses its own text again. */
function isSameDefinition(one: string, other: string): boolean {
  return one.replaceAll(/[()]/g, '') === other.replaceAll(/[()]/g, '')
}

/**
 * Whether an unknown object is a problem. Operators can add their own tables, functions, and indexes. Anything else
 * changes which rows our tables accept.
 */
function isInTheWay(name: string, expected: Schema): boolean {
  const table = /^(?:column|constraint|unique index|trigger) ([^.]+)\./.exec(name)?.[1]
  return table !== undefined && expected.has(`table ${table}`)
}
