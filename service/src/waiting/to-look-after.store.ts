import { soonDays } from '@accord/contract/waiting.ts'
import { isLiveFile } from '#data/exports/live-files.store.ts'
import type { Source } from './waiting-source.store.ts'

const soon = (column: string, days: number) =>
  `${column} > now() and ${column} < now() + interval '${days} days'`

/** The newest export of each subject that the person asked for; what came before it is settled by it. */
const newestExports = `(select distinct on (e.type, e.organization_id, e.network_id) e.*, n.name as network_name
  from me join exports e on e.requested_by_user = me.id left join networks n on n.id = e.network_id
  where e.created_at > now() - interval '30 days'
  order by e.type, e.organization_id, e.network_id, e.created_at desc, e.id desc) e
  left join managed o on o.id = e.organization_id`

/** What they asked for in an organization is theirs for as long as they manage it. */
const theirs = '(e.organization_id is null or o.id is not null)'

const exported = {
  from: newestExports,
  id: 'coalesce(e.network_id, e.organization_id, e.user_id)',
  name: `coalesce(e.network_name, o.name, '')`,
  at: 'e.completed_at',
} as const

/** What ends, failed or is finished, and what somebody is still to do for themselves. */
export const toLookAfter: readonly Source[] = [
  {
    kind: 'secret_ends',
    from: `managed o join applications a on a.organization_id = o.id
      join application_keys k on k.application_id = a.id`,
    where: `a.deleted_at is null and ${soon('k.expires_at', soonDays.secret)}`,
    id: 'a.id',
    name: 'a.name',
    at: 'k.created_at',
    until: 'k.expires_at',
  },
  {
    kind: 'application_deleted',
    from: 'managed o join applications a on a.organization_id = o.id',
    where: `o.owns and a.deleted_at is not null and ${soon('a.removed_from', soonDays.removal)}`,
    id: 'a.id',
    name: 'a.name',
    at: 'a.deleted_at',
    until: 'a.removed_from',
  },
  {
    kind: 'organization_deleted',
    from: 'places o',
    where: `o.owns and o.open and o.deleted_at is not null and ${soon('o.removed_from', soonDays.removal)}`,
    id: 'o.id',
    name: 'o.name',
    at: 'o.deleted_at',
    until: 'o.removed_from',
  },
  {
    kind: 'export_ready',
    ...exported,
    where: `${theirs} and ${isLiveFile.text('e')} and e.downloaded_at is null`,
    until: 'e.expires_at',
  },
  {
    kind: 'export_failed',
    ...exported,
    where: `${theirs} and e.step = 'failed' and e.completed_at > now() - interval '7 days'`,
  },
  {
    // Also to whom the organization is closed for the lack of it.
    kind: 'second_factor',
    from: 'places o',
    where: 'not o.second_factor and o.deleted_at is null and o.second_factor_from is not null',
    id: 'o.id',
    name: 'o.name',
    at: 'o.joined_at',
    until: 'o.second_factor_from',
  },
  {
    kind: 'email_change',
    from: 'me join email_changes c on c.user_id = me.id',
    where: 'c.code_hash is not null and c.code_until > now()',
    id: 'me.id',
    name: 'c.new_email',
    organization: null,
    at: 'c.asked_at',
    until: 'c.code_until',
  },
]
