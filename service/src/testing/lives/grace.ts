import type { Context } from '#context.ts'

/** As if the days of grace of something that was deleted had passed, but for so many seconds; also by what the database noted. */
export async function graceIsOver(
  { pool }: Pick<Context, 'pool'>,
  table: 'applications' | 'organizations' | 'users',
  id: string,
  seconds = 0,
) {
  const until = "clock_timestamp() + $2 * interval '1 second'"
  await pool.query(`update ${table} set removed_from = ${until} where id = $1`, [id, seconds])
  await pool.query(
    `update activity_ends set removable_from = ${until} where organization_id = $1`,
    [id, seconds],
  )
}
