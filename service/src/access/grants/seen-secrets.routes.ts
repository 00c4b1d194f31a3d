import { listSeenSecrets } from '@accord/contract/seen-secrets.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { isContact } from '@accord/contract/rules/roles.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf, requireProfileIn } from '#permissions/require-profile.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { usersOf } from '#data/organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { presentSeen } from '#data/applications/applications.present.ts'
import { listKeysSeenBy, seenRecordedSince } from '#data/applications/keys-seen.store.ts'

export function seenSecretRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listSeenSecrets, async ({ actor, params: { id }, query: { member } }) => {
    if (member === undefined) {
      const own = await requireProfileIn(db, actor, id)
      // Whoever left can come back as a contact, who learns nothing of the organization.
      if (isContact(own.roles)) return { secrets: [], recordedSince: null }
      return seenBy(id, [actor.user.id])
    }
    await requireManagerOf(db, actor, id)
    const members = new Set(member)
    const users = await usersOf(db, id, [...members])
    if (users.length < members.size) throw new Refused(notFound)
    return seenBy(id, users)
  })

  async function seenBy(organizationId: string, users: readonly string[]) {
    const [seen, since] = await Promise.all([
      listKeysSeenBy(db, organizationId, users),
      seenRecordedSince(db, organizationId),
    ])
    return { secrets: seen.map(presentSeen), recordedSince: since?.toISOString() ?? null }
  }
}
