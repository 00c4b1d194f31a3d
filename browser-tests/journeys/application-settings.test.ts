import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication, authorizes, levelOf } from '../support/applications.ts'
import { createsOrganization } from '../support/organizations.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, person)
})

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of (400|500)/] })

  test('AP-3: the details can be changed, and a failed update keeps the input', async ({
    page,
    person,
    product,
  }) => {
    const organization = await createsOrganization(product, person)
    const { id } = await createsApplication(product, person, organization)
    await page.goto(`/application/${id}`)
    const details = region(page, 'Application details')
    const name = details.getByLabel('Name')
    const update = details.getByRole('button', { name: 'Update' })
    await expect(update).toBeDisabled()
    await name.fill('  ')
    await update.click()
    await expect(name).toHaveAccessibleDescription('Enter the name of the application.')

    // The field starts with two rows and grows to four at most.
    const description = details.getByLabel('Description')
    const rows = []
    for (const lines of [1, 3, 4, 9]) {
      await description.fill(Array(lines).fill('A line').join('\n'))
      rows.push(Math.floor(((await description.boundingBox())!.height - 14) / 20))
    }
    expect(rows).toEqual([2, 3, 4, 4])

    await name.fill('Acme Forms')
    await page.route(`**/api/application/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await update.click()
    await expect(page.getByText('Failed to update application!')).toBeVisible()
    await expect(name).toHaveValue('Acme Forms')
    await page.unroute(`**/api/application/${id}`)
    await update.click()
    await expect(page.getByText('Updated application', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme Forms')
    await expect(update).toBeDisabled()
  })

  test('AP-3: each kind of invalid redirect URI has its own message @long', async ({
    page,
    person,
    product,
  }) => {
    const organization = await createsOrganization(product, person)
    const { id } = await createsApplication(product, person, organization)
    await page.goto(`/application/${id}`)
    await expect(page.getByText("Acme Surveys isn't connected yet")).toBeVisible()
    await page.getByRole('link', { name: 'Connect application' }).click()
    await page.waitForURL(`**/application/${id}/connect`)
    const card = region(page, 'Register a redirect URI')
    const field = card.getByLabel('Add a URI')
    await expect(card).toContainText('The direct flow (/approval) accepts any')
    for (const [typed, sentence] of [
      ['', 'Enter an https address.'],
      ['https://acme.example/#part', "The address can't contain a fragment (#)."],
      ['https://*.acme.example/', "Wildcards aren't allowed. Enter each address in full."],
      ['https://me:pw@acme.example/', "The address can't contain a user name or password."],
      ['http://acme.example/', 'Use https. Plain http is allowed only for localhost.'],
    ] as const) {
      await field.fill(typed)
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription(sentence)
    }
    await field.fill('https://acme.example/back')
    await field.press('Enter')
    const list = card.getByRole('list', { name: 'Redirect URIs' }).getByRole('listitem')
    await expect(list).toHaveText([/^https:\/\/acme.example\/back/])
    await expect(field).toHaveValue('')
    await field.fill('https://acme.example/back')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription('This address is already in the list.')

    await card.getByRole('button', { name: 'Remove https://acme.example/back' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('will accept any https or localhost address')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(list).toHaveText([/^No URIs yet\./])
  })
})

test('an application that acts in its own name doesn’t need a redirect URI @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const scopes = ['profile:read', 'service-account:manage']
  const { id } = await createsApplication(product, person, organization, { scopes })
  await page.goto(`/application/${id}/connect`)
  await expect(region(page, 'Register a redirect URI').getByRole('listitem')).toHaveText([
    'No URIs yet.',
  ])
})

test('AP-2: a native application has no secret and shows how to connect @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/applications/new`)
  await expect(page.getByRole('radio', { name: 'Web application' })).toBeChecked()
  await page.getByLabel('Name', { exact: true }).fill('Acme Pocket')
  await page.getByRole('radio', { name: 'Native application' }).check()
  await expectAccessible(page, 'new application')
  await page.getByRole('button', { name: 'Create application' }).click()
  await page.waitForURL('**/application/*/connect')

  const addresses = region(page, 'Register a redirect URI')
  await expect(addresses).toContainText('people can sign in only with a device code.')
  await expect(page.getByText(`${product.url}/oauth`, { exact: true })).toBeVisible()
  const clientId = new URL(page.url()).pathname.split('/')[2]!
  const connect = region(page, 'Add the code')
  const codeFor = (name: string) => connect.getByRole('figure', { name: `Code for ${name}` })
  await expect(codeFor('openid-client')).toContainText(clientId)
  await connect.getByRole('radio', { name: 'openid-client (device code)' }).check()
  await expect(codeFor('openid-client (device code)')).toContainText('initiateDeviceAuthorization')
  await connect.getByRole('radio', { name: 'curl' }).check()
  await expect(codeFor('curl')).not.toContainText('SECRET')

  const field = addresses.getByLabel('Add a URI')
  await field.fill('acme:/callback')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    'Use your domain name in reverse as the scheme, like com.example.app:/callback.',
  )
  await field.fill('com.example.acme:/callback')
  await field.press('Enter')
  const list = addresses.getByRole('list', { name: 'Redirect URIs' }).getByRole('listitem')
  await expect(list).toHaveText([/^com\.example\.acme:\/callback/])
  await expect(addresses).not.toContainText('people can sign in only with a device code.')
  await expectAccessible(page, 'a native application to connect')

  const tabs = page.getByRole('navigation', { name: 'Pages of Acme Pocket' })
  await tabs.getByRole('link', { name: 'Settings' }).click()
  const credentials = region(page, 'Client credentials')
  await expect(credentials).toContainText(
    "It has no client secret because it can't keep one private.",
  )
  await expect(credentials.getByRole('button', { name: 'Rotate' })).toHaveCount(0)
  await expect(levelOf(page, 'Service accounts', 'Manage')).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Advanced' }).click()
  await expect(region(page, 'Sign-in settings')).toContainText('PKCE is always required')
  await expectAccessible(page, 'native application')
})

