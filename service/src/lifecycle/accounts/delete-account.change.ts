import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import {
  deleteAccount as deleteCall,
  cancelAccountDeletion as keepCall,
  notDeleted,
  soleOwner,
} from '@accord/contract/deletions.ts'
import { requireOpenIn } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { beginOrganizationDeletion } from '#lifecycle/organizations/purge-organization.ts'
import { lockMembershipsOf } from '#data/networks/network-members.store.ts'
import { presentDeletion } from '#data/organizations/organizations.present.ts'
import { allSolelyOwned } from '#data/organizations/managers.store.ts'
import { clearSessionCookies } from '#data/sessions/cookies.ts'
import { impactOfAccountDeletion } from '#lifecycle/deletion-impact.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { accountDeletedMail, accountDeletionCanceledMail } from './account-deleted.mail.ts'
import { unmarkDeleted, listMembershipsOfPerson, markDeleted } from './account-deletion.store.ts'
import { revokeEverythingOfAccount, transferOwnershipTo } from './begin-deletion.ts'
import { RequestError } from '#request-error.ts'

/** Returns whether the request decides on exactly those organizations that only this person owns. */
export function decidesOnAll(
  decided: readonly { id: string }[],
  alone: readonly { id: string }[],
): boolean {
  const ids = decided.map(({ id }) => id)
  return (
    ids.length === alone.length &&
    isSameSet(
      ids,
      alone.map(({ id }) => id),
    )
  )
}

/**
 * Locks all of the person's organizations, so that the person can't become the last owner of another one meanwhile. If
 * two owners delete their accounts at the same time, the second one has to decide on the organization.
 */
export const deleteAccount = change(deleteCall, {
  async resolve({ actor, body }, db) {
    const { id } = actor.user
    const places = await listMembershipsOfPerson(db, id)
    const organizations = places.map(({ organization_id }) => organization_id)
    const alone = await allSolelyOwned(db, id)
    // Only organizations that the person owns alone are checked, because the error would reveal other organizations'
    // names.
    const decided = alone.filter((owned) => body.organizations.some((each) => each.id === owned.id))
    await requireOpenIn(db, actor, ...decided.map((owned) => owned.id))
    // Organizations without a new owner are also deleted, and their applications stop.
    const applicationsOf = body.organizations.flatMap((each) => (each.owner ? [] : [each.id]))
    return { person: { id }, organizations, applicationsOf, places, alone }
  },
  authorize: ({ body, alone }) => decidesOnAll(body.organizations, alone) || soleOwner,
  records: [
    'account_deleted',
    'member_account_deleted',
    'contact_ended',
    'roles_changed',
    'organization_deleted',
  ],

  async run({ trx, person, body, applicationsOf, places, caller, ...effects }, { config }) {
    const { mail, happened } = effects
    await lockMembershipsOf(trx, applicationsOf)
    const user = (await markDeleted(trx, person.id))!
    for (const { id, owner } of body.organizations) {
      const from = places.find(({ organization_id }) => organization_id === id)!
      if (owner !== undefined)
        await transferOwnershipTo(trx, { from, user, to: owner }, effects, config)
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
      const detail = { on: { profile: profileId }, email }
      happened('member_account_deleted', detail, { organizationId, profileId })
    }
    await revokeEverythingOfAccount(trx, person.id, places, effects)
    happened('account_deleted')
    mail(accountDeletedMail(emailContext(config), user, caller))
    return presentDeletion(user)!
  },

  respond(deletion, { reply }, { config }) {
    clearSessionCookies(reply, config)
    return deletion
  },

  impact: ({ actor, body, alone }, db) =>
    impactOfAccountDeletion(db, actor.user.id, {
      deleted: alone.filter(({ id }) =>
        body.organizations.some((decided) => decided.id === id && decided.owner === undefined),
      ),
    }),
})

/** Restores everything except the access that ended immediately. */
export const cancelAccountDeletion = change(keepCall, {
  async resolve({ actor }, db) {
    const { id } = actor.user
    const places = await listMembershipsOfPerson(db, id)
    return { person: { id }, organizations: places.map((place) => place.organization_id), places }
  },
  records: ['account_kept', 'member_account_kept'],

  async run({ trx, person, places, caller, mail, happened }, { config }) {
    const user = await unmarkDeleted(trx, person.id)
    if (!user) throw new RequestError(notDeleted)
    for (const { id: profileId, organization_id: organizationId, email } of places) {
      const detail = { on: { profile: profileId }, email }
      happened('member_account_kept', detail, { organizationId, profileId })
    }
    happened('account_kept')
    mail(accountDeletionCanceledMail(emailContext(config), user, caller))
    return {}
  },
})
