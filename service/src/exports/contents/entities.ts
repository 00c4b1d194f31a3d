import type { ExportEntity, PersonEntity } from '@accord/contract/exports.ts'
import pg from 'pg'
import type { Column } from './row-formats.ts'

/** Rows of one kind that belong to an organization, a network or a person, and how they are read. */
export interface Entity<Name = ExportEntity | PersonEntity> {
  name: Name
  columns: Column[]
  /** A select of these columns, in this order; COPY takes no parameters, so the id stands in it. */
  select(id: string): string
  count(id: string): string
}

interface Source {
  columns: Record<string, readonly [kind: Column['kind'], sql: string]>
  /** Here and below `{id}` stands for the id of what is exported. */
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
  const about = (text: string, id: string) => text.replaceAll('{id}', pg.escapeLiteral(id))
  return {
    name,
    columns: described.map(([column, [kind]]) => ({ name: column, kind })),
    select: (id) => about(`select ${chosen.join(', ')} from ${from} order by ${order}`, id),
    count: (id) => about(count ?? `select count(*) as rows from ${from}`, id),
  }
}
