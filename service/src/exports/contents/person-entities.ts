import { type Entity, entity } from './entities.ts'

// These are the person's account and sign-in methods. `{id}` is the person's ID.

export const account = entity('account', {
  columns: {
    id: ['uuid', 'u.id'],
    email: ['text', 'u.email'],
    firstName: ['text', 'u.first_name'],
    lastName: ['text', 'u.last_name'],
    emailVerifiedAt: ['time', 'u.email_verified_at'],
    secondFactor: ['boolean', 'u.second_factor'],
    createdAt: ['time', 'u.created_at'],
    changedAt: ['time', 'u.updated_at'],
    deletedAt: ['time', 'u.deleted_at'],
    removedFrom: ['time', 'u.removed_from'],
    disabledAt: ['time', 'u.disabled_at'],
  },
  from: 'users u where u.id = {id}',
  order: 'u.id',
})

export const emailChanges = entity('email-changes', {
  columns: {
    from: ['text', 'c.old_email'],
    to: ['text', 'c.new_email'],
    askedAt: ['time', 'c.asked_at'],
    changedAt: ['time', 'c.changed_at'],
  },
  from: 'email_changes c where c.user_id = {id}',
  order: 'c.number',
})

export const sessions = entity('sessions', {
  columns: {
    id: ['uuid', 's.id'],
    agent: ['text', 's.agent'],
    address: ['text', 'host(s.address)'],
    provedBy: ['list', 's.factors'],
    begunAt: ['time', 's.created_at'],
    lastSeenAt: ['time', 's.last_seen_at'],
    confirmedAt: ['time', 's.confirmed_at'],
    endsAt: ['time', 's.expires_at'],
    through: ['text', 'k.name'],
  },
  from: 'sessions s left join connections k on k.id = s.connection_id where s.user_id = {id}',
  order: 's.created_at, s.id',
})

export const knownLocations = entity('known-places', {
  columns: {
    kind: ['text', 'k.kind'],
    network: ['text', 'k.network'],
    agent: ['text', 'k.agent'],
    since: ['time', 'k.since'],
    until: ['time', 'k.until'],
  },
  from: `(select 'network' as kind, network::text, agent, null::timestamptz as since, expires_at as until
      from known_networks where user_id = {id}
    union all select 'browser', null, null, created_at, expires_at from devices where user_id = {id}
    union all select 'told', network::text, agent, created_at, expires_at from told_sign_ins where user_id = {id}) k`,
  order: 'k.kind, k.until',
})

export const factors = entity('factors', {
  columns: {
    kind: ['text', 'f.kind'],
    name: ['text', 'f.name'],
    addedAt: ['time', 'f.added_at'],
    lastUsedAt: ['time', 'f.used_at'],
    unused: ['number', 'f.unused'],
  },
  from: `(select 'password' as kind, null as name, null::timestamptz as added_at, null::timestamptz as used_at, null::int as unused
      from users where id = {id} and password_hash is not null
    union all select 'passkey', name, created_at, last_used_at, null from passkeys where user_id = {id}
    union all select 'app', null, confirmed_at, null, null from totp where user_id = {id} and confirmed_at is not null
    union all select 'recovery codes', null, null, max(used_at), count(*) filter (where used_at is null)::int
      from recovery_codes where user_id = {id} having count(*) > 0
    union all select 'reset asked for', null, asked_at, null, null from second_factor_resets where user_id = {id}) f`,
  order: 'f.kind, f.added_at',
})

export const connectedProviders = entity('connected-providers', {
  columns: {
    id: ['uuid', 'i.id'],
    provider: ['text', 'i.provider'],
    issuer: ['text', 'i.issuer'],
    subject: ['text', 'i.subject'],
    email: ['text', 'i.email'],
    connectedAt: ['time', 'i.linked_at'],
    lastUsedAt: ['time', 'i.last_used_at'],
  },
  from: 'account_identities i where i.user_id = {id}',
  order: 'i.linked_at, i.id',
})

/** The activity of the account. */
export const ownActivity = entity('own-activity', {
  columns: {
    at: ['time', 'a.at'],
    kind: ['text', 'a.kind'],
    application: ['text', 'a.application'],
    address: ['text', 'host(a.address)'],
    agent: ['text', 'a.agent'],
  },
  from: 'account_activity a where a.user_id = {id}',
  order: 'a.at, a.id',
})

/** Emails to the person's sign-in address since they have used it. Someone else may have had the address before. */
export const mails = entity('mails', {
  columns: {
    subject: ['text', 'm.subject'],
    kind: ['text', 'm.kind'],
    writtenAt: ['time', 'm.created_at'],
    sentAt: ['time', 'm.sent_at'],
  },
  from: `mails m join users u on u.email = m.recipient and u.sign_in = 'own' and m.created_at >= u.created_at
    where u.id = {id} and not exists (select from account_activity a where a.user_id = u.id
      and a.kind in ('email_changed', 'email_change_undone') and a.at > m.created_at)`,
  order: 'm.created_at, m.id',
})

// These are the person's applications and access, without secrets. The applications are named.

