import type { ExportEntity, PersonEntity } from '@accord/contract/export-contents.ts'
import pg from 'pg'

export interface Column {
  name: string
  /** What it holds decides how it is read and written. A list comes as JSON, because its elements may hold anything. */
  kind: keyof typeof types | 'list'
}

/** The type that each kind is cast to. */
const types = {
  text: 'text',
  uuid: 'uuid',
  /** Bytes, as hex. */
  hex: 'bytea',
  /** The same, of use to those who check rows by a program alone: in JSON Lines, and in no cell. */
  proof: 'bytea',
  time: 'timestamptz',
  number: 'bigint',
  boolean: 'boolean',
  json: 'jsonb',
} as const

/** Rows of one kind that belong to an organization, a network or a person, and how they are read: data, which goes to other threads. */
export interface Entity<Name = ExportEntity | PersonEntity> {
  name: Name
  columns: Column[]
  /** A select of these columns, in this order. Here and below `{id}` stands for the id of what is exported. */
  select: string
  /** The same before it is cast to the types of their kinds, which a cast would make of anything without a word. */
  uncast: string
  count: string
}

interface Source {
  columns: Record<string, readonly [kind: Column['kind'], sql: string]>
  from: string
  order: string
  /** Where the number is kept, so that nobody has to count. */
  count?: string
}

export function entity<Name extends ExportEntity | PersonEntity>(
  name: Name,
  { columns, from, order, count }: Source,
): Entity<Name> {
  const described = Object.entries(columns)
  const selectOf = (chosen: string[]) =>
    `select ${chosen.join(', ')} from ${from} order by ${order}`
  return {
    name,
    columns: described.map(([column, [kind]]) => ({ name: column, kind })),
    select: selectOf(described.map(([, [kind, sql]]) => sentAs(kind, sql))),
    uncast: selectOf(described.map(([, [, sql]]) => sql)),
    count: count ?? `select count(*) as rows from ${from}`,
  }
}

function sentAs(kind: Column['kind'], sql: string): string {
  return kind === 'list' ? `to_json(${sql})` : `(${sql})::${types[kind]}`
}

/** The statement with the id in it, because some of the statements name it several times. */
export function sqlForSubject(id: string, sql: string): string {
  return sql.replaceAll('{id}', pg.escapeLiteral(id))
}
