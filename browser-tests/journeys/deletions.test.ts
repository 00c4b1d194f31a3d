import { expectAccessible } from '../support/accessibility.ts'
import { goTo, press } from '../support/keyboard.ts'
import { anOrganization, joins } from '../support/organizations.ts'
import { aPerson, fillInSignIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.describe('whoever deletes their account', () => {
  // What the other pages ask for meanwhile is refused.
  test.use({ allowedFaults: [/status of 403/] })

  test('a last owner hands over and deletes their account by keyboard alone, and keeps it by signing in', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const [northside, diary] = [
      await anOrganization(product, person),
      await anOrganization(product, person, { name: 'Diary' }),
    ]
    const theo = await aPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
    await joins(product, person, northside, theo)

    await beginSession(page, person)
    await page.goto('/user/account')
    const end = page.getByRole('region', { name: 'Delete account' })
    const remove = end.getByRole('button', { name: 'Delete account' })
    await expect(end.getByRole('listitem')).toHaveCount(2)
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(
      end.getByText('Decide first what becomes of the organizations that you alone own.'),
    ).toBeVisible()

    const handOver = end.getByRole('button', { name: `Hand over to … ${northside.name}` })
    await goTo(page, handOver, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await goTo(page, dialog.getByLabel('Name or e-mail address'))
    await page.keyboard.type('okafor')
    await page.keyboard.press('Enter')
    await goTo(page, dialog.getByRole('radio', { name: 'Theo Okafor' }))
    await page.keyboard.press('Space')
    await expectAccessible(page, 'who an organization is handed over to')
    await press(page, dialog.getByRole('button', { name: 'Choose' }))
    await expect(handOver).toBeFocused()
    await expect(end.getByText('Goes to Theo Okafor')).toBeVisible()
    await press(page, end.getByRole('button', { name: `Delete it too ${diary.name}` }))
    await expect(end.getByText('Is deleted too')).toBeVisible()

    await press(page, remove)
    await goTo(page, page.getByLabel('Type your e-mail address to confirm'))
    await page.keyboard.type(person.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeFocused()
    await expectAccessible(page, 'an account that was just deleted')

    await press(page, page.getByRole('link', { name: 'Sign in' }))
    await fillInSignIn(page, person)
    const title = page.getByRole('heading', { name: /Your account will be removed on / })
    await expect(title).toBeFocused()
    await expectAccessible(page, 'an account that can still be kept')
    // Wherever they go, it is the only page.
    for (const path of [`/organization/${diary.id}/members`, '/join_organization/nothing']) {
      await page.goto(path)
      await expect(title).toBeVisible()
    }

    await page.goto('/user/organizations')
    await press(page, page.getByRole('button', { name: 'Keep my account' }))
    await expect(page.getByText('You keep your account.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeFocused()
    const card = page.getByRole('listitem').filter({ hasText: diary.name })
    await expect(card.getByText('Deleted')).toBeVisible()
  })
})
