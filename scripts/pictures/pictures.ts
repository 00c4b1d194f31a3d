import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { PersonName } from '../../service/src/dev/demo/cast.ts'

/** Returns the ID of an organization, application, network, review, or invitation in the demo by its name. */
export type IdOf = (name: string) => string

export interface Picture {
  /** The file name. */
  name: string
  /** The signed-in person in the demo. It's omitted for pages before sign-in. */
  who?: PersonName
  path: (idOf: IdOf) => string
  /** Prepares the page before the picture is taken. The promise resolves when the page is ready. */
  before?: (page: Page) => Promise<unknown>
  /** The alternative text on every page that shows the picture. */
  caption: string
  dark?: true
}

const northside = (idOf: IdOf, page = '') => `/organization/${idOf('Northside Health')}${page}`
const circle = (idOf: IdOf, page = '') => `/network/${idOf('Care Circle')}${page}`

/** Every picture in the README and in `docs/guide/`. */
export const pictures: Picture[] = [
  {
    name: 'to-do',
    who: 'ana',
    path: () => '/user/profile',
    caption: 'Home: everything that needs Ana’s attention, across all her organizations',
  },
  {
    name: 'access',
    who: 'ana',
    path: (idOf) => northside(idOf, '/access'),
    caption:
      'The Access page of Northside Health: who and what has access, who granted it, and when it was last used',
  },
  {
    name: 'activity',
    who: 'ana',
    path: (idOf) => northside(idOf, '/activity'),
    caption: 'Activity: what happened in Northside Health, day by day',
  },
  {
    name: 'network-map',
    who: 'ana',
    path: (idOf) => circle(idOf, '/map'),
    caption: 'The map of the network Care Circle, in the dark color scheme',
    dark: true,
  },
  {
    name: 'approval',
    who: 'ana',
    path: (idOf) =>
      `/approval?${new URLSearchParams({
        application: idOf('Lab Results'),
        redirect: 'https://results.lakeshorelabs.example/callback',
        state: 'tour',
        orgId: idOf('Northside Health'),
      }).toString()}`,
    caption:
      'The approval screen of Lab Results: its owner, where you return to, and what it can do',
  },
  {
    name: 'proof',
    who: 'ana',
    path: (idOf) => northside(idOf, '/data-export'),
    before: checkExport,
    caption: 'An export file, verified in the browser',
  },
  {
    name: 'sign-in',
    path: () => '/sign-in',
    caption: 'The sign-in page',
  },
  {
    name: 'join-organization',
    who: 'mei',
    path: (idOf) => `/join_organization/${idOf('invitation of mei.lin@post.example')}`,
    caption: 'An invitation to Prairie Home Care',
  },
  {
    name: 'find',
    who: 'ana',
    path: (idOf) => northside(idOf, '/members'),
    before: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Find a page/ }).fill('ma')
      await page.getByRole('option', { name: /Maple Grove Research/ }).waitFor()
      await page.getByRole('option', { name: /Marcus Lindqvist/ }).waitFor()
    },
    caption: 'Find anything: pages, people, applications, and networks appear while you type',
  },
  {
    name: 'account',
    who: 'ana',
    path: () => '/user/account/sessions',
    before: (page) => from(page.getByRole('heading', { name: 'Active sessions' })),
    caption: 'Your account, in the dark color scheme',
    dark: true,
  },
  {
    name: 'members',
    who: 'ana',
    path: (idOf) => northside(idOf, '/members'),
    caption: 'The members of Northside Health',
  },
  {
    name: 'invite-members',
    who: 'ana',
    path: (idOf) => northside(idOf, '/members/invite'),
    caption: 'The form to invite members',
  },
  {
    name: 'review',
    who: 'ana',
    path: (idOf) => northside(idOf, `/access/reviews/${idOf('review of Northside Health')}`),
    caption: 'An access review in progress',
  },
  {
    name: 'security',
    who: 'ana',
    path: (idOf) => northside(idOf, '/security'),
    caption: 'The security policies of Northside Health',
  },
  {
    name: 'data-export',
    who: 'ana',
    path: (idOf) => northside(idOf, '/data-export'),
    caption: 'The data exports of Northside Health',
  },
  {
    name: 'applications',
    who: 'ana',
    path: (idOf) => northside(idOf, '/applications'),
    caption: 'The applications of Northside Health',
  },
  {
    name: 'application',
    who: 'ana',
    path: (idOf) => `/application/${idOf('Clinic Scheduler')}`,
    caption: 'The settings of the application Clinic Scheduler',
  },
  {
    name: 'network',
    who: 'ana',
    path: (idOf) => circle(idOf),
    caption: 'The settings of the network Care Circle',
  },
  {
    name: 'network-organizations',
    who: 'ana',
    path: (idOf) => circle(idOf, '/organizations'),
    before: (page) => page.evaluate('scrollTo(0, document.body.scrollHeight)'),
    caption: 'The organizations in Care Circle and the data that each one shares',
  },
  {
    name: 'join-network',
    who: 'theo',
    path: (idOf) => `/join-network/${idOf('Riverbend Clinic in Care Circle')}`,
    caption: 'The invitation of Riverbend Clinic to Care Circle',
  },
  {
    name: 'seen',
    who: 'ana',
    path: (idOf) => `/application-authorization/${idOf('Lab Results for Northside Health')}`,
    before: async (page) => {
      await page.getByRole('button', { name: 'Show what Lab Results would see' }).click()
      await page.getByRole('heading', { name: 'Not visible' }).waitFor()
      await inSight(page.getByRole('button', { name: 'Close', exact: true }))
    },
    caption: 'A data preview: the rows that Lab Results could read for Ana if she approved it',
  },
  {
    name: 'run-it-here',
    who: 'ana',
    path: (idOf) => `/application/${idOf('Waiting Room')}/connect`,
    before: runHere,
    caption: 'Run it here: each request of a sign-in, with its response',
  },
  {
    name: 'map-in-time',
    who: 'ana',
    path: (idOf) => circle(idOf, '/map'),
    before: async (page) => {
      const bar = page.getByRole('region', { name: 'Map history' })
      const slider = bar.getByRole('slider', { name: 'Point in time' })
      await slider.focus()
      await page.keyboard.press('Home')
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
      await slider.blur()
      const change = bar.getByRole('status').getByRole('listitem').last()
      const { y, height } = (await change.boundingBox())!
      await page.evaluate(`scrollBy(0, ${y + height + 24} - innerHeight)`)
      await inSight(slider)
      await inSight(change)
    },
    caption: 'Map history: Care Circle shortly after it was created',
  },
]

