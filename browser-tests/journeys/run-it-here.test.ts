import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { goTo, press } from '../support/page-helpers.ts'
import { createsOrganization, joins, profileToken, send } from '../support/organizations.ts'
import { createsPerson, historyOf } from '../support/people.ts'
import { type Language, languages, startProgram } from '../support/programs.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { answerAt, registersApplication, startThirdParty } from '../support/third-party.ts'
import { createsApplication } from '../support/applications.ts'

// The wrong secret and the revoked token cause these errors.
test.use({ allowedFaults: [/status of (400|401)/] })

const cardOf = (page: Page) => page.getByRole('region', { name: 'Run it here' })
const titles = (card: Locator) => card.getByRole('heading', { level: 3 })
/** Returns the button on the approval screen for a person who approved the application before. */
const authorize = (page: Page) => page.getByRole('button', { name: /^(Authorize$|Continue as )/ })
const works = 'The run succeeded, and we revoked its tokens.'

/** Clicks the button and returns the window that it opens. */
async function started(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await cardOf(page).getByRole('button', { name: 'Run', exact: true }).click()
  return opening
}

/** Returns the program that the page shows for this language. */
async function copied(card: Locator, language: Language, clientId: string): Promise<string> {
  await card.getByRole('radio', { name: language }).check()
  const code = card.getByRole('figure', { name: `Code for ${language}` })
  await expect(code).toContainText(clientId)
  return code.locator('code').innerText()
}

/** Returns the nonce that the first step shows, which the ID token must contain. */
async function nonceIn(card: Locator): Promise<string> {
  return /\bnonce: (\S+)/.exec((await card.textContent())!)![1]!
}

