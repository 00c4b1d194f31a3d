import { startFrontServer } from '../support/front-server.ts'
import { createsPerson, fillInSignIn, signInOnScreen } from '../support/people.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.describe('with an earlier version of the console', () => {
  // A page that consists only of a script has no icon, and the server in front stops while the
  // sign-in page is still looking for passkeys.
  test.use({ allowedFaults: [/status of 404|ERR_CONNECTION_REFUSED/] })

  test('GEN-9: a service worker left by an earlier console is unregistered', async ({
    page,
    product,
  }) => {
    await using front = await startFrontServer(product.url, {
      path: '/old-worker.js',
      script: "self.addEventListener('fetch', () => {})",
    })
    await page.goto(`${front.url}/old-worker.js`)
    await page.evaluate("navigator.serviceWorker.register('/old-worker.js')")
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.goto(`${front.url}/sign-in`)
    await expect
      .poll(() =>
        page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)'),
      )
      .toBe(0)
  })
})

test.describe('without a reporting address', () => {
  test.use({ allowedFaults: [/unseen/] })

  test('GEN-8: without a reporting address, nothing is reported, and no page sends requests to another host @long', async ({
    page,
    person,
    product,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await signInOnScreen(page, person)
    await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('unseen')), 0))
    expect([...asked]).toEqual([product.url])
  })
})

test.describe('with a reporting address', () => {
  test.use({ allowedFaults: [/a provoked fault/] })

  test('GEN-8: errors are reported with the platform tag, without tokens or addresses', async ({
    page,
    inbox,
  }) => {
    await using product = await startProduct({
      SMTP_URL: inbox.url,
      SENTRY_DSN: 'http://key@reports.example/1',
    })
    const reports: string[] = []
    await page.route('http://reports.example/**', (route) => {
      reports.push(route.request().postData() ?? '')
      return route.fulfill({ status: 200, json: {} })
    })
    await page.goto(`${product.url}/sign-in?state=secret-state`)
    await page.getByLabel('Email address').fill('ana@example.com')
    await expect(async () => {
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('a provoked fault')
        }, 0),
      )
      expect(reports.join('\n')).toContain('a provoked fault')
    }).toPass()
    // Errors are reported once the page is idle, or after half a minute at most.
    await expect.poll(() => reports.join('\n'), { timeout: 60_000 }).toContain('"pageload"')
    const sent = reports.join('\n')
    expect(sent).toContain('id_frontend')
    expect(sent).toContain('"sample_rate":"1"')
    expect(sent).not.toContain('secret-state')
    expect(sent).not.toContain('ana@example.com')
    // The page is closed before its service stops, because a late request to it would count as a
    // fault.
    await page.close()
  })
})

test.describe('on other host names', () => {
  // These hosts use HTTP in this test, so browsers ignore the header.
  test.use({ allowedFaults: [/Cross-Origin-Opener-Policy header has been ignored/] })
  // These tests run in one worker, because they share a product.
  test.describe.configure({ mode: 'default' })

  let product: Product
  test.beforeAll(async ({ inbox }) => {
    const hosts = [
      'id.accord.ca:{port}=http://id.accord.ca:{port}',
      'id.accord.example:{port}=http://api.accord.example:{port}',
      'id-ca.accord.example:{port}=http://api-ca.accord.example:{port}',
    ]
    product = await startProduct({ SMTP_URL: inbox.url, API_HOSTS: hosts.join(',') })
  })
  test.afterAll(() => product[Symbol.asyncDispose]())

  test('GEN-6: a host with the country marker shows the Canadian brand, from the first byte', async ({
    page,
  }) => {
    const { port } = new URL(product.url)
    for (const [host, name] of [
      ['localhost', 'Accord'],
      ['id.accord.ca', 'Accord Canada'],
      ['id-ca.accord.example', 'Accord Canada'],
    ] as const) {
      const document = await page.goto(`http://${host}:${port}/sign-in`)
      expect(await document?.text()).toContain(`<title>Sign in · ${name}</title>`)
      await expect(page.getByRole('img', { name, exact: true })).toBeVisible()
    }
  })

  test('API-2: each configured identity host has its regional API', async ({ page, inbox }) => {
    const person = await createsPerson(product, inbox)
    const { port } = new URL(product.url)
    for (const region of ['', '-ca']) {
      const signedIn = page.waitForRequest(
        `http://api${region}.accord.example:${port}/api/auth/login`,
      )
      await page.goto(`http://id${region}.accord.example:${port}/sign-in`)
      await fillInSignIn(page, person)
      await signedIn
      // The session works across both hosts, with cookies and CORS.
      await page.waitForURL('**/user/profile')
      await page.getByLabel('First name').fill(`Anabel${region}`)
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('User details saved.')).toBeVisible()
    }
  })
})
