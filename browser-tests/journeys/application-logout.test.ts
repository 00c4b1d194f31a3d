import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson, fillInSignIn, signIn, storedIn } from '../support/people.ts'
import { type RelyingParty, startRelyingParty } from '../support/relying-party.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

let calendar: RelyingParty
let surveys: RelyingParty

test.beforeAll(async ({ product, inbox }) => {
  const owner = await createsPerson(product, inbox)
  const acme = await createsOrganization(product, owner, { name: 'Acme' })
  calendar = await startRelyingParty(product, owner, acme, 'Harbour Calendar')
  surveys = await startRelyingParty(product, owner, acme, 'Acme Surveys')
})
test.afterAll(async () => {
  await calendar[Symbol.asyncDispose]()
  await surveys[Symbol.asyncDispose]()
})

async function signInTo(page: Page, application: RelyingParty) {
  await page.goto(`${application.url}/sign-in`)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible()
}

async function expectSignedIn(page: Page, signedIn: boolean) {
  await page.goto('/user/profile')
  await page.waitForURL(signedIn ? '**/user/profile' : '**/sign-in')
  expect(Object.keys(await storedIn(page)).includes('tokens')).toBe(signedIn)
}

test.describe('with an ID token of the session', () => {
  // The console clears its session when it finds out that its token was revoked.
  test.use({ allowedFaults: [/status of 401/] })

  test('an application with an ID token signs the person out of Accord immediately, and other applications are notified @long', async ({
    page,
    person,
  }) => {
    await page.goto(`${calendar.url}/sign-in`)
    await page.waitForURL('**/sign-in?**')
    await fillInSignIn(page, person)
    await page.getByRole('button', { name: 'Authorize' }).click()
    await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible()
    await signInTo(page, surveys)

    // Accord doesn't ask for confirmation, because only this session's application has the ID
    // token.
    await page.goto(`${calendar.url}/sign-out`)
    await page.waitForURL(`${calendar.url}/bye?state=left`)
    await expectSignedIn(page, false)
    for (const application of [calendar, surveys]) {
      await expect.poll(() => application.heard.map(({ sid }) => sid)).toEqual([application.sid])
    }

    await page.goto(`${calendar.url}/sign-in`)
    await page.waitForURL('**/sign-in?**')
    // The second time, no one is signed in anymore.
    await page.goto(`${calendar.url}/sign-out`)
    await page.waitForURL(`${calendar.url}/bye?state=left`)
  })
})

test('without an ID token, an application’s sign-out needs the person’s confirmation @long', async ({
  page,
  person,
}) => {
  await signIn(page, person)
  await signInTo(page, calendar)
  await page.goto(`${calendar.url}/ask`)
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await expect(page.getByText('Harbour Calendar wants to sign you out.')).toBeVisible()
  await expectAccessible(page, 'whether an application may sign one out')
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await page.waitForURL(`${calendar.url}/bye?state=asked`)
  await expectSignedIn(page, true)

  await page.goto(`${calendar.url}/ask`)
  await expect(page.getByText('Harbour Calendar wants to sign you out.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${calendar.url}/bye?state=asked`)
  await expectSignedIn(page, false)
})

test.describe('sign-out requests from another site', () => {
  // The browser blocks Accord's pages in the other site's images and frames.
  test.use({ allowedFaults: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|'sessionStorage'/] })

  test('another site can’t sign people out with an image, a frame, or a form @long', async ({
    page,
    person,
    product,
  }) => {
    await beginSession(page, person)
    await page.goto(calendar.url)
    for (const path of ['/oauth/session/end', '/logout']) {
      for (const element of ['img', 'iframe']) {
        await page.evaluate(`new Promise((ended) => {
          const loading = document.createElement('${element}')
          loading.onload = loading.onerror = ended
          loading.src = '${product.url}${path}'
          document.body.append(loading)
        })`)
      }
    }
    for (const path of ['/oauth/session/end', '/logout']) {
      await page.goto(calendar.url)
      await page.evaluate(`{
        const form = document.createElement('form')
        form.method = 'post'
        form.action = '${product.url}${path}'
        document.body.append(form)
        form.submit()
      }`)
      await expect(page.getByText('Another site wants to sign you out.')).toBeVisible()
    }
    await expectSignedIn(page, true)
  })
})
