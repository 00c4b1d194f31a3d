import { lock } from '#permissions/locks.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Mailing, MailingKind } from '#mailings/mailing.ts'
import { listNextRecipients } from '#mailings/mailings.store.ts'
import { type ToManager, withManagers } from '#data/organizations/managers.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { networkDeletedMail } from '#networks/network-ended.mail.ts'
import { type EndedNetwork, listOrganizations } from './network-ended.store.ts'

/** The `name` is undefined if the organization was removed. */
interface Member {
  id: string
  name?: string
}

/**
 * The mailing to managers of organizations that had joined a deleted network. Each organization also has an entry in
 * its activity.
 */
export const networkEndedMailing: MailingKind<
  Mailing & EndedNetwork,
  Member,
  ToManager<Required<Member>>
> = {
  name: 'network_ended',
  about: async (_trx, mailing) => ({ ...mailing, ...(mailing.data as EndedNetwork) }),
  async audience(trx, mailing, max) {
    const ids = await listNextRecipients(trx, mailing, max)
    await lock(trx, { organizations: ids })
    const names = new Map((await listOrganizations(trx, ids)).map(({ id, name }) => [id, name]))
    return ids.map((id) => ({ id, ...(names.has(id) && { name: names.get(id)! }) }))
  },
  recipients: (trx, _ended, members) => withManagers(trx, stillThere(members)),
  email: (config, { network, owner_name: owner }, { organization, manager }) =>
    networkDeletedMail(emailContext(config), { network, organization, owner, manager }),
  async record(trx, { log }, ended, members) {
    const { ended_id, network, owner_id: id, owner_name: name } = ended
    // A mailing that an earlier version planned doesn't have the network's ID.
    const on = (ended_id === undefined ? {} : { network: ended_id }) as { network: string }
    for (const { id: organizationId } of stillThere(members)) {
      await recordOrganizationActivity(trx, log, {
        kind: 'network_deleted',
        detail: { on, network },
        organizationId,
        author: { kind: 'organization', id, name },
        device: null,
      })
    }
  },
}

function stillThere(members: readonly Member[]): Required<Member>[] {
  return members.flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }]))
}
