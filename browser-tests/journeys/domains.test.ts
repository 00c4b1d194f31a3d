import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// A rejected domain is an error of the request.
test.use({ allowedFaults: [/status of 400/] })

test('an owner verifies a domain, and a person in it asks to join @axe', async ({
  page,
  person,
  product,
  inbox,
  dns,
  browser,
}) => {
  const domain = `${randomUUID().slice(0, 8)}.example`
  await signIn(page, person)
  const { id, name } = await createsOrganization(product, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/organization/${id}`)
  await page.getByRole('link', { name: 'Domains' }).click()
  await expect(page.getByRole('heading', { name: 'Add a domain' })).toBeVisible()
  await expectAccessible(page, 'no domains')

  // The form works with the keyboard alone.
  await page.getByLabel('Domain', { exact: true }).fill('gmail.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This domain belongs to a public email provider')).toBeVisible()
  await expect(page.getByLabel('Domain', { exact: true })).toBeFocused()
  await page.getByLabel('Domain', { exact: true }).fill(domain)
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: domain })
  await expect(card).toContainText('Not verified')
  await expect(card).toContainText(`_accord-verification.${domain}`)
  await expectAccessible(page, 'a new domain')

  const record = `_accord-verification.${domain}`
  dns.zones.set(record, ['accord-domain-verification=other'])
  await card.getByRole('button', { name: `Check now ${domain}` }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('but with another value')
  await expect(card).toContainText('accord-domain-verification=other')
  await expectAccessible(page, 'another value')
  const value = await card
    .locator('code[title^="accord-domain-verification="]')
    .getAttribute('title')
  dns.zones.set(record, [value!])
  await card.getByRole('button', { name: `Check now ${domain}` }).click()
  await expect(card.getByText('Verified', { exact: true })).toBeVisible()
  await card.getByLabel('People in this domain can ask to join').check()
  await expect(page.getByText(`People in ${domain} can now ask to join`)).toBeVisible()
  await expectAccessible(page, 'a verified domain')

  const colleague = await createsPerson(product, inbox, {
    firstName: 'Ben',
    lastName: 'Foster',
    email: `ben@${domain}`,
  })
  const theirs = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn(theirs, colleague)
  await theirs.goto('/user/organizations')
  await expectAccessible(theirs, 'an organization to join')
  await theirs.getByRole('button', { name: `Ask to join ${name}` }).click()
  await expect(theirs.getByText('Waiting for an admin')).toBeVisible()
  await inbox.newest(person.email, `Someone asked to join ${name}`)

  await page.goto('/user/profile')
  await expect(page.getByText(`Ben Foster (ben@${domain}) asked to join`).first()).toBeVisible()
  await page.getByRole('link', { name: /^Decide/ }).click()
  const requests = page.getByRole('region', { name: 'Requests to join: 1' })
  await expect(requests).toContainText(`ben@${domain}`)
  await expectAccessible(page, 'a request to join')
  await requests.getByRole('button', { name: 'Approve Ben Foster' }).click()
  await expect(requests).toBeHidden()
  await expect(page.getByRole('table', { name: 'Members' })).toContainText('Ben Foster')
  await inbox.newest(colleague.email, `You’re now a member of ${name}`)

  await page.getByRole('link', { name: 'Domains' }).click()
  await card.getByRole('button', { name: `Remove ${domain}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove domain' }).click()
  await expect(card).toBeHidden()
})
