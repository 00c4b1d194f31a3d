import type { Pool, QueryResultRow } from 'pg'

export type Prepared<Params extends unknown[], Row> = (
  pool: Pick<Pool, 'query'>,
  params: Params,
) => Promise<Row[]>

/** A hot read that each connection parses and plans once. The name belongs to one text for ever. */
export function definePrepared<Params extends unknown[], Row extends QueryResultRow>(
  name: string,
  text: string,
): Prepared<Params, Row> {
  return async (pool, params) => {
    const { rows } = await pool.query<Row>({ name, text, values: params })
    return rows
  }
}
