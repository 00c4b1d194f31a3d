import { sql } from 'kysely'
import type { ProfileRow } from './profiles.store.ts'

/**
 * Where an organization's mail to a person goes, for a profile `p` of a user `u`: to the address that it
 * knows them by, but to nobody whose address was never proved to be theirs.
 */
export const mailAddress = sql<string>`case when p.email_proven then p.email else u.email end`

/** The same for a profile that was read, and the address its person signs in with. */
export function mailAddressOf(
  { email, email_proven }: Pick<ProfileRow, 'email' | 'email_proven'>,
  ownEmail: string,
): string {
  return email_proven ? email : ownEmail
}
