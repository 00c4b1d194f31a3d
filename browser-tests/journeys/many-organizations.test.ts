import type { Page } from '@playwright/test'
import { createsApplication } from '../support/applications.ts'
import { createsOrganization } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const most = 100

/**
 * Makes the person a member of as many organizations as fit in one response. These are listed
 * before their own.
 */
async function oneOfMany(page: Page, own: { id: string; name: string }) {
  const others = Array.from({ length: most }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Branch ${index}`,
    profileRoles: ['member'],
  }))
  await page.route(/\/api\/organization\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams
    const data =
      query.get('search') || query.get('$skip') === `${most}`
        ? [{ ...own, profileRoles: ['owner'] }].filter(({ name }) =>
            name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
          )
        : others
    await route.fulfill({ json: { data, __meta: { total: most + 1 } } })
  })
}

test('an organization beyond the first hundred is found in the switcher, and selected for an application @long', async ({
  page,
  person,
  product,
}) => {
  const zebra = await createsOrganization(product, person, { name: 'Zebra House' })
  const { id } = await createsApplication(product, person, zebra)
  await beginSession(page, person)
  await oneOfMany(page, zebra)

  await page.goto('/user/account')
  await page
    .getByRole('button', { name: /organization/i })
    .first()
    .click()
  const field = page.getByRole('combobox', { name: 'Find an organization' })
  await expect(page.getByRole('row').filter({ hasText: 'Branch 99' })).toBeAttached()
  await expect(field).toHaveAttribute('maxlength', '100')
  // The search starts when the person stops typing, and not after each character.
  const asked: (string | null)[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('search')))
  await field.pressSequentially('zebra')
  await expect(page.getByRole('row').filter({ hasText: 'Zebra House' })).toBeVisible()
  const searched = asked.filter(Boolean)
  expect(searched.at(-1)).toBe('zebra')
  expect(searched.length).toBeLessThan('zebra'.length)
  await field.fill('giraffe')
  await expect(page.getByText('No organizations match your search.')).toBeVisible()

  // The only organization that the person manages is listed after all the others.
  await page.goto(`/application/${id}/authorize`)
  await page.waitForURL(`**/organization/${zebra.id}/applications/authorize/${id}`)
})