export const approvals = entity('approvals', {
  columns: {
    id: ['uuid', 'a.id'],
    application: ['text', 'c.name'],
    ofOrganization: ['text', 'co.name'],
    actsFor: ['text', 'o.name'],
    scopes: ['list', 'a.scopes'],
    standardScopes: ['list', 'a.standard_scopes'],
    knownAs: ['uuid', 'coalesce(k.subject, a.user_id)'],
    approvedAt: ['time', 'a.created_at'],
    changedAt: ['time', 'a.updated_at'],
    lastUsedAt: ['time', 't.last_at'],
  },
  from: `approvals a join applications c on c.id = a.application_id
    join organizations co on co.id = c.organization_id left join organizations o on o.id = a.organization_id
    left join application_subjects k on k.application_id = a.application_id and k.profile_id = a.profile_id
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

export const viewedSecrets = entity('secrets-seen', {
  columns: {
    application: ['text', 's.application'],
    endpoint: ['text', 's.endpoint'],
    organization: ['text', 's.organization'],
    as: ['text', 's.name'],
    at: ['time', 's.at'],
  },
  from: `(select s.key_id as id, s.name, s.at, a.name as application, null as endpoint,
      o.name as organization
      from keys_seen s join application_keys k on k.id = s.key_id
      join applications a on a.id = k.application_id
      join organizations o on o.id = a.organization_id where s.user_id = {id}
    union all select s.endpoint_id, s.name, s.at, a.name, e.url, o.name
      from event_secrets_seen s join event_endpoints e on e.id = s.endpoint_id
      left join applications a on a.id = e.application_id
      join organizations o on o.id = coalesce(e.organization_id, a.organization_id)
      where s.user_id = {id}) s`,
  order: 's.at, s.id',
})

/** The days on which the person's access was used, with the scopes. */
export const usageRecords = entity('uses', {
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

// These are the person's organizations, which are named. Other people aren't.

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

/** Invitations to the person's sign-in address, or accepted by them. The senders aren't included. */
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

/** The person's requests to join organizations. */
export const joinRequests = entity('join-requests', {
  columns: {
    organization: ['text', 'o.name'],
    email: ['text', 'r.email'],
    domain: ['text', 'r.domain'],
    askedAt: ['time', 'r.created_at'],
    answer: ['text', 'r.answer'],
    answeredAt: ['time', 'r.answered_at'],
  },
  from: `join_requests r join organizations o on o.id = r.organization_id where r.user_id = {id}`,
  order: 'r.created_at, r.id',
})

/** The identities at organizations' providers with which the person can sign in. */
export const connectionLinks = entity('connection-links', {
  columns: {
    organization: ['text', 'o.name'],
    connection: ['text', 'k.name'],
    issuer: ['text', 'l.issuer'],
    subject: ['text', 'l.subject'],
    email: ['text', 'l.email'],
    linkedAt: ['time', 'l.linked_at'],
    lastUsedAt: ['time', 'l.last_used_at'],
  },
  from: `connection_links l join profiles p on p.id = l.profile_id
    join connections k on k.id = l.connection_id join organizations o on o.id = k.organization_id
    where p.user_id = {id}`,
  order: 'l.linked_at, l.id',
})

/** The person's sign-ins through these, which organizations keep for 90 days. */
export const providerSignIns = entity('provider-sign-ins', {
  columns: {
    organization: ['text', 'o.name'],
    connection: ['text', 'k.name'],
    at: ['time', 's.at'],
    outcome: ['text', 's.outcome'],
    rejection: ['text', 's.rejection'],
    email: ['text', 's.email'],
  },
  from: `connection_sign_ins s join profiles p on p.id = s.profile_id
    join connections k on k.id = s.connection_id join organizations o on o.id = k.organization_id
    where p.user_id = {id}`,
  order: 's.at, s.id',
})

/** Organizations that removed the person within a year. */
export const removals = entity('removals', {
  columns: { organization: ['text', 'o.name'], at: ['time', 'm.at'] },
  from: 'removed_members m join organizations o on o.id = m.organization_id where m.user_id = {id}',
  order: 'm.at, m.organization_id',
})

/** Invitations that the person sent, without the recipients, because that's other people's data. */
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

export const requestedExports = entity('exports', {
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

/** The person's activity in organizations, without the words of a row, which name other people. */
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
    where a.user_id = {id} or a.user_id in (select id from users where joined_to = {id})`,
  order: 'a.at, a.id',
})

/**
 * Everything that's stored about a person, in the order of its files. Organizations and applications are named. Other
 * people and secrets aren't included.
 */
export const personEntities: Entity[] = [
  account,
  emailChanges,
  profiles,
  sessions,
  knownLocations,
  factors,
  connectedProviders,
  approvals,
  applicationRequests,
  invitationsReceived,
  invitationsSent,
  joinRequests,
  connectionLinks,
  providerSignIns,
  removals,
  viewedSecrets,
  requestedExports,
  ownActivity,
  doneInOrganizations,
  usageRecords,
  mails,
]
