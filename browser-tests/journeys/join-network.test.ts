import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { secondBrowser } from '../support/members.ts'
import {
  createsNetwork,
  requestsSharesFromMembers,
  invitesToNetwork,
  type Managed,
} from '../support/networks.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { skipPauses } from '../support/page-helpers.ts'
import { createsPerson, fillInSignIn } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { registersApplication, startThirdParty } from '../support/third-party.ts'
import type { Inbox } from '../support/inbox.ts'

// This journey uses two people and checks every state with axe.
test.slow()
test.use({ allowedFaults: [/status of (400|403|404|409|500|503)/] })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const accept = (page: Page) => page.getByRole('button', { name: 'Accept Invitation' }).click()

/**
 * Accepts the invitation. The confirmation stays for only a second, so the test controls the clock.
 */
async function acceptAndRead(page: Page, said: string) {
  await expect(title(page, 'You were invited to join Care Circle')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await accept(page)
  await expect(title(page, said)).toBeFocused()
  await page.clock.runFor(1000)
  await page.clock.resume()
}

/**
 * Creates Lakeside Health, which invites, and Maple Grove, which is invited and whose owner uses
 * the page.
 */
async function twoOrganizations(
  page: Page,
  person: Managed['person'],
  product: Product,
  inbox: Inbox,
) {
  const founder = await createsPerson(product, inbox, { firstName: 'Noor' })
  const owner = {
    person: founder,
    organization: await createsOrganization(product, founder, { name: 'Lakeside Health' }),
  }
  const form = { name: 'Maple Grove', city: 'Columbus' }
  const invited = { person, organization: await createsOrganization(product, person, form) }
  await beginSession(page, person)
  return { owner, invited }
}

async function refuseNext(page: Page, call: string, status: number) {
  const answer = { status, json: {} }
  await page.route(call, (route) => route.fulfill(answer), { times: 1 })
}

test('NW-9, NW-10, NW-13: people who accept an invitation see who requests which data, and then go to the networks page', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { owner, invited } = await twoOrganizations(page, person, product, inbox)
  const network = await createsNetwork(product, owner, { shares: ['organization', 'survey'] })
  const { id } = await invitesToNetwork(product, owner, network, invited)
  await page.clock.install()

  await page.goto(`/join-network/${id}`)
  await expect(title(page, 'You were invited to join Care Circle')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Lakeside Health invited Maple Grove to its network.')
  await expect(main).toContainText('See surveys and their responses.')
  await expect(main).toContainText('in 30 days')
  await expect(main).toContainText(person.email)
  await expectAccessible(page, 'an invitation to a network')
  await page.getByRole('link', { name: 'Decide later' }).click()
  await expect(title(page, 'General')).toBeVisible()
  await expect(main).toContainText('Care Circle')
  await page.goBack()

  await refuseNext(page, '**/accept', 500)
  await accept(page)
  await expect(page.getByRole('alert')).toContainText('Internal server error.')
  await refuseNext(page, '**/accept', 403)
  await accept(page)
  await expect(page.getByRole('alert')).toContainText(
    'Only admins and owners of Maple Grove can respond to it. Ask one of them for help.',
  )

  await requestsSharesFromMembers(product, owner, network, ['organization', 'profile'])
  await accept(page)
  await expect(main).toContainText("The network's request has changed.")
  await expect(main).toContainText('See its members')
  await expect(main).not.toContainText('See surveys')

  await acceptAndRead(page, 'Great, you are in!')
  await page.waitForURL(`**/organization/${invited.organization.id}/networks`)
  await expect(page.getByText('You joined the network!')).toBeVisible()
  await expect(main).toContainText('Care Circle')

  await page.goto(`/join-network/${id}`)
  await expect(title(page, "You've already joined the network.")).toBeVisible()
  await expectAccessible(page, 'a network joined before')
})

test('NW-10: the message for an invitation that someone else accepted differs from the one for a network joined before @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { owner, invited } = await twoOrganizations(page, person, product, inbox)
  const network = await createsNetwork(product, owner)
  const { id } = await invitesToNetwork(product, owner, network, invited)
  const networks = `**/organization/${invited.organization.id}/networks`
  await page.clock.install()

  await page.goto(`/join-network/${id}`)
  await refuseNext(page, '**/accept', 400)
  await accept(page)
  await expect(title(page, 'This invitation has already been accepted.')).toBeFocused()
  await page.getByRole('link', { name: "View Maple Grove's networks" }).click()
  await page.waitForURL(networks)

  await page.goto(`/join-network/${id}`)
  await refuseNext(page, '**/accept', 409)
  await acceptAndRead(page, "You've already joined the network.")
  await page.waitForURL(networks)

  await page.goto(`/join-network/${id}`)
  await expect(title(page, 'You were invited to join Care Circle')).toBeVisible()
  await page.route('**/api/network-invitation/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), expired: true } })
  })
  await page.route('**/accept', (route) =>
    route.fulfill({ status: 400, json: { code: 'invitation_expired', message: 'It has.' } }),
  )
  await accept(page)
  await expect(title(page, 'This invitation has expired. Ask for a new one.')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Lakeside Health can invite Maple Grove')
  await expectAccessible(page, 'an expired invitation to a network')
})

