import { createHash } from 'node:crypto'
import { createsPerson, signIn } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>`

test('GEN-10: without an avatar service, people have initials in the same color everywhere @long', async ({
  page,
  person,
}) => {
  await signIn(page, person)
  const shown = page.getByText('AD', { exact: true })
  await expect(shown).toHaveCount(2)
  const colours = await shown.evaluateAll((all) =>
    all.map((one) => one.ownerDocument.defaultView?.getComputedStyle(one).backgroundColor),
  )
  expect(new Set(colours).size).toBe(1)
})

test.describe('with an avatar service', () => {
  test.use({ allowedFaults: [/status of 404/] })

  test('GEN-10: the hash of the email address selects a picture, and people without one have initials', async ({
    page,
    inbox,
  }) => {
    await using product = await startProduct({
      SMTP_URL: inbox.url,
      AVATAR_URL: 'http://avatars.accord.example/{hash}',
    })
    const person = await createsPerson(product, inbox)
    const hash = createHash('sha256').update(person.email).digest('hex')
    let known = true
    await page.route('http://avatars.accord.example/**', (route) =>
      known
        ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
        : route.fulfill({ status: 404 }),
    )
    await page.goto(`${product.url}/sign-in`)
    const asked = page.waitForRequest(`http://avatars.accord.example/${hash}`)
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect((await asked).headers()['referer']).toBeUndefined()
    await expect(page.locator(`img[src$="${hash}"]`)).toHaveCount(2)

    known = false
    await page.reload()
    await expect(page.getByText('AD', { exact: true })).toHaveCount(2)
    // The page is closed before its avatar service stops, because a late request to it would count
    // as a fault.
    await page.close()
  })
})
