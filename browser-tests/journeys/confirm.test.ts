import { openDatabase } from '@accord/service/database/open.ts'
import { hashSecret } from '@accord/service/crypto/random-secret.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { confirmsWithPassword, elevenMinutesLater, question } from '../support/factors.ts'
import { createsOrganization } from '../support/organizations.ts'
import { newStranger } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// The browser logs every rejected request.
test.use({ allowedFaults: [/status of 40[013]/] })

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

const triggered = "Data Export has been triggered. We'll send an email when it is completed"

test('an export eleven minutes after sign-in needs one confirmation and starts once', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/data-export`)
  const button = page.getByRole('button', { name: 'Export', exact: true })
  await expect(button).toBeVisible()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/data-export/')) {
      keys.push(request.headers()['idempotency-key'])
    }
  })
  await elevenMinutesLater(product, person)

  await button.click()
  await expect(question(page).getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page, 'confirming with the password')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(page.getByText('No exports yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await confirmsWithPassword(page, { password: 'Wrong-1-Guess' })
  await expect(question(page).getByText("The current password isn't correct.")).toBeVisible()
  await confirmsWithPassword(page, person)
  await expect(page.getByText(triggered, { exact: true })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  // There are three requests: one that was canceled, and one that was repeated with the same key
  // after the confirmation.
  expect(keys).toHaveLength(3)
  expect(keys[2]).toBe(keys[1])
})

test('no further confirmation is needed for ten minutes after a confirmed download @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/data-export`)
  const snapshot = page.getByRole('button', { name: 'JSON snapshot' })
  await expect(snapshot).toBeVisible()
  await elevenMinutesLater(product, person)
  const saving = page.waitForEvent('download')
  await snapshot.click()
  await confirmsWithPassword(page, person)
  expect((await saving).suggestedFilename()).toMatch(/\.json$/)
  const again = page.waitForEvent('download')
  await snapshot.click()
  await again
})

test('typed text stays whether or not the person confirms their identity @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/members/invite`)
  const [first, second] = [newStranger().email, newStranger().email]
  await page.getByLabel('Email addresses').fill(`${first}\n${second}`)
  await page.getByRole('checkbox', { name: 'Admin' }).check()
  await page.getByRole('button', { name: 'Add to list' }).click()
  await elevenMinutesLater(product, person)

  const submit = page.getByRole('button', { name: 'Invite Members' })
  const list = page.getByRole('list', { name: 'Invitees' }).getByRole('listitem')
  await submit.click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(list).toHaveText([new RegExp(first), new RegExp(second)])
  await expect(page.getByText('Failed to send invitation.')).toHaveCount(0)

  await submit.click()
  await confirmsWithPassword(page, person)
  const invited = 'Successfully invited a new member to organization!'
  await expect(page.getByText(invited)).toBeVisible()
})

test('a confirmation in one tab also applies in the other @long', async ({
  page,
  person,
  product,
  context,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/data-export`)
  await expect(page.getByRole('button', { name: 'JSON snapshot' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/organization/${id}/data-export`)
  await elevenMinutesLater(product, person)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON snapshot' }).click()
  await expect(question(page)).toBeVisible()
  await other.getByRole('button', { name: 'JSON snapshot' }).click()
  await confirmsWithPassword(other, person)
  await saving
  await expect(question(page)).toHaveCount(0)
})

test('a person with a second factor confirms their identity with it @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/data-export`)
  const snapshot = page.getByRole('button', { name: 'JSON snapshot' })
  await expect(snapshot).toBeVisible()
  const code = '0123456789abcdefghjkmnpq'
  const { pool, close } = openDatabase(product.databaseUrl)
  const { rows } = await pool.query<{ id: string }>(
    'update users set second_factor = true where email = $1 returning id',
    [person.email],
  )
  await pool.query('insert into recovery_codes (user_id, hash) values ($1, $2)', [
    rows[0]!.id,
    hashSecret(code),
  ])
  await close()
  await elevenMinutesLater(product, person)

  const saving = page.waitForEvent('download')
  await snapshot.click()
  await expect(question(page).getByLabel('Password', { exact: true })).toHaveCount(0)
  const field = question(page).getByLabel('Recovery code')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'confirming with a recovery code')
  await field.fill('ffff-ffff-ffff-ffff-ffff-ffff')
  await page.keyboard.press('Enter')
  await expect(question(page).getByText("That didn't work. Try again.")).toBeVisible()
  await field.fill(code.replaceAll(/.{4}/g, '$& ').toUpperCase())
  await page.keyboard.press('Enter')
  await saving
})
