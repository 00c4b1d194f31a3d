import type { ExportEntity, PersonEntity } from '@accord/contract/export-contents.ts'
import pg from 'pg'

export interface Column {
  name: string
  /**
   * Determines how the column is read and written. A list is read as JSON, because its elements can contain anything.
   */
  kind: keyof typeof types | 'list'
}

/** The type to which each kind is cast. */
const types = {
  text: 'text',
  uuid: 'uuid',
  /** Bytes in hex. */
  hex: 'bytea',
  /** Bytes that only programs need, to verify rows. They're in JSON Lines but not in CSV. */
  proof: 'bytea',
  time: 'timestamptz',
  number: 'bigint',
  boolean: 'boolean',
  json: 'jsonb',
} as const

/**
 * Rows of one kind that belong to an organization, a network, or a person, and the statements that read them. It's
 * plain data, so that it can be sent to other threads.
 */
export interface Entity<Name = ExportEntity | PersonEntity> {
  name: Name
  columns: Column[]
  /** Selects these columns in this order. Here and below, `{id}` is replaced by the exported subject's ID. */
  select: string
  /** The same select without the casts. A cast would silently convert a column of the wrong type. */
  uncast: string
  count: string
}

interface Source {
  columns: Record<string, readonly [kind: Column['kind'], sql: string]>
  from: string
  order: string
  /** Reads the stored number of rows, so that they don't have to be counted. */
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

/** Inserts the ID into a statement as text, because some statements use it several times. */
export function sqlForSubject(id: string, sql: string): string {
  return sql.replaceAll('{id}', pg.escapeLiteral(id))
}
