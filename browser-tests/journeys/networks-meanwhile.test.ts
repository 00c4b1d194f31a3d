import type { Page } from '@playwright/test'
import {
  acceptsInvitation,
  createsNetwork,
  deletesNetwork,
  invitesToNetwork,
  type Managed,
} from '../support/networks.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedFaults: [/status of (400|403|404|409)/] })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('after someone else made a change', () => {
  let owner: Managed
  let invited: Managed

  test.beforeEach(async ({ page, person, product, inbox }) => {
    const founder = await createsPerson(product, inbox, { firstName: 'Noor' })
    const lakeside = await createsOrganization(product, founder, { name: 'Lakeside Health' })
    owner = { person: founder, organization: lakeside }
    invited = {
      person,
      organization: await createsOrganization(product, person, { name: 'Maple Grove' }),
    }
    await beginSession(page, person)
  })

  test('NW-10: an invitation accepted in another tab is listed as joined @long', async ({
    page,
    product,
  }) => {
    const network = await createsNetwork(product, owner)
    const invitation = await invitesToNetwork(product, owner, network, invited)
    await page.goto(`/organization/${invited.organization.id}/networks`)
    await page.getByRole('link', { name: /Accept Invitation/ }).click()
    await expect(title(page, 'You were invited to join Care Circle')).toBeVisible()
    await acceptsInvitation(product, invited, invitation)

    await page.getByRole('button', { name: 'Accept Invitation' }).click()
    await expect(title(page, 'Networks')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Leave Care Circle' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Accept Invitation/ })).toHaveCount(0)
  })

  test("NW-11: an invitation can't be declined after it was accepted or declined @long", async ({
    page,
    product,
  }) => {
    const network = await createsNetwork(product, owner)
    const invitation = await invitesToNetwork(product, owner, network, invited)
    const other = await createsNetwork(product, owner, { name: 'Town Panel' })
    const second = await invitesToNetwork(product, owner, other, invited)
    const decline = async () => {
      await page.getByRole('button', { name: 'Decline Invitation' }).click()
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('button', { name: 'Decline Invitation' }).click()
    }

    await page.goto(`/join-network/${invitation.id}`)
    await expect(title(page, 'You were invited to join Care Circle')).toBeVisible()
    await acceptsInvitation(product, invited, invitation)
    await decline()
    await expect(title(page, 'This invitation has already been accepted.')).toBeVisible()
    await expect(page.getByText('Unable to decline invitation.')).toBeVisible()

    await page.goto(`/join-network/${second.id}`)
    await decline()
    const declined = title(page, 'Invitation to join network Town Panel has been declined.')
    await expect(declined).toBeVisible()
    await page.getByRole('link', { name: 'Home Page' }).click()
    await expect(title(page, 'General')).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Invitation not found.')).toBeVisible()
  })

  test("RT-9: a member of the owning organization sees who manages the network, and a deleted network isn't found @long", async ({
    page,
    person,
    product,
  }) => {
    const network = await createsNetwork(product, owner)
    await joins(product, owner.person, owner.organization, person)
    await page.goto(`/network/${network.id}`)
    await expect(page.getByText("You don't have permission to manage this network")).toBeVisible()

    const own = await createsNetwork(product, invited, { name: 'Our Panel' })
    await page.goto(`/network/${own.id}`)
    await expect(title(page, 'Update Network details')).toBeVisible()
    await deletesNetwork(product, invited, own)
    await page.getByRole('link', { name: 'Organizations' }).first().click()
    await page.reload()
    await expect(page.getByText('Network not found')).toBeVisible()
  })
})

test('NW-3: leaving a page with changes in two cards shows only one confirmation @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person, { name: 'Maple Grove' })
  const network = await createsNetwork(product, { person, organization })
  await beginSession(page, person)
  await page.goto(`/network/${network.id}`)
  await page.getByLabel('Name', { exact: true }).fill('Another name')
  await page.getByRole('checkbox', { name: /^Survey/ }).check()
  await page.getByRole('link', { name: 'Map' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(title(page, 'Map')).toBeVisible()
  await expect(asked).toHaveCount(0)
})