/** Returns everything that this browser stores for the console. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

test('an owner runs a web application with the keyboard and copies it as a program', async ({
  page,
  person,
  product,
}) => {
  await using party = await startThirdParty()
  const acme = await createsOrganization(product, person, { name: 'Acme' })
  const { id, secret } = await registersApplication(product, person, acme, {
    scopes: ['user:read', 'organization:read'],
    redirectUris: [party.redirect],
  })
  await beginSession(page, person)
  await page.goto(`/application/${id}/connect`)
  const card = cardOf(page)
  const run = card.getByRole('button', { name: 'Run', exact: true })
  await expect(card).toContainText(`To run it here, register ${product.url}/run as a redirect URI.`)
  await expect(run).toBeDisabled()
  await card.getByRole('link', { name: 'Client credentials' }).click()
  await expect(page.locator('#credentials')).toBeFocused()
  await expect(page.getByText('Client credentials')).toBeInViewport()
  await page.goBack()
  await card.getByRole('button', { name: 'Add it' }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText(`${product.url}/run is registered as a redirect URI.`)
  await expectAccessible(page, 'before a run')

  const field = card.getByLabel('Client secret')
  await goTo(page, field)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Enter the client secret\./)
  await field.fill('acs_wrong')
  const wrong = await started(page)
  await authorize(wrong).click()
  await expect(card.getByRole('alert')).toHaveText('This step failed.')
  await expect(titles(card)).toHaveText(['Request a code', 'Get a token'])
  await expect(card).toContainText('"error": "invalid_client"')
  const before = await nonceIn(card)

  await field.fill(secret)
  await field.focus()
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const approval = await opening
  // Another URI that someone registers in the meantime stays registered when the run removes its
  // own.
  const redirectUris = [party.redirect, `${product.url}/run`, 'https://other.example/back']
  const manager = await profileToken(product.url, person, acme.id)
  await send(product.url, `PATCH /application/${id}`, manager, { redirectUris })
  await press(approval, authorize(approval))
  await expect(card).toContainText(works)
  await expect(titles(card)).toHaveText([
    'Request a code',
    'Get a token',
    'Validate the ID token',
    'Introspect the token',
    'Make the first API call',
    'Revoke the token',
  ])
  await expect.poll(() => approval.isClosed()).toBe(true)
  await expect(card).toContainText(`${product.url}/run is no longer registered as a redirect URI.`)
  await expect(card.getByText('signed with a published key')).toBeVisible()
  // The requests and responses are shown on demand.
  const claims = card.getByText(`"email": "${person.email}"`)
  await expect(claims).toBeHidden()
  for (const step of await titles(card).all()) await step.click()
  await expect(claims).toBeVisible()
  await expect(card).not.toContainText(secret)

  // The values can't be guessed, and each one is used only once.
  const nonce = await nonceIn(card)
  expect(nonce).toMatch(/^[\w-]{43}$/)
  expect(nonce).not.toBe(before)

  const shown = await card.innerText()
  const [token] = /aca_[\w-]+/.exec(shown)!
  const [, code] = /\bcode: (\S+)/.exec(shown)!
  const me = await fetch(`${product.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(me.status).toBe(401)
  // No value from the page's memory is stored anywhere else.
  const everything = `${await kept(page)} ${(await historyOf(page)).join(' ')}`
  for (const each of [token, code!, secret]) expect(everything).not.toContain(each)

  const addresses = page
    .getByRole('list', { name: 'Redirect URIs', exact: true })
    .getByRole('listitem')
  await expect(addresses).toHaveText([
    `${party.redirect}Remove`,
    'https://other.example/backRemove',
  ])
  await expectAccessible(page, 'after a run')

  // The application also gets a refresh token, which each program revokes.
  await card.getByLabel('Scopes').fill('openid email offline_access user:read')
  for (const language of languages) {
    const program = startProgram(language, await copied(card, language, id), secret)
    const tab = await page.context().newPage()
    await tab.goto(await program.address())
    await authorize(tab).click()
    await answerAt(tab, party)
    const told = await program.told(tab.url())
    expect(told).toContain(person.email)
    const [, refresh_token] = /refresh_token\W+([\w-]+)/.exec(told)!
    const grant = { grant_type: 'refresh_token', refresh_token: refresh_token! }
    const body = new URLSearchParams({ client_id: id, client_secret: secret, ...grant })
    const refreshed = await fetch(`${product.url}/oauth/token`, { method: 'POST', body })
    expect(await refreshed.json()).toMatchObject({ error: 'invalid_grant' })
    await tab.close()
  }
})

test('a single-page application runs without a secret and reports rejections, closed windows, and withheld scopes @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const clinic = await createsOrganization(product, other, { name: 'Northside Clinic' })
  await joins(product, other, clinic, person)
  const acme = await createsOrganization(product, person, { name: 'Acme' })
  const { id } = await createsApplication(product, person, acme, {
    kind: 'single-page',
    scopes: ['user:read', 'organization:read', 'organization:manage'],
  })
  const token = await profileToken(product.url, person, acme.id)
  const redirectUris = [`${product.url}/run`]
  await send(product.url, `PATCH /application/${id}`, token, { redirectUris })
  await beginSession(page, person)
  await page.goto(`/application/${id}/connect`)
  const card = cardOf(page)
  await expect(card.getByLabel('Client secret')).toHaveCount(0)
  // The application itself gets its responses at another URI.
  const connect = page.getByRole('figure', { name: 'Code for oidc-client-ts' })
  await expect(connect).toContainText('https://your-app.example/callback')
  await expect(connect).not.toContainText(`${product.url}/run`)

  const closed = await started(page)
  await expect(closed.getByRole('heading', { level: 1 })).toBeVisible()
  await closed.close()
  await expect(card).toContainText('The window was closed before a response arrived.')

  const calledOff = await started(page)
  await expect(calledOff.getByRole('heading', { level: 1 })).toBeVisible()
  await card.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(() => calledOff.isClosed()).toBe(true)
  await expect(card.getByRole('button', { name: 'Run', exact: true })).toBeFocused()
  await expect(titles(card)).toHaveCount(0)

  const declined = await started(page)
  // A made-up response is ignored and leaves no trace.
  const stranger = await page.context().newPage()
  for (const answer of ['?code=made-up&state=made-up', '?code=made-up', '#code=made-up']) {
    await stranger.goto('about:blank')
    await stranger.goto(`/run${answer}`)
    await expect(stranger.getByText("you followed someone else's link")).toBeVisible()
    await expect(stranger).toHaveURL('/run')
    expect((await historyOf(stranger)).filter((each) => each.includes('made-up'))).toEqual([])
  }
  await stranger.close()
  await declined.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(card).toContainText('error: access_denied')
  await expect(titles(card)).toHaveText(['Request a code'])

  const approval = await started(page)
  await approval.getByRole('radio', { name: /Northside Clinic/ }).check()
  await authorize(approval).click()
  await expect(card).toContainText(works)
  await expect(card).toContainText('Not granted: organization:manage.')
  await expect(titles(card)).toHaveText([
    'Request a code',
    'Get a token',
    'Validate the ID token',
    'Make the first API call',
    'Revoke the token',
  ])
  // The URI was registered before the run, so it stays registered.
  await expect(card.getByRole('button', { name: 'Remove it' })).toBeVisible()
  for (const language of languages) {
    expect(await copied(card, language, id)).not.toContain('SECRET')
  }
})

test('an application that acts in its own name gets its token without a window @long', async ({
  page,
  person,
  product,
}) => {
  const acme = await createsOrganization(product, person, { name: 'Acme' })
  const { id, secret } = await registersApplication(product, person, acme, {
    scopes: ['profile:read', 'service-account:manage'],
    redirectUris: [],
  })
  await beginSession(page, person)
  await page.goto(`/application/${id}/connect`)
  const card = cardOf(page)
  await expect(card).toContainText(
    'If this is the only redirect URI, the direct flow rejects all other addresses',
  )
  await card.getByLabel('Run as').selectOption('The application itself')
  await card.getByLabel('Client secret').fill(secret)
  await card.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(card).toContainText(works)
  await expect(titles(card)).toHaveText([
    'Get a token',
    'Introspect the token',
    'Make the first API call',
    'Revoke the token',
  ])
  await expect(card).toContainText('"name": "Acme"')
  await expectAccessible(page, 'a run in its own name')
  for (const language of languages) {
    const code = await copied(card, language, id)
    expect(await startProgram(language, code, secret).told()).toContain('Acme')
    // The page reports the rejected call, and still revokes the token.
    const refused = startProgram(language, code.replace('/api/me', '/api/profile'), secret)
    const told = await refused.told()
    expect(told).toContain('This call requires an access token for a person')
    const [token] = /\bacn_[\w-]+/.exec(told)!
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${product.url}/api/me`, { headers })).status).toBe(401)
  }
})
