import { entity } from '../entities.ts'

// Of a person in organizations, which are named; other people are not: {id} is theirs (`person-entities.ts`).

export const profiles = entity('profiles', {
  columns: {
    id: ['uuid', 'p.id'],
    organization: ['text', 'o.name'],
    email: ['text', 'p.email'],
    emailProven: ['boolean', 'p.email_proven'],
    pendingEmail: ['text', 'p.pending_email'],
    roles: ['list', 'p.roles'],
    founder: ['boolean', 'p.founder'],
    broughtBy: ['text', 'a.name'],
    joinedAt: ['time', 'p.created_at'],
    suspendedAt: ['time', 'p.suspended_at'],
  },
  from: `profiles p join organizations o on o.id = p.organization_id
    left join contacts c on c.profile_id = p.id left join applications a on a.id = c.application_id
    where p.user_id = {id}`,
  order: 'p.created_at, p.id',
})

/** To the address that they sign in with, or accepted by them; who sent it is not said. */
export const invitationsReceived = entity('invitations-received', {
  columns: {
    organization: ['text', 'o.name'],
    email: ['text', 'i.email'],
    roles: ['list', 'i.roles'],
    invitedAt: ['time', 'i.created_at'],
    expiresAt: ['time', 'i.expires_at'],
    acceptedAt: ['time', 'i.accepted_at'],
    declinedAt: ['time', 'i.declined_at'],
  },
  from: `invitations i join organizations o on o.id = i.organization_id
    where i.accepted_by = {id}
      or (i.accepted_by is null and i.email = (select email from users where id = {id}))`,
  order: 'i.created_at, i.id',
})

/** To whom is somebody else's data. */
export const invitationsSent = entity('invitations-sent', {
  columns: {
    organization: ['text', 'o.name'],
    roles: ['list', 'i.roles'],
    invitedAt: ['time', 'i.created_at'],
    acceptedAt: ['time', 'i.accepted_at'],
    declinedAt: ['time', 'i.declined_at'],
  },
  from: `invitations i join profiles p on p.id = i.invited_by
    join organizations o on o.id = i.organization_id where p.user_id = {id}`,
  order: 'i.created_at, i.id',
})

export const exportsAskedFor = entity('exports', {
  columns: {
    type: ['text', 'e.type'],
    organization: ['text', 'o.name'],
    askedAt: ['time', 'e.created_at'],
    completedAt: ['time', 'e.completed_at'],
    rows: ['number', 'e.rows'],
  },
  from: `exports e left join organizations o on o.id = e.organization_id
    where e.requested_by_user = {id}`,
  order: 'e.created_at, e.id',
})

/** What they did in organizations: without the words of a row, which name other people. */
export const doneInOrganizations = entity('done-in-organizations', {
  columns: {
    at: ['time', 'a.at'],
    organization: ['text', 'o.name'],
    kind: ['text', 'a.kind'],
    detail: ['json', 'a.detail'],
    address: ['text', 'host(a.address)'],
    agent: ['text', 'a.agent'],
  },
  from: `organization_activity a join organizations o on o.id = a.organization_id
    where a.user_id = {id}`,
  order: 'a.at, a.id',
})
