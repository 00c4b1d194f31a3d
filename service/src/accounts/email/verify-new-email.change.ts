import { verificationLinkInvalid } from '@accord/contract/accounts.ts'
import { emailTaken, verifyNewEmail as call } from '@accord/contract/email-change.ts'
import { linkOfAnother } from '@accord/contract/profiles.ts'
import { requireStrongIn } from '#permissions/require-strong.ts'
import { moveToEmail } from '#data/users/accounts.store.ts'
import { voidCodes } from '#data/users/codes.store.ts'
import { change } from '#calls/change.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { knownBy, moveProfilesToEmail } from '#data/organizations/profile-emails.store.ts'
import { Refused } from '#refused.ts'
import { emailChangedMail } from './email-change.mail.ts'
import {
  type EmailChangeRow,
  findChangeByCode,
  isKeptForUndo,
  markChanged,
} from '#data/users/email-changes.store.ts'

/**
 * By the person who asked for it, in any session of theirs, as for the address of a profile. They confirm that it is them:
 * somebody else may have asked, and sent them the link.
 */
export const verifyNewEmail = change(call, {
  async as({ actor, body }, db) {
    const found = await findChangeByCode(db, body.code)
    const theirs = found?.user_id === actor.user.id ? found : undefined
    const along = theirs ? await knownBy(db, whichAlong(theirs)).execute() : []
    for (const profile of along) await requireStrongIn(db, actor, profile.organization_id)
    const organizations = along.map((profile) => profile.organization_id)
    return { found, theirs, organizations, person: { id: actor.user.id } }
  },
  async prepare({ found, theirs, caller }, context) {
    if (theirs) return
    await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
    throw new Refused(found ? linkOfAnother : verificationLinkInvalid)
  },
  records: ['email_changed', 'profile_email_changed'],

  async do({ trx, actor, theirs, caller, mail, happened }, { config }) {
    // Somebody may have used or withdrawn it meanwhile.
    if (!theirs) throw new Refused(verificationLinkInvalid)
    const { user_id: id, old_email: from, new_email: to } = theirs
    if (!(await moveToEmail(trx, { id, from, to })) || (await isKeptForUndo(trx, to, id))) {
      throw new Refused(emailTaken)
    }
    const moved = await moveProfilesToEmail(trx, whichAlong(theirs), to)
    const movedIds = moved.map((profile) => profile.id)
    // Without the person's lock it can still be withdrawn.
    if (!(await markChanged(trx, theirs, movedIds))) throw new Refused(verificationLinkInvalid)
    // What was mailed to the old address opens nothing of the account any more.
    await voidCodes(trx, id, ['verify_email', 'reset_password'])
    mail(emailChangedMail(config, { firstName: actor.user.firstName, from, to, caller }))
    happened('email_changed')
    for (const { id: profileId, organization_id: organizationId, email } of moved) {
      happened('profile_email_changed', { email, newEmail: to }, { organizationId, profileId })
    }
    return {}
  },
})

function whichAlong({ user_id: userId, old_email, profile_ids: ids }: EmailChangeRow) {
  return { userId, emails: [old_email], ids }
}
