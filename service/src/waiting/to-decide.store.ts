import { soonDays } from '@accord/contract/waiting.ts'
import { fullName } from '#data/users/full-name.store.ts'
import { asksForMore } from '#data/approvals/authorizations.store.ts'
import { isLiveInvitation } from '#data/members/invitations.store.ts'
import { asksToShareMore, hasJoined, isInvited } from '#data/networks/member-conditions.store.ts'
import type { Source } from './waiting-source.store.ts'

/** An organization that was deleted neither gains members nor invites anybody. */
const going = (alias: string) => `${alias}.deleted_at is null`

/** What others ask of the person, or of an organization that they manage. */
export const toDecide: readonly Source[] = [
  {
    kind: 'invitation',
    from: `me join invitations i on i.email = me.email join organizations j on j.id = i.organization_id
      left join profiles p on p.id = i.invited_by left join users u on u.id = p.user_id`,
    where: `${isLiveInvitation.text('i')} and ${going('j')}`,
    id: 'i.id',
    name: 'j.name',
    organization: 'j',
    by: fullName.text('u'),
    at: 'i.created_at',
    until: 'i.expires_at',
  },
  {
    kind: 'network_invitation',
    from: `managed o join network_members m on m.organization_id = o.id join networks n on n.id = m.network_id
      join organizations w on w.id = n.organization_id`,
    where: `${isInvited.text('m')} and ${going('w')}`,
    id: 'm.id',
    name: 'n.name',
    by: 'w.name',
    at: 'm.created_at',
    until: 'm.expires_at',
  },
  {
    kind: 'application_request',
    from: `managed o join application_requests r on r.organization_id = o.id
      join applications a on a.id = r.application_id
      join profiles p on p.id = r.profile_id join users u on u.id = p.user_id`,
    where: 'r.answered_at is null and a.stopped_at is null',
    id: 'r.id',
    name: 'a.name',
    by: fullName.text('u'),
    at: 'r.created_at',
  },
  {
    kind: 'wider_scopes',
    from: `managed o join authorizations z on z.organization_id = o.id
      join applications a on a.id = z.application_id join organizations w on w.id = a.organization_id`,
    where: `a.stopped_at is null and ${asksForMore}`,
    id: 'z.id',
    name: 'a.name',
    by: 'w.name',
    // Whoever authorized less than is asked for was not asked before that.
    at: 'greatest(a.updated_at, z.created_at)',
  },
  {
    kind: 'wider_shares',
    from: `managed o join network_members m on m.organization_id = o.id join networks n on n.id = m.network_id
      join organizations w on w.id = n.organization_id`,
    where: `${hasJoined.text('m')} and ${going('w')} and ${asksToShareMore}`,
    id: 'n.id',
    name: 'n.name',
    by: 'w.name',
    at: 'n.updated_at',
  },
  {
    kind: 'review_open',
    from: 'managed o join access_reviews v on v.organization_id = o.id',
    where: `v.state = 'open'`,
    id: 'v.id',
    name: 'o.name',
    by: 'v.started_by_name',
    at: 'v.created_at',
    until: 'v.due_at',
  },
  {
    // As was proposed when the last one was closed.
    kind: 'review_due',
    from: `managed o join lateral (select id, state, next_due_at, ended_at from access_reviews
      where organization_id = o.id and state <> 'cancelled' order by created_at desc, id desc limit 1) v on true`,
    where: `v.state = 'closed' and v.next_due_at < now() + interval '${soonDays.review} days'`,
    id: 'v.id',
    name: 'o.name',
    at: 'v.ended_at',
    until: 'v.next_due_at',
  },
]