test('NW-8, NW-10: a known redirect URL opens immediately, and any other one after a click @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { owner, invited } = await twoOrganizations(page, person, product, inbox)
  await using known = await startThirdParty()
  await using unknown = await startThirdParty()
  await registersApplication(product, person, invited.organization, {
    redirectUris: [`http://${known.host}/callback`],
  })
  const invitationWith = async (callback?: string) => {
    const network = await createsNetwork(product, owner)
    return (await invitesToNetwork(product, owner, network, invited, callback)).id
  }

  await page.goto(`/join-network/${await invitationWith(known.redirect)}`)
  await expect(page.getByRole('main')).toContainText(`You'll continue to ${known.host}.`)
  await accept(page)
  await page.waitForURL(known.redirect)

  // The inviting organization can't vouch for its own site.
  await registersApplication(product, owner.person, owner.organization, {
    redirectUris: [`http://${unknown.host}/callback`],
  })
  // The inviter's redirect is used, not one that another site put into the URL.
  const foreign = encodeURIComponent('https://elsewhere.example/')
  const id = await invitationWith(unknown.redirect)
  await page.goto(`/join-network/${id}?redirectUrl=${foreign}`)
  await accept(page)
  await expect(title(page, 'Great, you are in!')).toBeFocused()
  await expectAccessible(page, 'a network joined, and another site to go to')
  await page.getByRole('link', { name: `Continue to ${unknown.host}` }).click()
  await page.waitForURL(unknown.redirect)

  const own = encodeURIComponent(unknown.redirect)
  await page.goto(`/join-network/${await invitationWith('not an address')}?redirectUrl=${own}`)
  await accept(page)
  await page.getByRole('link', { name: `Continue to ${unknown.host}` }).click()
  await page.waitForURL(unknown.redirect)

  // oxlint-disable-next-line no-script-url -- The console must never follow this URL.
  const script = encodeURIComponent('javascript:alert(1)')
  await page.goto(`/join-network/${await invitationWith()}?redirectUrl=${script}`)
  await accept(page)
  await page.waitForURL(`**/organization/${invited.organization.id}/networks`)
})

test('NW-11: declining needs one confirmation, and the other organization sees the decline but not the person', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  const { owner, invited } = await twoOrganizations(page, person, product, inbox)
  const network = await createsNetwork(product, owner)
  const { id } = await invitesToNetwork(product, owner, network, invited)
  await page.goto(`/join-network/${id}`)
  const decline = page.getByRole('main').getByRole('button', { name: 'Decline Invitation' })
  const dialog = page.getByRole('alertdialog')

  await decline.click()
  await expect(dialog).toContainText(
    'Lakeside Health will see that it declined, but not who decided.',
  )
  await expectAccessible(page, 'whether to decline')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.route(`**/network-invitation/${id}`, (route) => route.fulfill({ status: 500 }), {
    times: 1,
  })
  await decline.click()
  await dialog.getByRole('button', { name: 'Decline Invitation' }).click()
  await expect(page.getByRole('alert')).toContainText('Unable to decline invitation.')
  await decline.click()
  await dialog.getByRole('button', { name: 'Decline Invitation' }).click()
  const declined = 'Invitation to join network Care Circle has been declined.'
  await expect(title(page, declined)).toBeFocused()
  await expectAccessible(page, 'a declined invitation to a network')
  await page.getByRole('link', { name: 'Home Page' }).click()
  await page.waitForURL('**/user/profile')

  const theirs = await secondBrowser(browser, product)
  await beginSession(theirs, owner.person)
  await theirs.goto(`/organization/${owner.organization.id}/activity`)
  const entry = theirs
    .getByRole('listitem')
    .filter({ hasText: 'Maple Grove declined to join the network Care Circle' })
  await expect(entry).not.toContainText(person.lastName)
  await expect(entry).not.toContainText(/ on /)
})

test('NW-9, NW-12: an invitation for another organization explains that and offers another account', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { owner, invited } = await twoOrganizations(page, person, product, inbox)
  const member = await createsPerson(product, inbox, { firstName: 'Theo' })
  await joins(product, person, invited.organization, member)
  const network = await createsNetwork(product, owner)
  const { id } = await invitesToNetwork(product, owner, network, invited)

  await beginSession(page, member)
  await page.goto('/join-network/not-an-id')
  await expect(title(page, 'Invitation not found.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Oops! We cannot find the invitation.')
  await expect(page.getByRole('main')).toContainText(member.email)
  await expectAccessible(page, 'an invitation to a network that is not there')

  await page.goto(`/join-network/${id}`)
  const refused = "You don't have permission to respond to this invitation"
  await expect(title(page, refused)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Only admins and owners of the invited')

  await page.getByRole('link', { name: 'Switch account' }).click()
  await page.waitForURL('**/sign-in')
  await fillInSignIn(page, owner.person)
  await page.waitForURL(`**/join-network/${id}`)
  await expect(title(page, 'This invitation is for Maple Grove')).toBeVisible()
  await expectAccessible(page, 'an invitation to another organization')
  await page.getByRole('link', { name: 'View organizations in Care Circle' }).click()
  await page.waitForURL(`**/network/${network.id}/organizations`)

  let broken = true
  await skipPauses(page)
  await page.route('**/api/network-invitation/*', (route) =>
    broken ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.goto(`/join-network/${id}`)
  await expect(title(page, 'Unable to get invitation details.')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title(page, 'This invitation is for Maple Grove')).toBeVisible()
})
