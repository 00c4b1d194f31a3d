import { sql } from 'kysely'

/**
 * Where an organization's mail to a person goes, for a profile `p` of a user `u`: to the address that it
 * knows them by, but to nobody whose address was never proved to be theirs.
 */
export const mailAddress = sql<string>`case when p.email_proven then p.email else u.email end`
