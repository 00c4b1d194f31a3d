import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Decider } from '#applications/require-managed.ts'
import { joinNetwork } from '#networks/invitations/answer-network-invitation.ts'
import { changeNetwork, openNetwork } from '#networks/change-network.ts'
import { inviteOrganization } from '#networks/invitations/invite-organization.ts'
import type { Context } from '#context.ts'

interface DemoOrganizations {
  northside: Decider
  mapleGrove: Decider
  riverbend: Decider
}

/** A network with one that joined and one that is invited, and another's invitation, in the order it happened. */
export async function fillInDemoNetworks(
  context: Context,
  { northside, mapleGrove, riverbend }: DemoOrganizations,
) {
  const { db } = context
  const open = (owner: Decider, name: string, description: string, shares: ScopeEntity[]) =>
    openNetwork(db, by(owner), { name, description, shares })
  const invite = (owner: Decider, networkId: string, { asked }: Decider) =>
    inviteOrganization(context, by(owner), {
      networkId,
      organizationId: asked.organizationId,
      callback: undefined,
    })

  const circle = await open(
    northside,
    'Care Circle',
    'Clinics and researchers who refer people to each other.',
    ['application', 'organization', 'referral'],
  )
  await joinNetwork(db, by(mapleGrove), await invite(northside, circle.id, mapleGrove), undefined)
  await invite(northside, circle.id, riverbend)
  // More than Maple Grove Research agreed to: its people see it and decide.
  const shares: ScopeEntity[] = ['application', 'organization', 'referral', 'survey']
  await changeNetwork(db, by(northside), circle.id, { shares })

  const panel = await open(mapleGrove, 'Town Health Panel', 'Answers from small towns, by year.', [
    'organization',
    'survey',
  ])
  await invite(mapleGrove, panel.id, northside)
}

function by({ actor, caller, asked }: Decider) {
  return { actor, caller, acting: asked }
}