test('settings for sign-in and sign-out explain their risks and are saved and recorded @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const { id } = await createsApplication(product, person, organization)
  await page.goto(`/application/${id}`)
  // With the keyboard, the tabs and the hint below the code lead to the card.
  const tabs = page.getByRole('navigation', { name: 'Pages of Acme Surveys' })
  await tabs.getByRole('link', { name: 'Connect' }).press('Enter')
  const recommended = page.getByText('We recommend that you require PKCE.')
  await expect(recommended).toBeVisible()
  await page.getByRole('link', { name: 'Sign-in settings' }).press('Enter')
  const settings = region(page, 'Sign-in settings')
  await expect(settings).toBeInViewport()
  const withoutPkce = settings.getByLabel('Allow sign-in without PKCE if a nonce is sent')
  await expect(withoutPkce).toHaveAccessibleDescription(/only the client secret and the nonce/)
  const requirePkce = settings.getByLabel('Require PKCE')
  await requirePkce.check()
  await settings.getByRole('button', { name: 'Update sign-in settings' }).click()
  await expect(page.getByText('Updated application', { exact: true })).toBeVisible()
  await tabs.getByRole('link', { name: 'Connect' }).click()
  await expect(region(page, 'Add the code')).toBeVisible()
  await expect(recommended).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Advanced' }).click()
  // Only one of the two settings can be on.
  await withoutPkce.check()
  await expect(requirePkce).not.toBeChecked()
  await settings.getByLabel('ID token signing algorithm').selectOption('RS256')
  await settings.getByRole('button', { name: 'Update sign-in settings' }).click()
  await expect(page.getByText('Updated application', { exact: true })).toBeVisible()

  const told = region(page, 'Back-channel logout')
  const address = told.getByLabel('Back-channel logout URL')
  await address.fill('http://acme.example/out')
  await told.getByRole('button', { name: 'Update' }).click()
  await expect(address).toHaveAccessibleDescription(
    'Use https. Plain http is allowed only for localhost.',
  )
  await address.fill('https://acme.example/out')
  await told.getByRole('button', { name: 'Update' }).click()
  await expect(told.getByRole('button', { name: 'Update' })).toBeDisabled()
  const after = region(page, 'Post-logout redirect URIs')
  await after.getByLabel('Add a URI').fill('https://acme.example/bye')
  await after.getByLabel('Add a URI').press('Enter')
  await expect(after.getByRole('listitem')).toHaveText([/^https:\/\/acme.example\/bye/])

  await page.reload()
  await expect(withoutPkce).toBeChecked()
  await expect(settings.getByLabel('ID token signing algorithm')).toHaveValue('RS256')
  await expect(address).toHaveValue('https://acme.example/out')
  await page.goto(`/organization/${organization.id}/activity`)
  await expect(page.getByText("changed Acme Surveys's sign-in settings")).toHaveCount(2)
})

