import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { createNetwork } from '#networks/create-network.change.ts'
import { acceptNetworkInvitation } from '#networks/invitations/answer-network-invitation.change.ts'
import { inviteToNetwork } from '#networks/invitations/invite-to-network.change.ts'
import { updateNetwork } from '#networks/update-network.change.ts'
import type { Context } from '#context.ts'
import { changeAs, type DemoOwner } from './demo-owner.ts'

interface DemoOrganizations {
  northside: DemoOwner
  mapleGrove: DemoOwner
  riverbend: DemoOwner
}

/** A network with one that joined and one that is invited, another's invitation, and one that was joined, in the order it happened. */
export async function fillInDemoNetworks(
  context: Context,
  { northside, mapleGrove, riverbend }: DemoOrganizations,
) {
  const open = (owner: DemoOwner, name: string, description: string, shares: ScopeEntity[]) =>
    changeAs(owner, context, createNetwork, { body: { name, description, shares } })
  const invite = (owner: DemoOwner, network: string, { actor }: DemoOwner) => {
    const { organizationId: organization } = actor.profile!
    return changeAs(owner, context, inviteToNetwork, { body: { network, organization } })
  }

  const circle = await open(
    northside,
    'Care Circle',
    'Clinics and researchers who refer people to each other.',
    ['application', 'organization', 'referral'],
  )
  const { id } = await invite(northside, circle.id, mapleGrove)
  await changeAs(mapleGrove, context, acceptNetworkInvitation, { params: { id } })
  await invite(northside, circle.id, riverbend)
  // More than Maple Grove Research agreed to: its people see it and decide.
  await changeAs(northside, context, updateNetwork, {
    params: { id: circle.id },
    body: { shares: ['application', 'organization', 'referral', 'survey'] },
  })

  const panel = await open(mapleGrove, 'Town Health Panel', 'Answers from small towns, by year.', [
    'organization',
    'survey',
  ])
  await invite(mapleGrove, panel.id, northside)

  const desk = await open(riverbend, 'Referral Desk', 'Who takes whom, in four towns.', [
    'organization',
    'profile',
    'referral',
  ])
  const joining = await invite(riverbend, desk.id, northside)
  await changeAs(northside, context, acceptNetworkInvitation, { params: joining })
}
