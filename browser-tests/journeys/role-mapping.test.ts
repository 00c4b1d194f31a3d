import { startScriptedProvider } from '@accord/service/testing/helpers/identity-provider.ts'
import { openDatabase } from '@accord/service/database/open.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization } from '../support/organizations.ts'
import { signIn } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const domain = 'roles-journey.example'

/** Verifies the domain without DNS, which the tests of domains cover. */
async function verifiesDomain({ databaseUrl }: Product, organizationId: string) {
  const { pool, close } = openDatabase(databaseUrl)
  await pool.query(
    `insert into organization_domains (id, organization_id, domain, token, verified_at)
     values (gen_random_uuid(), $1, $2, 'token', now())`,
    [organizationId, domain],
  )
  await close()
}

test('an owner maps groups to roles, and sees what they give and who has them @axe', async ({
  page,
  person,
  product,
  browser,
}) => {
  await using provider = await startScriptedProvider()
  const { script, issuer } = provider
  script.claims = {
    sub: 'subject-of-noor',
    email: `noor@${domain}`,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
    groups: ['staff', 'it-admins'],
  }
  await signIn(page, person)
  const { id } = await createsOrganization(product, person)
  await verifiesDomain(product, id)
  await page.goto(`/organization/${id}/single-sign-on/new`)
  await page.getByLabel('Other identity provider').check()
  await page.getByLabel('Name').fill('Northside')
  await page.getByRole('button', { name: 'Add connection' }).click()
  await page.getByLabel('Issuer').fill(issuer)
  await page.getByLabel('Client ID').fill(script.clientId)
  await page.getByLabel('Client secret').fill(script.clientSecret)
  await page.getByRole('button', { name: 'Save values' }).click()
  await page.getByLabel('Also new people with an address in a verified domain').check()
  await page.locator('#joining').getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Policy saved')).toBeVisible()

  const roles = page.locator('#roles')
  await expect(roles.getByText('New people become members.')).toBeVisible()
  await expectAccessible(page, 'a connection without a role mapping')
  await roles.getByRole('button', { name: 'Map groups to roles' }).click()
  await expect(roles.getByLabel('Claim')).toBeFocused()
  await roles.getByLabel('Claim').fill('groups')
  await roles.getByRole('button', { name: 'Save mapping' }).click()
  await expect(roles.getByText('Add at least one value.')).toBeVisible()
  await roles.getByLabel('Values that give Admin').fill('it-admins')
  await roles.getByLabel('Values that give Member').fill('it-admins')
  await roles.getByRole('button', { name: 'Save mapping' }).click()
  await expect(roles.getByText('List each value only once.')).toBeVisible()
  await expectAccessible(page, 'a role mapping with an error')
  await roles.getByLabel('Values that give Member').fill('staff')
  await roles.getByRole('button', { name: 'Save mapping' }).click()
  await expect(page.getByText('Mapping saved')).toBeVisible()

  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(page.getByText('Admin, because of “it-admins”')).toBeVisible()
  await expect(page.getByText('staff, it-admins')).toBeVisible()
  await expectAccessible(page, 'a test sign-in with a role mapping')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Connection turned on')).toBeVisible()
  const connection = page.url().replace(/#.*/, '')

  await using visiting = await browser.newContext({ baseURL: product.url })
  const other = await visiting.newPage()
  await other.goto('/sign-in')
  await other.getByLabel('Email address').fill(`noor@${domain}`)
  await other.getByRole('link', { name: 'Continue with Northside' }).click()
  await expect(other).toHaveURL(`/organization/${id}`)

  // Noor is an admin now. A change by hand doesn't last, and the page says so.
  await page.goto(`/organization/${id}/members`)
  const noor = page.getByRole('row', { name: /Noor Haddad/ })
  await expect(noor.getByText('Signs in through Northside')).toBeVisible()
  await expect(noor.getByText('Set by groups at Northside')).toBeVisible()
  await expectAccessible(page, 'a member whose role a provider sets')
  await noor.getByRole('button', { name: /Roles of noor/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /^Member/ }).click()
  await expect(page.getByText('Groups at Northside set it again')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Signs in through').selectOption('Northside')
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('row', { name: /Noor Haddad/ })).toBeVisible()

  await page.goto(`/organization/${id}/access`)
  await page.getByRole('link', { name: /Single sign-on \(?1/ }).click()
  await expect(page.getByText('Identity provider', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the access of a connection')
  await page.getByRole('button', { name: 'Northside', exact: true }).click()
  const inside = page.getByRole('group', { name: 'Northside' })
  await expect(inside.getByText('Give people roles, up to Admin.')).toBeVisible()

  await page.goto(connection)
  await roles.getByRole('button', { name: 'Remove mapping' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove mapping' }).click()
  await expect(roles.getByRole('button', { name: 'Map groups to roles' })).toBeVisible()
})
