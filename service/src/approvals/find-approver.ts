import type { Kysely } from 'kysely'
import { requireNotSuspended } from '#permissions/require-profile.ts'
import { requireStrongIn } from '#permissions/require-strong.ts'
import type { SessionActor } from '#actor.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import type { Standing } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { findProfile, type ProfileRow } from '#data/organizations/profiles.store.ts'

interface Chosen {
  profile?: string | undefined
  personal?: true | undefined
}

type Approver = Pick<Standing, 'organizations' | 'person'> & { profile: ProfileRow | undefined }

/** What is approved stands still, for many at once; where it is authorized in the same step, for one after the other. */
export function holding(
  asking: ApplicationRow | undefined,
  { authorize }: { authorize?: true | undefined },
) {
  if (!asking) return { asking }
  return authorize ? { asking, application: asking } : { asking, restsOn: asking }
}

/** Who approves, and what is locked for it: the chosen profile's organization, or the person as themselves. */
export async function findApprover(
  db: Kysely<Database>,
  actor: SessionActor,
  { profile: id, personal }: Chosen,
): Promise<Approver> {
  const { user } = actor
  if (personal) return { profile: undefined, person: user }
  const named = id === undefined ? undefined : await findProfile(db, id)
  // Somebody else's is as good as none.
  const profile = named?.user_id === user.id ? named : undefined
  if (profile) {
    requireNotSuspended(profile)
    await requireStrongIn(db, actor, profile.organization_id)
  }
  return { profile, organizations: profile ? [profile.organization_id] : [] }
}
