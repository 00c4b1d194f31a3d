import { entity } from '../entities.ts'

// Of a person's account, and how they sign in: {id} is theirs (`person-entities.ts`).

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
  },
  from: 'sessions s where s.user_id = {id}',
  order: 's.created_at, s.id',
})

export const knownPlaces = entity('known-places', {
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

/** What happened to the account. */
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

/** To the address that they sign in with, since they do: others may have had it, or the addresses of their profiles, before. */
export const mails = entity('mails', {
  columns: {
    subject: ['text', 'm.subject'],
    kind: ['text', 'm.kind'],
    writtenAt: ['time', 'm.created_at'],
    sentAt: ['time', 'm.sent_at'],
  },
  from: `mails m join users u on u.email = m.recipient and m.created_at >= u.created_at
    where u.id = {id} and not exists (select from account_activity a where a.user_id = u.id
      and a.kind in ('email_changed', 'email_change_undone') and a.at > m.created_at)`,
  order: 'm.created_at, m.id',
})
