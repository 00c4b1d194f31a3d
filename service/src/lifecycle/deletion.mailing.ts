import { lock } from '#permissions/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { MailingKind } from '#mailings/mailing.ts'
import { keepMailing } from '#mailings/mailings.store.ts'
import { type ToManager, withManagers } from '#data/organizations/managers.store.ts'
import {
  type DeletionMailing,
  getDeletionMailing,
  listNextMembers,
  listNextPartnerOrganizations,
} from './deletion-mailings.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import {
  organizationDeletedMail,
  organizationRestoredMail,
  partnerOrganizationMail,
} from './deletion.mail.ts'

type Member = Awaited<ReturnType<typeof listNextMembers>>[number]
type Side = Awaited<ReturnType<typeof listNextPartnerOrganizations>>[number]

/** The mailing to the people of a deleted or restored organization. */
const toMembers: MailingKind<DeletionMailing, Member, Member> = {
  name: 'deletion_members',
  about: getDeletionMailing,
  audience: listNextMembers,
  email(config, { owner_id: id, owner_name: name, news, removed_from: removedFrom }, to) {
    const about = { to, organization: { id, name } }
    return news === 'restored'
      ? organizationRestoredMail(emailContext(config), about)
      : organizationDeletedMail(emailContext(config), { ...about, removedFrom })
  },
  finish: keepMailing,
}

/**
 * The mailing to the managers of affected organizations, which also see the deletion or restoration in their activity.
 */
const toOtherSides: Omit<MailingKind<DeletionMailing, Side, ToManager<Side>>, 'name'> = {
  about: getDeletionMailing,
  async audience(trx, mailing, max) {
    const sides = await listNextPartnerOrganizations(trx, mailing, max)
    await lock(trx, { organizations: sides.map(({ id }) => id) })
    return sides
  },
  recipients: (trx, _mailing, sides) => withManagers(trx, sides),
  email: (config, about, side) => partnerOrganizationMail(emailContext(config), about, side),
  async record(trx, { log }, mailing, sides) {
    const { application, application_id, news, owner_id: id, owner_name: name } = mailing
    for (const { id: organizationId } of sides) {
      const author = { kind: 'organization', id, name } as const
      const here = { organizationId, author, device: null }
      await (application === null
        ? recordOrganizationActivity(trx, log, {
            kind: `organization_${news}`,
            detail: { on: { organization: id }, name },
            ...here,
          })
        : recordOrganizationActivity(trx, log, {
            kind: `application_${news}`,
            detail: { on: { application: application_id! }, application },
            ...here,
          }))
    }
  },
  finish: keepMailing,
}

export const deletionMailings = [
  toMembers,
  { ...toOtherSides, name: 'deletion_served' },
  { ...toOtherSides, name: 'deletion_networks' },
]
