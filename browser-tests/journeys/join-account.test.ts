import { startScriptedProvider } from '@accord/service/testing/helpers/identity-provider.ts'
import { openDatabase } from '@accord/service/database/open.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization, profileToken, send } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const domain = 'join-journey.example'

// A wrong password is rejected.
test.use({ allowedFaults: [/status of 401/] })

test('someone who signed in through their organization joins with their own account, by keyboard @axe', async ({
  page,
  person,
  product,
  inbox,
}) => {
  await using provider = await startScriptedProvider()
  const { script, issuer } = provider
  script.claims = {
    sub: 'subject-of-noor',
    email: `noor@${domain}`,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
    auth_time: Math.floor(Date.now() / 1000),
  }
  const owner = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, owner)
  const { clientId, clientSecret } = script
  const token = await profileToken(product.url, owner, organization.id)
  const path = `/organization/${organization.id}/connections`
  const connection = await send<{ id: string }>(product.url, `POST ${path}`, token, {
    provider: 'other',
    name: 'Northside',
    issuer,
    clientId,
    clientSecret,
    joins: true,
  })
  const { pool, close } = openDatabase(product.databaseUrl)
  await pool.query(
    `insert into organization_domains (id, organization_id, domain, token, verified_at)
     values (gen_random_uuid(), $1, $2, 'token', now())`,
    [organization.id, domain],
  )
  await pool.query(`update connections set state = 'active' where id = $1`, [connection.id])
  await close()

  await page.goto(`/sso/${organization.id}`)
  await expect(page.getByRole('heading', { name: 'Continue to Northside Clinic?' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).press('Enter')
  await expect(page.getByText('You signed in through your organization')).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Join with your own account' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Join with your own account' })).toBeVisible()
  await expectAccessible(page, 'the form for an own account')
  const email = page.getByLabel('Email address')
  await email.fill(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')

  const after = page.getByRole('region', { name: 'After' })
  await expect(page.getByRole('region', { name: 'Before' })).toContainText('Noor Haddad')
  await expect(after).toContainText(person.email)
  await expect(after).toContainText(`noor@${domain}`)
  await expectAccessible(page, 'what joining changes')
  await page.getByRole('button', { name: 'Join accounts' }).press('Enter')

  await expect(page.getByText('Membership moved to your account')).toBeVisible()
  await expect(page).toHaveURL(`/organization/${organization.id}`)
  await expect(page.getByText('You signed in through your organization')).toBeHidden()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'General' }).click()
  await expect(page.getByText(person.email).first()).toBeVisible()
})
