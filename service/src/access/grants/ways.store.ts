import { sql } from 'kysely'
import { hasJoined } from '#networks/member-conditions.store.ts'
import { acts } from '#organizations/owners.store.ts'
import { manages } from '#organizations/role-conditions.store.ts'
import { allowedBySomebody, anew, by, searchedAs } from './way-parts.store.ts'
import type { Source, Sql } from './way-source.store.ts'
import { approvals, authorizations, ownApplications } from './ways-of-applications.store.ts'
import { exportedFiles, takenOutByNetworks } from './ways-of-files.store.ts'
import { contacts, openInvitations, persons } from './ways-of-people.store.ts'

const networks: Source = {
  kind: 'network',
  use: 'network_member',
  from: sql`network_members w left join networks n on n.id = w.network_id
    left join organizations o on o.id = n.organization_id ${by('w.accepted_by')}`,
  where: (id) => sql`w.organization_id = ${id} and ${hasJoined('w')}`,
  at: sql`w.accepted_at`,
  allowedAt: anew,
  told: {
    name: sql`n.name`,
    owner_id: sql`o.id`,
    owner_name: sql`o.name`,
    shares: sql`w.shares`,
    asked_shares: sql`n.shares`,
    ...allowedBySomebody,
  },
  former: sql`w.accepted_by is null`,
  searched: searchedAs(sql`n.name`, sql`o.name`),
}

/** When it was last used, as `t`. */
const withLastUse = ({ from, use, ...source }: Source): Source =>
  use === undefined
    ? { from, ...source }
    : {
        ...source,
        use,
        lastAt: sql`t.last_at`,
        from: sql`${from} left join uses t
          on t.subject_kind = ${sql.lit(use)} and t.subject_id = w.id`,
      }

/** The organization it belongs to, whose managers have access through it; null where none have. */
export function managedBy({ kind, told: { owner_id } }: Source): Sql<string | null> {
  // Of a contact it is who owns the application that brought them: nobody's way.
  return owner_id && kind !== 'contact' ? owner_id : sql`null::uuid`
}

/**
 * Adds `owner_managers` to ways that have `managed_by`: how many people manage that organization. PostgreSQL counts them
 * once for each organization, and looks up each manager's account by its key, whatever the planner expects: a count for
 * each row would read the same people again and again.
 */
export function withManagers(ways: Sql): Sql {
  return sql`with ways as materialized (${ways}), managers as materialized (
      select o.id, (select count(*)::int from profiles m
        where m.organization_id = o.id and ${manages('m')}
          and (select ${acts('m', 'v')} from users v where v.id = m.user_id)) as owner_managers
      from (select distinct managed_by as id from ways where managed_by is not null) o)
    select ways.*, managers.owner_managers from ways left join managers on managers.id = ways.managed_by`
}

/** Every way there is. The page knows no other, and a test asks each table of the database whether it is one. */
export const sources = [
  persons,
  contacts,
  ownApplications,
  authorizations,
  approvals,
  networks,
  exportedFiles,
  takenOutByNetworks,
  openInvitations,
].map(withLastUse)