test('AP-4, AP-5: each of the ten entities shows its access level and what it means', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const { id } = await createsApplication(product, person, organization)
  await page.goto(`/application/${id}`)
  const card = region(page, 'Permissions')
  await expect(card.getByRole('radiogroup')).toHaveCount(10)
  const save = card.getByRole('button', { name: 'Update permissions' })
  await expect(save).toBeDisabled()
  await expect(levelOf(page, 'Personal details', 'Read-only')).toBeChecked()
  await expect(levelOf(page, 'Surveys', 'None')).toBeChecked()

  const survey = page.getByRole('radiogroup', { name: 'Surveys' })
  await expect(survey).toHaveAccessibleDescription('No access.')
  await levelOf(page, 'Surveys', 'Manage').check()
  await expect(survey).toHaveAccessibleDescription(
    'Create, change, and delete surveys and their responses.',
  )
  await levelOf(page, 'Personal details', 'None').check()
  await levelOf(page, 'Service accounts', 'Manage').check()
  expect(await savedScopes()).toEqual([
    'application:read',
    'survey:read',
    'survey:manage',
    'service-account:manage',
  ])
  await page.reload()
  await expect(levelOf(page, 'Surveys', 'Manage')).toBeChecked()
  await expect(levelOf(page, 'Personal details', 'None')).toBeChecked()
  await expect(levelOf(page, 'Service accounts', 'Manage')).toBeChecked()

  await card.getByRole('button', { name: 'Use defaults' }).click()
  await expect(card.getByRole('radio', { name: 'Read-only', checked: true })).toHaveCount(9)
  await expect(levelOf(page, 'Service accounts', 'Manage')).toBeChecked()
  await card.getByRole('button', { name: 'Discard changes' }).click()
  await expect(levelOf(page, 'Surveys', 'Manage')).toBeChecked()
  await card.getByRole('button', { name: 'Use defaults' }).click()
  expect(await savedScopes()).toHaveLength(10)

  async function savedScopes() {
    const request = page.waitForRequest((sent) => sent.method() === 'PATCH')
    await save.click()
    await expect(page.getByText('Updated application')).toBeVisible()
    await expect(save).toBeDisabled()
    return ((await request).postDataJSON() as { scopes: string[] }).scopes
  }
})

