import { deleteAccount as call, ownsAlone } from '@accord/contract/deletions.ts'
import { requireStrongIn } from '#permissions/require-strong.ts'
import { change } from '#calls/change.ts'
import { beginOrganizationDeletion } from '#lifecycle/organizations/begin-deletion.ts'
import { holdMembershipsOf } from '#data/networks/network-members.store.ts'
import { presentDeletion } from '#data/organizations/deletion.present.ts'
import { allOwnedAlone } from '#data/organizations/owners.store.ts'
import { clearSessionCookies } from '#data/sessions/cookies.ts'
import { endingWithAccount } from './account-consequences.store.ts'
import { accountDeletedMail } from './account-end.mail.ts'
import { listPlaces, markDeleted } from './account-end.store.ts'
import { decidesOnAll } from './decides-on-all.rules.ts'
import { endActing } from './end-acting.ts'
import { handOver } from './hand-over.ts'

/**
 * All organizations that the person is in are locked: nobody makes them the last owner of one meanwhile, and of two
 * owners who delete their accounts at once the second is asked what becomes of it.
 */
export const deleteAccount = change(call, {
  async as({ actor, body }, db) {
    const { id } = actor.user
    const places = await listPlaces(db, id)
    const organizations = places.map(({ organization_id }) => organization_id)
    const alone = await allOwnedAlone(db, id)
    // Only about their own: the refusal names the organization, which others mustn't learn.
    const decided = alone.filter((owned) => body.organizations.some((each) => each.id === owned.id))
    await requireStrongIn(db, actor, ...decided.map((owned) => owned.id))
    // What nobody gets is deleted too, and its applications stop.
    const applicationsOf = body.organizations.flatMap((each) => (each.owner ? [] : [each.id]))
    return { person: { id }, organizations, applicationsOf, places, alone }
  },
  may: ({ body, alone }) => decidesOnAll(body.organizations, alone) || ownsAlone,
  records: [
    'account_deleted',
    'member_account_deleted',
    'contact_ended',
    'roles_changed',
    'organization_deleted',
  ],

  async do({ trx, person, body, applicationsOf, places, caller, ...effects }, { config }) {
    const { mail, happened } = effects
    await holdMembershipsOf(trx, applicationsOf)
    const user = (await markDeleted(trx, person.id))!
    for (const { id, owner } of body.organizations) {
      const from = places.find(({ organization_id }) => organization_id === id)!
      if (owner !== undefined) await handOver(trx, { from, user, to: owner }, effects, config)
      else {
        const here = { organizationId: id, profileId: from.id }
        await beginOrganizationDeletion(
          trx,
          id,
          { ...effects, happened: (kind, detail) => happened(kind, detail, here) },
          config,
        )
      }
    }
    for (const { id: profileId, organization_id: organizationId, email } of places) {
      happened('member_account_deleted', { email }, { organizationId, profileId })
    }
    await endActing(trx, person.id, places, effects)
    happened('account_deleted')
    mail(accountDeletedMail(config, user, caller))
    return presentDeletion(user)!
  },

  after(deletion, { reply }, { config }) {
    clearSessionCookies(reply, config)
    return deletion
  },

  consequences: ({ actor, body, alone }, db) =>
    endingWithAccount(db, actor.user.id, {
      deleted: alone.filter(({ id }) =>
        body.organizations.some((decided) => decided.id === id && decided.owner === undefined),
      ),
    }),
})
