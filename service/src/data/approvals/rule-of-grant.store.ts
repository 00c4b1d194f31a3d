// What an organization's rule of second factors, and deletions, end of what applications were given: parts of statements.

/**
 * A grant of somebody without a second factor counts for nothing where one is required: no token is issued or
 * renewed under it. Tokens need no look, because they end in time. `a` is the approval that it rests on.
 */
export const grantCounts = `not exists (select from organizations r join users u on u.id = a.user_id
       where r.id = a.organization_id and r.second_factor_from <= now() and not u.second_factor)`

/**
 * When what comes of the grant `$7` ends at the latest: when its organization begins to require a second factor of
 * somebody who has none. Held, so that whoever changes that rule waits until what is issued can be seen.
 */
export const ruleOfGrant = `rule as (
     select case when not u.second_factor then r.second_factor_from end as ends_at,
       r.deleted_at is not null as deleted
     from oauth_artifacts g
     join organizations r on r.id = g.organization_id
     join users u on u.id = g.user_id
     where g.kind = 'Grant' and g.hash = $7
     for key share of r
   )`

/**
 * The application of that parameter, unless it was stopped: one that is being deleted is waited for. Asked before
 * anything of it is held, so that whoever deletes it, holds it and then ends its tokens, is never waited for in a circle.
 */
export const working = (parameter: string) => `working as (
     select from applications where id = ${parameter}::uuid and stopped_at is null for key share
   )`

/** By both of these: whether anything may be issued under the grant. */
export const mayIssue = `exists (select from working) and not exists (select from rule where deleted)`
