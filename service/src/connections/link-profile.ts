import { signInOver } from '@accord/contract/factors.ts'
import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { type LinkableProfile, insertLink } from '#data/connections/links.store.ts'
import type { Database } from '#database/tables.ts'
import { emailContext } from '#mail/compose-email.ts'
import { RequestError } from '#request-error.ts'
import { providerLinkedMail } from './connections.mail.ts'
import type { Assertion } from './linking.rules.ts'

interface Parts extends Pick<Effects<'provider_linked'>, 'mail' | 'happened'> {
  trx: Transaction<Database>
  config: Config
  connection: Pick<ConnectionRow, 'id' | 'name' | 'organization_id'>
  assertion: Assertion
}

interface Linked {
  profileId: string
  userId: string
  through: 'joined' | 'address' | 'invitation' | 'connected'
  /** Someone who was a member before, and the organization's name. Both of their addresses get an email. */
  notify?: { member: LinkableProfile; organization: string }
}

/** Links the person at the provider to the profile, and records it. Returns the link's ID. */
export async function linkProfile(
  { trx, config, connection, assertion, mail, happened }: Parts,
  { profileId, userId, through, notify }: Linked,
): Promise<string> {
  const { email, emailVerified } = assertion
  // An address that the provider doesn't vouch for may be someone else's.
  const proven = emailVerified === false ? undefined : email
  const made = await insertLink(trx, assertion, { profileId, email: proven })
  if (!made) throw new RequestError(signInOver)
  if (notify) {
    const { member, organization } = notify
    const about = { organization, connection: connection.name, firstName: member.first_name }
    for (const to of new Set([member.email, member.own_email])) {
      mail(providerLinkedMail(emailContext(config), { to, ...about }))
    }
  }
  happened(
    'provider_linked',
    {
      on: { profile: profileId, connection: connection.id },
      connection: connection.name,
      email: email ?? null,
      through,
    },
    { organizationId: connection.organization_id, profileId, userId },
  )
  return made.id
}
