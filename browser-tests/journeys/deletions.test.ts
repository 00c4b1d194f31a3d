import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { goTo, press } from '../support/page-helpers.ts'
import { rowOf, secondBrowser } from '../support/members.ts'
import { createsOrganization, deletesAccount, joins } from '../support/organizations.ts'
import { createsPerson, fillInSignIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('RT-7: an owner deletes an application by typing its name, and restores it, by keyboard alone @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const { id, name } = await createsApplication(product, person, organization)
  await beginSession(page, person)
  await page.goto(`/application/${id}`)
  await page.getByRole('button', { name: 'Rotate' }).focus()
  await press(page, page.getByRole('button', { name: 'Delete application' }))
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByLabel('Type the name to confirm')).toBeFocused()
  const remove = dialog.getByRole('button', { name: 'Delete application' })
  await expect(remove).toBeDisabled()
  await page.keyboard.type(name)
  await expect(remove).toBeEnabled()
  await page.keyboard.press('Enter')

  const said = page.getByText(
    /This application was deleted on .+\. We'll permanently delete it on /,
  )
  await expect(said).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Rotate' })).toBeDisabled()
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete application' })).toHaveCount(0)
  await expectAccessible(page, 'an application that was deleted')

  await page.goto(`/organization/${organization.id}/applications`)
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card.getByText('Deleted', { exact: true })).toBeVisible()
  await press(page, card.getByRole('link', { name: `Manage ${name}` }))
  await press(page, page.getByRole('button', { name: 'Restore' }))
  await expect(page.getByText('Application restored')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(said).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rotate' })).toBeEnabled()
})

