import type { ExportEntity, PersonEntity } from '@accord/contract/exports.ts'
import pg from 'pg'
import type { Column } from './rows.ts'

/** Rows of one kind that belong to an organization, a network or a person, and how they are read: data, which goes to other threads. */
export interface Entity<Name = ExportEntity | PersonEntity> {
  name: Name
  columns: Column[]
  /** A select of these columns, in this order. Here and below `{id}` stands for the id of what is exported. */
  select: string
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
  // A list goes as JSON, because its elements may hold anything.
  const chosen = described.map(([, [kind, sql]]) => (kind === 'list' ? `to_json(${sql})` : sql))
  return {
    name,
    columns: described.map(([column, [kind]]) => ({ name: column, kind })),
    select: `select ${chosen.join(', ')} from ${from} order by ${order}`,
    count: count ?? `select count(*) as rows from ${from}`,
  }
}

/** COPY takes no parameters, so the id stands in the statement. */
export function about(id: string, sql: string): string {
  return sql.replaceAll('{id}', pg.escapeLiteral(id))
}
