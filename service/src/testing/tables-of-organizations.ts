import type { TestDatabase } from './helpers/test-database.ts'

/** Finds tables that have such a column or refer to an organization through any chain of foreign keys. */
export async function tablesOfOrganizations({ pool }: Pick<TestDatabase, 'pool'>) {
  const { rows } = await pool.query<{ name: string }>(`
    with recursive carrying as (
      select 'organizations'::regclass::oid as id
      union
      select attrelid from pg_attribute join pg_class c on c.oid = attrelid
      where attname = 'organization_id' and c.relkind in ('r', 'p')
        and c.relnamespace = 'public'::regnamespace
      union
      select f.conrelid from carrying join pg_constraint f on f.confrelid = carrying.id
      where f.contype = 'f'
    )
    select id::regclass::text as name from carrying order by 1`)
  return rows.map(({ name }) => name)
}