/** Scrolls until the element is below the fixed header. */
async function from(place: Locator) {
  await place.waitFor()
  const { y } = (await place.boundingBox())!
  await place.page().evaluate(`scrollBy(0, ${y - 96})`)
}

/** Waits until the element is completely visible in the window. */
async function inSight(place: Locator) {
  await place.waitFor()
  const whole = `(element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }`
  await place.page().waitForFunction(whole, await place.elementHandle())
}

/** Completes a sign-in to the application with the page's built-in client. */
async function runHere(page: Page) {
  const card = page.getByRole('region', { name: 'Run it here' })
  await card.getByRole('button', { name: 'Add it' }).click()
  await card.getByText('is registered as a redirect URI.').waitFor()
  const opening = page.waitForEvent('popup')
  await card.getByRole('button', { name: 'Run', exact: true }).click()
  const approval = await opening
  await approval.getByRole('radio', { name: /Northside Health/ }).check()
  await approval.getByRole('button', { name: 'Authorize', exact: true }).click()
  await card.getByText('The run succeeded, and we revoked its tokens.').waitFor()
  await page.getByText('Updated application').waitFor({ state: 'hidden' })
  await card.getByRole('heading', { name: 'Validate the ID token' }).click()
  await from(card)
}

async function checkExport(page: Page) {
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  const download = await downloading
  const buffer = await readFile(await download.path())
  await page.goto('/user/proof')
  const file = { name: download.suggestedFilename(), mimeType: 'application/zip', buffer }
  await page.getByLabel('Drop a ZIP file here, or choose one').setInputFiles(file)
  await page.getByText("Signed with this service's key.").waitFor()
}
