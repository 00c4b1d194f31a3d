import { keepAccount as call, notDeleted } from '@accord/contract/deletions.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { accountKeptMail } from './account-end.mail.ts'
import { keepDeleted, listPlaces } from './account-end.store.ts'

/** Everything is as it was, but for what ended at once. */
export const keepAccount = change(call, {
  async as({ actor }, db) {
    const { id } = actor.user
    const places = await listPlaces(db, id)
    return { person: { id }, organizations: places.map((place) => place.organization_id), places }
  },
  records: ['account_kept', 'member_account_kept'],

  async do({ trx, person, places, caller, mail, happened }, { config }) {
    const user = await keepDeleted(trx, person.id)
    if (!user) throw new Refused(notDeleted)
    for (const { id: profileId, organization_id: organizationId, email } of places) {
      happened('member_account_kept', { email }, { organizationId, profileId })
    }
    happened('account_kept')
    mail(accountKeptMail(config, user, caller))
    return {}
  },
})