test('one owner deletes an organization, its pages show that, and another owner restores it @long', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  const organization = await createsOrganization(product, person)
  const { id, name } = organization
  const [theo, mia] = await Promise.all([
    createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' }),
    createsPerson(product, inbox, { firstName: 'Mia', lastName: 'Chen' }),
  ])
  await joins(product, person, organization, theo, ['owner'])
  await joins(product, person, organization, mia)

  await beginSession(page, person)
  await page.goto(`/organization/${id}/security`)
  await expect(page.getByRole('link', { name: 'Export data first' })).toHaveAttribute(
    'href',
    `/organization/${id}/data-export`,
  )
  await press(page, page.getByRole('button', { name: 'Delete organization' }))
  await goTo(page, page.getByLabel('Type the name to confirm'))
  await page.keyboard.type(name)
  await expectAccessible(page, 'asked before an organization is deleted')
  await page.keyboard.press('Enter')
  const said = 'This organization was deleted on'
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete organization' })).toHaveCount(0)
  await page.goto(`/organization/${id}`)
  await expect(page.getByLabel('Description')).toBeDisabled()
  await expectAccessible(page, 'an organization that was deleted')

  await page.goto(`/organization/${id}/members`)
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invite Members' })).toHaveCount(0)
  // Deleting still works, and the menu offers no action that would be rejected.
  await page.getByRole('button', { name: `Actions for ${mia.email}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Delete member'])
  await page.keyboard.press('Escape')
  for (const [list, empty] of [
    ['members?show=invited', 'No pending invitations'],
    ['applications', 'No applications yet'],
    ['networks', 'No networks created yet'],
  ]) {
    await page.goto(`/organization/${id}/${list}`)
    await expect(page.getByText(empty!)).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Create|Invite) / })).toHaveCount(0)
  }
  await page.keyboard.press('/')
  await expect(page.getByRole('gridcell', { name: `${name} Deleted` })).toBeVisible()

  const other = await secondBrowser(browser, product)
  await beginSession(other, mia)
  await other.goto(`/organization/${id}`)
  await expect(other.getByText('An owner can restore it.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Restore' })).toHaveCount(0)

  const third = await secondBrowser(browser, product)
  await beginSession(third, theo)
  await third.goto('/user/organizations')
  const card = third.getByRole('listitem').filter({ hasText: name })
  await expect(card.getByText('Deleted', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: `Manage ${name}` }).click()
  await press(third, third.getByRole('button', { name: 'Restore' }))
  await expect(third.getByText('Organization restored')).toBeVisible()
  await expect(third.getByText(said)).toHaveCount(0)
  await expect(third.getByLabel('Description')).toBeEnabled()
})

test.describe('deleting one’s account', () => {
  test('the last owner transfers an organization, deletes their account by keyboard alone, and restores it by signing in', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const [northside, diary] = [
      await createsOrganization(product, person),
      await createsOrganization(product, person, { name: 'Diary' }),
    ]
    const theo = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
    await joins(product, person, northside, theo)
    // Until her account is permanently deleted, she keeps her profile but can't open anything.
    const mara = await createsPerson(product, inbox, { firstName: 'Mara', lastName: 'Okafor' })
    await joins(product, person, northside, mara, ['admin'])
    await deletesAccount(product, mara)

    await beginSession(page, person)
    await page.goto(`/organization/${northside.id}/access?type=person`)
    await expect(page.getByRole('listitem').filter({ hasText: mara.email })).toContainText(
      /Account closed.*No access/,
    )
    await expectAccessible(page, 'a way of somebody whose account is closed')
    await page.goto(`/organization/${northside.id}/members`)
    await expect(rowOf(page, mara.email).getByText('Account closed')).toBeVisible()
    await expect(rowOf(page, theo.email).getByText('Joined', { exact: true })).toBeVisible()
    await page.goto('/user/account/privacy')
    const end = page.getByRole('region', { name: 'Delete account' })
    const remove = end.getByRole('button', { name: 'Delete account' })
    await expect(end.getByRole('listitem')).toHaveCount(2)
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(
      end.getByText(
        'Before you delete your account, transfer or delete the organizations that only you own.',
      ),
    ).toBeVisible()

    // The owner is also a member, but the organization can't be transferred to them.
    await expect(end.getByText('1 other member can become an owner')).toBeVisible()
    await expect(end.getByText('No one else can become an owner')).toBeVisible()
    const handOver = end.getByRole('button', { name: `Transfer to… ${northside.name}` })
    await goTo(page, handOver, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await goTo(page, dialog.getByLabel('Name or email address'))
    await page.keyboard.type('okafor')
    await page.keyboard.press('Enter')
    await goTo(page, dialog.getByRole('radio', { name: 'Theo Okafor' }))
    await expect(dialog.getByRole('radio')).toHaveCount(1)
    await page.keyboard.press('Space')
    await expectAccessible(page, 'who an organization is handed over to')
    await press(page, dialog.getByRole('button', { name: 'Choose' }))
    await expect(handOver).toBeFocused()
    await expect(end.getByText('Will go to Theo Okafor')).toBeVisible()
    await press(page, end.getByRole('button', { name: `Delete it too ${diary.name}` }))
    await expect(end.getByText('Will be deleted too')).toBeVisible()

    await press(page, remove)
    await goTo(page, page.getByLabel('Type your email address to confirm'))
    await expectAccessible(page, 'asked before an account is deleted')
    await page.keyboard.type(person.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeFocused()
    await expectAccessible(page, 'an account that was just deleted')

    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.add(pathname)
    })
    await press(page, page.getByRole('link', { name: 'Sign in' }))
    await fillInSignIn(page, person)
    const title = page.getByRole('heading', {
      name: /Your account will be permanently deleted on /,
    })
    await expect(title).toBeFocused()
    await expectAccessible(page, 'an account that can still be kept')
    // Every URL leads to this page.
    for (const path of [`/organization/${diary.id}/members`, '/join_organization/nothing']) {
      await page.goto(path)
      await expect(title).toBeVisible()
    }

    await page.goto('/user/organizations')
    await expect(title).toBeVisible()
    // The page sends no request that would be rejected for a deleted account.
    expect([...asked]).toEqual(['/api/me'])
    await press(page, page.getByRole('button', { name: 'Restore account' }))
    await expect(page.getByText('Account restored')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeFocused()
    const card = page.getByRole('listitem').filter({ hasText: diary.name })
    await expect(card.getByText('Deleted', { exact: true })).toBeVisible()
  })
})
