const past = "now() - interval '1 minute'"

/** The organization in the dump of 0.1.0 that has everything that tests can create. */
const full = 'ce6adf25-b76a-47a6-9b37-0f00a70a158a'
const [prairie, maple, brigid, riverbend] = [
  '511d629e-002c-425d-b21d-25dad5fa7321',
  '2aa2ee92-2dae-461e-9f22-1f6df40d6034',
  'e732c397-907c-4544-925c-9b4b2d1dc14f',
  'b955a326-ec4a-4807-b816-710a12f2c685',
]
const [surveyExplorer, rendezVous] = [
  '4f0645f2-71e9-4a35-8aad-17a3620d28fa',
  '2c24d6eb-70a0-43d2-804e-2fda6f17efa0',
]
const [oskar, sofia] = [
  'ab28d9b8-b4a5-4c3c-98c9-08328b4afa1e',
  'acbb1193-da9b-4df7-b9d4-f1765e9336de',
]
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ownerOf = (organization: string) =>
  `(select * from profiles where organization_id = '${organization}' and 'owner' = any (roles) limit 1) as owner`
const job = (queue: string, id: string, state = 'created') =>
  `insert into pgboss.job (id, name, state, policy, retry_limit, retry_count, expire_seconds)
   select ${id}, '${queue}', '${state}', 'standard', 100, ${state === 'retry' ? 1 : 0}, 3600`
const wayOf = (review: string, position: number, way: string, come: string) =>
  `insert into reviewed_ways (review_id, position, kind, way_id, name, roles, scopes, shares, allowed_at, unused_scopes,
     concerns, decision, outcome)
   values ('${review}', ${position}, 'approval', '${way}', 'Way', '{}', '{}', '{}', now(), '{}', '{}', ${come})`

interface Due {
  /** The state that a service of 0.1.0 left when it stopped halfway. */
  left: readonly string[]
  /** A condition that holds once the work is finished. */
  done: string
}