test.describe('with clipboard access', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    allowedFaults: [/status of 500/],
  })

  test('AP-6: credentials can be copied, rotated, and deleted, and are fetched only when needed', async ({
    page,
    person,
    product,
  }) => {
    const organization = await createsOrganization(product, person)
    const { id } = await createsApplication(product, person, organization)
    const cards = `**/api/application/${id}/keys`
    await page.route(cards, (route) => route.fulfill({ status: 500 }))
    await page.goto(`/application/${id}`)
    await expect(page.getByText('Unexpected error while fetching application keys')).toBeVisible()
    await page.unroute(cards)
    let shown = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith(`/api/key/${id}`)) shown += 1
    })
    const card = region(page, 'Client credentials')
    await card.getByRole('button', { name: 'Retry' }).click()

    await card.getByRole('button', { name: 'Copy client ID' }).click()
    // The confirmation replaces the label. It lasts only two seconds, so one check covers both
    // parts.
    const said = page.getByText('Client ID Copied!').filter({ visible: true })
    const label = page.getByText('Copy client ID').filter({ visible: true })
    await expect(said.or(label)).toHaveText('Client ID Copied!')
    expect(await copied()).toBe(id)
    // The label that returns is fitted into the window again.
    await expect(label).toHaveAttribute('style', /--shift/)
    await expect(card).toContainText(/•{16}[\w-]{4}/)
    const keys = `**/api/key/${id}`
    await page.route(keys, (route) => route.fulfill({ status: 500 }))
    for (const name of ['Reveal client secret', 'Copy client secret']) {
      await card.getByRole('button', { name }).click()
      await expect(page.getByText('Unexpected error while fetching application keys')).toBeVisible()
      await page.getByRole('button', { name: 'Close message' }).click()
      await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0)
    }
    await page.unroute(keys)
    shown = 0
    await card.getByRole('button', { name: 'Copy client secret' }).click()
    await expect(page.getByText('Client Secret Copied!')).toBeVisible()
    await expect(page.getByText('Client ID Copied!')).toBeHidden()
    const secret = await copied()
    expect(secret).toMatch(/^acs_/)
    await expect(card).not.toContainText(secret)
    await expect(card).toContainText(`••••${secret.slice(-4)}`)
    await card.getByRole('button', { name: 'Reveal client secret' }).click()
    await expect(card).toContainText(secret)
    // Copying the selected text also copies all of it on one line.
    await card.getByText(secret.slice(0, 12)).click({ clickCount: 3 })
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(copied).toBe(secret)
    await card.getByText(id.slice(0, 12)).click({ clickCount: 3 })
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(copied).toBe(id)
    await card.getByRole('button', { name: 'Hide client secret' }).click()
    await expect(card).not.toContainText(secret)

    await region(page, 'Application details').getByLabel('Name').fill('Acme Forms')
    await region(page, 'Application details').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Updated application')).toBeVisible()
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(shown).toBe(1)
    await page.reload()
    await expect(card).toContainText(`••••${secret.slice(-4)}`)
    expect(shown).toBe(1)

    const dialog = page.getByRole('alertdialog')
    const rotate = card.getByRole('button', { name: 'Rotate' })
    await rotate.click()
    await expect(dialog).toContainText('The current one keeps working for 24 hours')
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    await expect(page.getByText('New client secret created')).toBeVisible()
    await expect(card).toContainText(`••••${secret.slice(-4)}`)
    await expect(card.getByText(/^Expires \w+ \d+, \d{4}/)).toBeVisible()
    await expect(rotate).toBeDisabled()
    await expect(rotate).toBeFocused()
    await card.getByRole('button', { name: 'Copy client secret' }).click()
    await expect.poll(copied).not.toBe(secret)

    await card.getByRole('button', { name: 'Delete the old client secret' }).click()
    await expect(dialog).toContainText(`ending in ${secret.slice(-4)}`)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Old client secret deleted.')).toBeVisible()
    await expect(rotate).toBeEnabled()
    await expect(rotate).toBeFocused()

    function copied() {
      return page.evaluate<string>('navigator.clipboard.readText()')
    }
  })
})

test.describe('accessibility', () => {
  test('AP-3, AP-4, AP-6: the settings of an application pass axe @axe', async ({
    page,
    person,
    product,
  }) => {
    const organization = await createsOrganization(product, person)
    const other = await createsOrganization(product, person, { name: 'Acme Research' })
    const application = await createsApplication(product, person, organization)
    await authorizes(product, person, other, application)
    await page.goto(`/application/${application.id}`)
    await levelOf(page, 'Surveys', 'Manage').check()
    await levelOf(page, 'Personal details', 'None').check()
    await expect(
      page.getByText('1 organization will need to authorize the permissions you add.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Reveal client secret' }).click()
    await page.getByRole('button', { name: 'Rotate' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }).click()
    await expect(page.getByText('Old client secret')).toBeVisible()
    await expectAccessible(page, 'settings with everything open')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Delete application' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'deleting an application')

    await page.goto(`/application/${application.id}/connect`)
    await page.getByText('Endpoints', { exact: true }).click()
    const redirects = region(page, 'Register a redirect URI')
    await redirects.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Enter an https address.')).toBeVisible()
    await expectAccessible(page, 'an application to connect')
    await page.goto(`/application/${application.id}/advanced`)
    await expect(region(page, 'Sign-in settings')).toBeVisible()
    await expectAccessible(page, 'advanced settings of an application')
    await page.goto(`/application/${application.id}/usage`)
    await expect(page.getByText('No sign-ins or API calls in the last 30 days')).toBeVisible()
    await expectAccessible(page, 'an application that was never used')
    await page.route('**/api/application/*/usage', (route) => {
      const days = Array.from({ length: 30 }, (_, ago) => {
        const day = new Date(Date.UTC(2026, 2, 30 - ago)).toISOString().slice(0, 10)
        return { day, signIns: ago, calls: ago * 100, errors: 0 }
      })
      return route.fulfill({ json: { days: days.toReversed() } })
    })
    await page.reload()
    await expect(
      page.getByRole('img', { name: 'Sign-ins by day: 435 in total, with a peak of 29 on Mar 1' }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: 'Errors by day: no data' })).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('row', { name: /Mar 1 .*2,900/ })).toBeVisible()
    await expectAccessible(page, 'the usage of an application')
  })
})
