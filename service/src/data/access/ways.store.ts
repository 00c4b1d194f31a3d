import { sql } from 'kysely'
import { hasJoined } from '#data/networks/member-conditions.store.ts'
import { allowedBySomebody, anew, by, searchedAs, type Source } from './way-source.store.ts'
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
    // What was agreed to, as far as the network still asks for it.
    shares: sql`array(select s from unnest(n.shares) as s where s = any (w.shares))`,
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
