import {
  answerJoinRequest as answerCall,
  askToJoin as askCall,
  joinAnswered,
  joinDeclined,
  joinOutdated,
} from '@accord/contract/domains.ts'
import { notFound } from '@accord/contract/errors.ts'
import { change, unchanged } from '#calls/change.ts'
import {
  answerJoinRequestRow,
  findJoinRequest,
  insertJoinRequest,
  listJoinableRows,
} from '#data/domains/join-requests.store.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import { forgetRemoval } from '#data/members/removed-members.store.ts'
import { insertProfile } from '#data/organizations/profiles.store.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { joinApprovedMail, joinDeclinedMail, joinRequestedMail } from './join-requests.mail.ts'
import { presentJoinable } from './join-requests.present.ts'

/** Asks the admins of an organization that verified the domain of the person's own address. */
export const askToJoin = change(askCall, {
  async resolve({ actor, params }, db) {
    const joinable = (await listJoinableRows(db, actor.user.id)).find(({ id }) => id === params.id)
    if (!joinable) throw new RequestError(notFound)
    return { joinable, organizations: [joinable.id] }
  },
  authorize: ({ joinable }) => joinable.declined_until === null || joinDeclined,
  limits: ({ actor }) => [['joinRequestsPerPerson', actor.user.id]],
  records: ['join_requested'],

  async run({ trx, actor, joinable, mailUnsolicited, happened }, { config }) {
    const { id: organizationId, name: organization, email, domain } = joinable
    const userId = actor.user.id
    const isNew = await insertJoinRequest(trx, { organizationId, userId, email, domain })
    const [now] = await listJoinableRows(trx, userId)
    const presented = presentJoinable(now!)
    if (!isNew) return unchanged(presented)
    const { first_name, last_name } = await getUser(trx, userId)
    const person = { name: `${first_name} ${last_name}`, email }
    const about = { organization: { id: organizationId, name: organization }, domain, person }
    const managers = await listManagersOf(trx, [organizationId])
    mailUnsolicited(
      ...managers.map((manager) => joinRequestedMail(emailContext(config), { ...about, manager })),
    )
    happened('join_requested', { email, domain }, { organizationId, profileId: null })
    return presented
  },
})

/** Answers a request. If two managers answer at the same time, the second one gets an error. */
export const answerJoinRequest = change(answerCall, {
  async resolve({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const request = await findJoinRequest(db, params.request)
    if (request?.organization_id !== params.id) throw new RequestError(notFound)
    return { own, request, person: { id: request.user_id } }
  },
  records: ['join_approved', 'join_declined'],

  async run({ trx, own, request, body: { decision }, mail, happened }, { config }) {
    const answer = decision === 'approve' ? 'approved' : 'declined'
    if (!(await answerJoinRequestRow(trx, request.id, { answer, by: own.id }))) {
      throw new RequestError(joinAnswered)
    }
    const { organizationId } = own
    const { email, user_id: userId, first_name: firstName } = request
    const organization = { id: organizationId, name: request.organization_name }
    const about = { organization, email, firstName }
    if (answer === 'declined') {
      happened('join_declined', { email })
      mail(joinDeclinedMail(emailContext(config), about))
      return {}
    }
    const roles = ['member' as const]
    const profile = request.can_approve
      ? await insertProfile(trx, { userId, organizationId, email, roles, invitedBy: own.id })
      : undefined
    if (!profile) throw new RequestError(joinOutdated)
    await forgetRemoval(trx, { organizationId, userId }, [email])
    happened('join_approved', { on: { profile: profile.id }, email, roles })
    mail(joinApprovedMail(emailContext(config), about))
    return {}
  },
})
