import { entity } from '../entities.ts'

// Of a person and applications, which are named; no secret is in it: {id} is theirs (`person-entities.ts`).

export const approvals = entity('approvals', {
  columns: {
    id: ['uuid', 'a.id'],
    application: ['text', 'c.name'],
    ofOrganization: ['text', 'co.name'],
    actsFor: ['text', 'o.name'],
    scopes: ['list', 'a.scopes'],
    standardScopes: ['list', 'a.standard_scopes'],
    approvedAt: ['time', 'a.created_at'],
    changedAt: ['time', 'a.updated_at'],
    lastUsedAt: ['time', 't.last_at'],
  },
  from: `approvals a join applications c on c.id = a.application_id
    join organizations co on co.id = c.organization_id left join organizations o on o.id = a.organization_id
    left join uses t on t.subject_kind = 'approval' and t.subject_id = a.id
    where a.user_id = {id}`,
  order: 'a.created_at, a.id',
})

export const applicationRequests = entity('application-requests', {
  columns: {
    application: ['text', 'c.name'],
    organization: ['text', 'o.name'],
    scopes: ['list', 'r.scopes'],
    askedAt: ['time', 'r.created_at'],
    answer: ['text', 'r.answer'],
    answeredAt: ['time', 'r.answered_at'],
    note: ['text', 'r.note'],
  },
  from: `application_requests r join profiles p on p.id = r.profile_id
    join organizations o on o.id = p.organization_id join applications c on c.id = r.application_id
    where p.user_id = {id}`,
  order: 'r.created_at, r.id',
})

export const secretsSeen = entity('secrets-seen', {
  columns: {
    application: ['text', 'a.name'],
    organization: ['text', 'o.name'],
    as: ['text', 's.name'],
    at: ['time', 's.at'],
  },
  from: `keys_seen s join application_keys k on k.id = s.key_id
    join applications a on a.id = k.application_id join organizations o on o.id = a.organization_id
    where s.user_id = {id}`,
  order: 's.at, s.key_id',
})

/** On which days what they have was used, and for what. */
export const uses = entity('uses', {
  columns: {
    kind: ['text', 'w.kind'],
    application: ['text', 'w.application'],
    organization: ['text', 'w.organization'],
    day: ['text', 'd.day::text'],
    scope: ['text', 'd.scope'],
    calls: ['number', 'd.calls'],
  },
  from: `(select 'profile' as kind, p.id, null as application, o.name as organization
      from profiles p join organizations o on o.id = p.organization_id where p.user_id = {id}
    union all select 'approval', a.id, c.name, o.name
      from approvals a join applications c on c.id = a.application_id
      left join organizations o on o.id = a.organization_id where a.user_id = {id}) w
    join use_days d on d.subject_kind = w.kind and d.subject_id = w.id`,
  order: 'd.day, w.kind, w.id, d.scope',
})
