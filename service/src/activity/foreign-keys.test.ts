import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

const chained = ['activity_heads', 'organization_activity']

describe('foreign keys of a chain', () => {
  test('no foreign key of the chain cascades', async () => {
    const { rows } = await service.context.pool.query(
      `select conrelid::regclass::text as of, confrelid::regclass::text as to, confdeltype, confupdtype
       from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by 1, 2`,
      [chained],
    )
    expect(rows).toEqual([
      { of: 'activity_heads', to: 'organizations', confdeltype: 'r', confupdtype: 'a' },
      { of: 'organization_activity', to: 'organizations', confdeltype: 'r', confupdtype: 'a' },
      { of: 'organization_activity', to: 'users', confdeltype: 'r', confupdtype: 'a' },
    ])
  })

  test('no chain of cascading foreign keys reaches an activity row', async () => {
    const { rows } = await service.context.pool.query<{ begin: string; path: string }>(
      `with recursive cascade as (
         select confrelid as begin, conrelid as reached,
           confrelid::regclass::text || ' > ' || conrelid::regclass::text as path, array[conrelid] as seen
         from pg_constraint where contype = 'f' and confdeltype in ('c', 'n', 'd')
         union all
         select c.begin, f.conrelid, c.path || ' > ' || f.conrelid::regclass::text, c.seen || f.conrelid
         from cascade c join pg_constraint f on f.confrelid = c.reached
         where f.contype = 'f' and f.confdeltype in ('c', 'n', 'd') and f.conrelid <> all (c.seen)
       )
       select begin::regclass::text, reached::regclass::text, path from cascade`,
    )
    // The query finds cascades, such as the one to a person's own activity.
    const paths = rows.map(({ path }) => path)
    expect(paths).toContain('users > account_activity')
    expect(paths.filter((path) => chained.some((table) => path.endsWith(`> ${table}`)))).toEqual([])
  })

  test('a plain delete of a person or organization with activity fails', async () => {
    const { pool } = service.context
    const { id, owner } = await service.createOrganization()
    const refused = { code: '23001' }
    await expect(pool.query('delete from users where id = $1', [owner.id])).rejects.toMatchObject(
      refused,
    )
    await expect(pool.query('delete from organizations where id = $1', [id])).rejects.toMatchObject(
      refused,
    )
  })
})
