import { visitEmbedded } from '../../service/src/database/embedded/embedded.ts'
import { openDatabase } from '../../service/src/database/open.ts'
import { type IdOf, type Picture, pictures } from './pictures.ts'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { newDataFolder, spawnAccord } from '@accord/service/testing/helpers/accord-process.ts'
import { beginSession } from '../../browser-tests/support/session.ts'
import { launchChromium, quietly } from '../../assurance/browser/in-chromium.ts'
import { type PersonName, people } from '../../service/src/dev/demo/cast.ts'
import { demoPassword as password } from '../../service/src/dev/demo/greeting.ts'
import { buildConsoleIfStale } from '../build-console.ts'
import { inProject } from '../project-folder.ts'

/** Selects the IDs of everything in the pictures, by name. */
const everything = `
  select name, id from organizations
  union all select name, id from applications
  union all select name, id from networks
  union all select 'review of ' || o.name, r.id from access_reviews r
    join organizations o on o.id = r.organization_id where r.ended_at is null
  union all select 'invitation of ' || i.email, i.id from invitations i
  union all select a.name || ' for ' || o.name, w.id from authorizations w
    join applications a on a.id = w.application_id join organizations o on o.id = w.organization_id
  union all select o.name || ' in ' || n.name, m.id from network_members m
    join networks n on n.id = m.network_id join organizations o on o.id = m.organization_id`

/** Reads the IDs from the database of the demo that runs in this folder. */
export async function demoIds(dataDir: string): Promise<IdOf> {
  const { pool, close } = openDatabase((await visitEmbedded(dataDir))!)
  const { rows } = await pool.query<{ name: string; id: string }>(everything)
  await close()
  const ids = new Map(rows.map(({ name, id }) => [name, id]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo has no ${name}.`)
    return id
  }
}

/** While a part of the page is loading, the screen or a label for screen readers contains "Loading". */
const loaded = `document.querySelector('h1') && !/\\bLoading\\b/.test(document.body.innerText)`

const folder = inProject('docs', 'images')

/**
 * `npm run make -- pictures` takes all pictures, or only the named ones. When it takes all of them, it deletes pictures
 * that aren't in the table.
 */
const named = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => named.length === 0 || named.includes(name))

await buildConsoleIfStale()
await using data = await newDataFolder()
await using accord = await spawnAccord(
  { DATA_DIR: data.path, CONSOLE_DIR: inProject('console', 'dist') },
  '--demo',
)
await accord.ready
const idOf = await demoIds(data.path)
// The demo's data ends at the current time. With a fixed clock, '5 minutes ago' stays correct however long the run
// takes.
const now = new Date()
const browser = await launchChromium()
try {
  await mkdir(folder, { recursive: true })
  const contexts = new Map<PersonName | undefined, BrowserContext>()
  for (const picture of wanted) {
    const context = contexts.get(picture.who) ?? (await contextOf(picture.who))
    contexts.set(picture.who, context)
    const image = await take(await context.newPage(), picture)
    await writeFile(`${folder}/${picture.name}.png`, image)
    console.log(`${picture.name}.png  ${Math.round(image.length / 1000)} kB`)
  }
} finally {
  await browser.close()
}
if (named.length === 0) await removeOthers()

/** Returns a context for each person, who signs in only once. */
async function contextOf(who: PersonName | undefined) {
  const context = await browser.newContext({
    baseURL: accord.url,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    // The pages' policy forbids the evaluation of `loaded`.
    bypassCSP: true,
  })
  await context.clock.setFixedTime(now)
  if (who === undefined) return context
  const page = await context.newPage()
  await beginSession(page, { email: people[who].email, password })
  await quietly(page)('/user/profile')
  await page.close()
  return context
}

async function take(page: Page, { path, before, dark }: Picture): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  const visit = quietly(page)
  await visit(path(idOf))
  await page.waitForFunction(loaded)
  await before?.(page)
  const image = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return image
}

async function removeOthers() {
  const kept = pictures.map(({ name }) => `${name}.png`)
  for (const file of await readdir(folder)) {
    if (!kept.includes(file)) await rm(`${folder}/${file}`)
  }
}
