import { startReview } from '@accord/contract/access-reviews.ts'
import { createApplication } from '@accord/contract/applications.ts'
import { authorizeApplication } from '@accord/contract/authorizations.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { inviteToNetwork } from '@accord/contract/network-invitations.ts'
import { createNetwork } from '@accord/contract/networks.ts'
import { randomEmail } from '@accord/service/testing/members.ts'
import type { Stage } from '../reliability/stage.ts'

const frontDoor = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset_password/?token=x&email=x%40example.com',
  '/verify-email/acc_x',
  '/logout',
]

/** Creates one of each item that a screen shows, in the first organization and around it. */
export async function screensOf({ organizations: [first, second] }: Stage, url: string) {
  const [ours, theirs] = [first!.owner.as.at(url), second!.owner.as.at(url)]
  const body = { name: 'Diary', description: 'x' }
  const application = await ours.call(createApplication, {
    body: { ...body, organization: first!.id },
  })
  const offered = await theirs.call(createApplication, {
    body: { ...body, organization: second!.id },
  })
  const given = { organization: first!.id, application: offered.id }
  const { id: authorization } = await ours.call(authorizeApplication, { body: given })
  const network = await ours.call(createNetwork, { body })
  const other = await theirs.call(createNetwork, { body })
  await ours.call(inviteToNetwork, { body: { network: network.id, organization: second!.id } })
  const invitation = await theirs.call(inviteToNetwork, {
    body: { network: other.id, organization: first!.id },
  })
  const invited = { organization: first!.id, email: randomEmail(), roles: ['member' as const] }
  await ours.call(inviteMember, { body: invited })
  const personal = {
    organization: second!.id,
    email: first!.owner.email,
    roles: ['member' as const],
  }
  const { id: toJoin } = await theirs.call(inviteMember, { body: personal })
  const params = { id: first!.id }
  const { id: review } = await ours.call(startReview, { params, body: { dueInDays: 14 } })

  const of = `/organization/${first!.id}`
  const approval = new URLSearchParams({
    application: offered.id,
    redirect: 'https://app.example/',
    state: 'x',
  })
  /** Together, these screens show every field. */
  const showing = [
    '/user/profile',
    '/user/account',
    '/user/account/sessions',
    '/user/account/privacy',
    '/user/account/activity',
    of,
    `${of}/members`,
    `${of}/applications`,
    `${of}/networks`,
    `/application/${application.id}`,
    `/application/${application.id}/connect`,
    `/application/${application.id}/usage`,
    `/application/${application.id}/advanced`,
    `/network/${network.id}`,
  ]
  const others = [
    '/',
    '/user/organizations',
    '/user/organizations/new',
    '/user/what-we-keep',
    '/user/nothing',
    '/device',
    `${of}/profile`,
    `${of}/activity`,
    `${of}/members/invite`,
    `${of}/applications/new`,
    `${of}/applications/authorize/${offered.id}`,
    `${of}/networks/new`,
    `${of}/data-export`,
    `${of}/access`,
    `${of}/access/reviews/${review}`,
    `${of}/security`,
    `${of}/nothing`,
    `/application/${application.id}/profile`,
    `/application/${offered.id}/authorize`,
    `/application-authorization/${authorization}`,
    `/network/${network.id}/profile`,
    `/network/${network.id}/organizations`,
    `/network/${network.id}/organizations/new`,
    `/network/${network.id}/map`,
    `/network/${network.id}/data-export`,
    `/join_organization/${toJoin}`,
    `/decline_organization/${toJoin}`,
    `/join-network/${invitation.id}`,
    '/verify-profile-email/acc_x',
    '/verify-new-email/acc_x',
    '/keep-second-factor/acc_x',
    '/email-not-me/acc_x',
    '/not-me',
    `/approval?${approval.toString()}`,
  ]
  return { showing, others, frontDoor }
}
