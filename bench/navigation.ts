import type { Page } from '@playwright/test'
import { buildConsoleIfStale } from '../scripts/build-console.ts'
import { type Accord, password, startAccord } from './accord.ts'
import type { Measurement, Outcome } from './measurement.ts'
import { type Browser, type Walked, openBrowser, openWindow, visit, walk } from './pages/visit.ts'
import { median, roundsOf, withSpread } from './rounds.ts'
import { shiftGoal } from './layout-shift.ts'

/** How long a person hovers over a link before clicking it. */
const pointsMs = 150
/** The maximum loading time of a page opened by its URL, relative to the sign-in page. */
const maxTimesUsable = 2.2
/** Matches the path of the page after sign-in. */
const landed = /\/user(\/|$)/
const sections = ['Members', 'Applications', 'Networks', 'Activity'] as const

/**
 * Measures how long people wait in the console for a page opened by its URL, for the first page after sign-in, and for
 * the next page.
 */
export const navigation: Measurement = {
  id: 'navigation',
  title: 'Pages of the console, 4x slower CPU and slow 4G',
  async measure(bench) {
    await buildConsoleIfStale()
    await using accord = await startAccord(bench)
    await using browser = await openBrowser()
    const person = await seedPerson(accord, browser)
    const seen: Round[] = []
    for (let round = 0; round < roundsOf(bench).rounds; round += 1) {
      seen.push({
        usable: await visit(
          browser,
          `${accord.url}/sign-in`,
          ({ milestones }) => milestones.usable,
        ),
        opened: await openByAddress(browser, person),
        entered: await signIn(browser, accord, person.email),
        walks: await walkSections(browser, person),
      })
    }
    return describe(seen)
  },
}

type Person = Awaited<ReturnType<typeof seedPerson>>

/** Creates a person with an organization, and the browser storage of someone who has opened it. */
async function seedPerson(accord: Accord, browser: Browser) {
  const [{ id, email } = { id: '', email: '' }] = await accord.seed.people(1)
  const answer = await fetch(`${accord.url}/api/organization`, {
    method: 'POST',
    headers: {
      ...(await accord.seed.session(id, 'program')),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Northside Health', country: 'US' }),
  })
  const { organization } = (await answer.json()) as { organization: { id: string } }
  const home = `${accord.url}/organization/${organization.id}`
  const context = await browser.newContext()
  const page = await context.newPage()
  await fillIn(page, accord, email)
  await enter(page)
  await page.goto(home)
  await page.getByRole('heading', { level: 1, name: 'Northside Health' }).waitFor()
  await page.waitForLoadState('networkidle')
  const storage = await context.storageState()
  await context.close()
  return { email, home, storage }
}

async function fillIn(page: Page, accord: Accord, email: string) {
  await page.goto(`${accord.url}/sign-in`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // While the person types, the browser loads the files of the next page.
  await page.waitForLoadState('networkidle')
}

async function enter(page: Page) {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(landed)
}

/** Opens the member list, which contains only the person's own row. */
function openByAddress(browser: Browser, { home, storage, email }: Person): Promise<Walked> {
  return openWindow(
    browser,
    storage,
    (page) => walk(page, () => page.goto(`${home}/members`)),
    email,
  )
}

function signIn(browser: Browser, accord: Accord, email: string): Promise<number> {
  return openWindow(browser, undefined, async (page) => {
    let pressedAt = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') pressedAt ||= Date.now()
    })
    await fillIn(page, accord, email)
    const { settledAt } = await walk(page, () => enter(page))
    return settledAt - pressedAt
  })
}

function walkSections(browser: Browser, { home, storage }: Person): Promise<Walked[]> {
  return openWindow(browser, storage, async (page) => {
    await walk(page, () => page.goto(home))
    const walked: Walked[] = []
    for (const name of sections) {
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
      await link.hover()
      await page.waitForTimeout(pointsMs)
      walked.push(await walk(page, () => link.click()))
    }
    return walked
  })
}

type Round = { usable: number; opened: Walked; entered: number; walks: Walked[] }

function describe(rounds: Round[]): Outcome {
  const steps = rounds.flatMap(({ walks }) => walks)
  const opened = rounds.map((round) => round.opened)
  const entered = rounds.map((round) => round.entered)
  const usable = rounds.map((round) => round.usable)
  const readable = opened.map((each) => each.readable)
  const shift = Math.max(...[...opened, ...steps].map((each) => each.shift))
  const atMax = (words: string, values: number[], max: number) => ({
    sentence: `${words} in ${(median(values) / 1000).toFixed(2)} s, at most ${max}`,
    met: median(values) <= max * 1000,
  })
  const timesUsable = median(readable) / median(usable)
  const row = (words: string, walked: Walked[]) => [
    words,
    seconds(walked.map(({ titled }) => titled)),
    seconds(settledOf(walked)),
  ]
  return {
    columns: ['', 'title, s', 'all of it, s'],
    rows: [
      ['sign-in page, until it is usable', '', seconds(usable)],
      ['members, opened by URL, until the list can be read', '', seconds(readable)],
      row('members, opened by URL', opened),
      ['from the sign-in button to the first page', '', seconds(entered)],
      ...sections.map((name, index) =>
        row(
          `from the menu to ${name}`,
          rounds.map(({ walks }) => walks[index]!),
        ),
      ),
    ],
    goals: [
      {
        sentence: `opened by URL: readable ${timesUsable.toFixed(2)} times the sign-in page, at most ${maxTimesUsable}`,
        met: timesUsable <= maxTimesUsable,
      },
      atMax('first page after sign-in', entered, 1.8),
      atMax(
        'title of the next page',
        steps.map(({ titled }) => titled),
        0.2,
      ),
      atMax('all of the next page', settledOf(steps), 0.6),
      shiftGoal(shift),
    ],
  }
}

function settledOf(walked: Walked[]): number[] {
  return walked.map(({ settled }) => settled)
}

function seconds(values: number[]): string {
  return withSpread(
    values.map((value) => value / 1000),
    2,
  )
}