/** All pending work in a database, except emails to many people, which are in `due-in-old-tables.ts`. */
export const workDue: Record<string, Due> = {
  'an organization, half removed': {
    left: [
      `update organizations set deleted_at = now() - interval '31 days', removed_from = ${past} where id = '${full}'`,
      `update activity_ends set removable_from = ${past} where organization_id = '${full}'`,
      `delete from network_members where organization_id = '${full}'`,
      `delete from invitations where organization_id = '${full}'`,
    ],
    done: `not exists (select from organizations where id = '${full}')
      and not exists (select from organization_activity where organization_id = '${full}')
      and exists (select from organization_activity where at > ${past} and kind = 'application_removed')`,
  },
  'an application, half removed': {
    left: [
      `update applications set deleted_at = now() - interval '8 days', stopped_at = now() - interval '8 days',
         removed_from = ${past} where id = '${rendezVous}'`,
      `delete from approvals where application_id = '${rendezVous}'`,
    ],
    done: `not exists (select from applications where id = '${rendezVous}')
      and not exists (select from authorizations where application_id = '${rendezVous}')`,
  },
  'an account whose last email has left, half removed': {
    left: [
      `update users set deleted_at = now() - interval '15 days', removed_from = ${past},
         removal_told_at = now() - interval '2 hours' where id = '${oskar}'`,
      `delete from sessions where user_id = '${oskar}'`,
      `delete from approvals where user_id = '${oskar}'`,
      job('account-removals', `'${oskar}'`, 'retry'),
    ],
    done: `exists (select from users where id = '${oskar}' and removed_at is not null and first_name = 'Former')
      and not exists (select from profiles where user_id = '${oskar}')`,
  },
  'an account that gets its last email first': {
    left: [
      `update profiles set roles = '{member}' where user_id = '${sofia}'`,
      `update users set deleted_at = now() - interval '15 days', removed_from = ${past} where id = '${sofia}'`,
    ],
    done: `exists (select from users where id = '${sofia}' and removed_at is not null)`,
  },
  'a review that starts': {
    left: [
      `insert into access_reviews (id, organization_id, state, started_by_name, due_at)
       values ('${idOf(2)}', '${riverbend}', 'starting', 'Theo', now() + interval '14 days')`,
    ],
    done: `exists (select from access_reviews r where id = '${idOf(2)}' and state = 'open' and total > 0
      and total = (select count(*) from reviewed_ways where review_id = r.id))`,
  },
  'an open review whose undecided rows are to be kept': {
    left: [],
    done: `not exists (select from review_keeps) and exists (select from access_reviews where state = 'open'
      and organization_id = 'dae9653f-5a8d-48a6-8f6d-722253013cdc' and kept + revoked = total)`,
  },
  'a closed review, one of whose two revocations is done': {
    left: [
      `insert into access_reviews (id, organization_id, state, total, revoked, ended, started_by_name, due_at, ended_by,
         ended_by_user, ended_by_name, ended_by_roles, ended_at)
       select '${idOf(3)}', organization_id, 'closing', 2, 2, 1, 'Amara', now(), id, user_id, 'Amara', roles, now()
       from ${ownerOf(brigid)}`,
      wayOf(idOf(3), 1, idOf(4), `'revoke', 'ended'`),
      wayOf(idOf(3), 2, '09f5b5a7-9ace-41fa-b7b8-11e4f6206106', `'revoke', null`),
      job('access-reviews', `'${idOf(3)}'`, 'retry'),
    ],
    done: `exists (select from access_reviews where id = '${idOf(3)}' and state = 'closed' and ended = 2)
      and not exists (select from approvals where id = '09f5b5a7-9ace-41fa-b7b8-11e4f6206106')
      and exists (select from exports where review_id = '${idOf(3)}' and step = 'completed')`,
  },
  'approvals that a policy ended': {
    left: [
      `update applications set organization_id = '${prairie}' where id = '${surveyExplorer}'`,
      `insert into approval_rule_ends (id, organization_id) values ('${idOf(5)}', '${maple}')`,
    ],
    done: `not exists (select from approval_rule_ends)
      and not exists (select from approvals where id = '7ee43e38-6475-42d4-8067-393e63d6c974')
      and exists (select from mails where kind = 'approvals_ended' and recipient = 'jamal.carter@maplegrove.example')`,
  },
  'a reset of second factors': {
    left: [
      // The passkey in the dump was added after the reset was requested, which would cancel the reset.
      `update passkeys set created_at = created_at - interval '30 days'`,
      `update second_factor_resets set asked_at = now() - interval '73 hours', reminded_at = now() - interval '48 hours',
         due_at = ${past}`,
    ],
    done: `not exists (select from second_factor_resets)
      and not exists (select from totp where user_id = '9c63863d-fa1a-4175-9c4e-5acb15b1ae78')`,
  },
  'an export that nobody makes any more': {
    left: [
      `insert into exports (id, type, organization_id, requested_by, requested_by_user, step, attempts)
       select '${idOf(6)}', 'organization', organization_id, id, user_id, 'collecting', 3 from ${ownerOf(maple)}`,
    ],
    done: `exists (select from exports where id = '${idOf(6)}' and step = 'failed')`,
  },
  'an export whose worker was killed': {
    left: [
      `insert into exports (id, type, organization_id, requested_by, requested_by_user, step, attempts)
       select '${idOf(7)}', 'organization', organization_id, id, user_id, 'packaging', 1 from ${ownerOf(brigid)}`,
      job('exports', `'${idOf(7)}'`, 'retry'),
    ],
    done: `exists (select from exports where id = '${idOf(7)}' and step = 'completed')`,
  },
  'an application that has to hear of a sign-out': {
    left: [job('logout-notices', 'id') + ' from logout_notices'],
    done: 'not exists (select from logout_notices)',
  },
  'emails in the outbox, one of them half sent': {
    left: [
      `update mails set state = 'queued', next_attempt_at = ${past}`,
      `update mails set state = 'sending', leased_until = ${past} where kind = 'new_place'`,
    ],
    done: `(select count(*) from mails where state = 'sent' and attempts = 2
      and kind in ('network_invitation', 'verify_email', 'invitation', 'new_place')) = 5`,
  },
}
