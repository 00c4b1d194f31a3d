import type { Stage } from '../reliability/stage.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { goodPassword } from '@accord/service/testing/people.ts'
import { beginSession } from '../../browser-tests/support/session.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import { inChromium, quietly } from './in-chromium.ts'
import { screensOf } from './screens.ts'

/** Payloads that would run a script or redirect if the page treated text as markup or code. */
const markup = [
  '<script>hit(1)</script>',
  '<img src=x onerror=hit(1)>',
  '<svg onload=hit(1)>',
  '<svg><script>hit(1)</script></svg>',
  '<iframe srcdoc="<script>parent.hit(1)</script>">',
  '<iframe src=javascript:parent.hit(1)>',
  '<body onload=hit(1)>',
  '<details open ontoggle=hit(1)>',
  '<input autofocus onfocus=hit(1)>',
  '<video><source onerror=hit(1)></video>',
  '<a href=javascript:hit(1)>x</a>',
  '<math><mi xlink:href=javascript:hit(1)>',
  "<style>@import'//evil.example/x'</style>",
  '<link rel=stylesheet href=//evil.example/x>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
  '<base href=//evil.example/>',
  '<form action=//evil.example><button>x',
  '<object data=//evil.example></object>',
  "{{constructor.constructor('hit(1)')()}}",
  '${hit(1)}',
]
/** Prefixes that break out of any HTML context. */
const outOf = ['', '">', "'>", '</textarea></title>', '-->']

const payloads = markup.flatMap((what) => outOf.map((out) => `${out}${what}`))

/** The columns that store text from people, as table and column. */
export const fields = [
  'users.first_name',
  'users.last_name',
  'organizations.address',
  'organizations.name',
  'organizations.description',
  'organizations.city',
  'applications.name',
  'applications.description',
  'networks.name',
  'networks.description',
  'invitations.email',
  'profiles.email',
] as const

export const pairs = payloads.length * fields.length
export const rounds = payloads.length

/** Returns the marker that identifies a field on a screen. */
export function markOf(field: (typeof fields)[number]): string {
  return `~${fields.indexOf(field)}~`
}

/**
 * Writes payloads directly into the tables, bypassing the contract's rules. Each round puts another
 * payload into each field.
 */
export async function writeHostileNames({ pool }: Stage, round: number) {
  for (const [at, field] of fields.entries()) {
    const [table, column] = field.split('.')
    const text = `${payloads[(round + at * 7) % payloads.length]}${markOf(field)}`
    // Addresses are stored in lower case. Invitations to existing people keep their address,
    // because otherwise those people couldn't open them.
    const value = column === 'email' ? 'lower($1)' : '$1'
    const which = table === 'invitations' ? 'where email not in (select email from users)' : ''
    await pool.query(`update ${table} set ${column} = ${value} ${which}`, [text])
  }
}

/** Selects elements that must never appear in a page. */
const foreign =
  '[onerror],[onload],[onfocus],[ontoggle],iframe,object,embed,base,meta[http-equiv],a[href^="javascript:"],script:not([src])'

// These scripts are strings, because this module has no DOM types.
const watching = `document.addEventListener('securitypolicyviolation', (event) =>
  refusedByPolicy(event.effectiveDirective + ' blocked ' + event.blockedURI + ' on ' + location))`
const looking = `({
  text: [document.body.innerText, document.title,
    ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)].join('\\n'),
  strange: [...document.querySelectorAll(${JSON.stringify(foreign)})].map(({ outerHTML }) => outerHTML),
})`
const keeping = `indexedDB.databases().then((databases) =>
  [{ ...localStorage }, { ...sessionStorage }, databases, document.cookie])`

/**
 * Opens a page on which every injected script, policy violation, and request to another host is
 * recorded as a fault.
 */
export async function watchedPage(context: BrowserContext, origin: string) {
  const faults = new Set<string>()
  const page = await context.newPage()
  await page.exposeFunction('hit', () => faults.add(`a script ran on ${page.url()}`))
  await page.exposeFunction('refusedByPolicy', (what: string) => faults.add(what))
  await page.addInitScript(watching)
  page.on('dialog', (dialog) => {
    faults.add(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const to = new URL(request.url())
    if (to.protocol !== 'data:' && to.origin !== origin) faults.add(`requested ${to.href}`)
  })
  return { page, faults, look: () => looked(page, faults) }
}

/**
 * Collects a page's text and form values, and records elements that none of our screens contain.
 */
async function looked(page: Page, faults: Set<string>): Promise<string> {
  const { text, strange } = await page.evaluate<{ text: string; strange: string[] }>(looking)
  for (const element of strange) faults.add(`${element.slice(0, 200)} on ${page.url()}`)
  return text
}

/** Returns everything that the page's origin stores where a script can read it. */
export async function keptBy(page: Page): Promise<string> {
  const kept = await page.evaluate(keeping)
  return JSON.stringify(kept)
}

/**
 * One in this many rounds checks every screen in both languages. The other rounds check the screens
 * that together show every field.
 */
const every = 20
const languages = ['en-US', 'en-CA'] as const

export const assuranceCheck: AssuranceCheck = {
  id: 'FE1',
  what: 'every screen in both languages in Chromium, with markup and code in every name, description, and address',
  holds:
    'no payload runs, violates the policy, or adds an element. Browser storage contains no secrets, no request goes to another host, and no screen can be framed',
  size: pairs,
  unit: 'payloads in fields',
  run: async (size, { newDatabase }) => {
    await using product = await inChromium(await newDatabase())
    const { stage, url } = product
    const { showing, others, frontDoor } = await screensOf(stage, url)
    const { email } = stage.organizations[0]!.owner
    const context = await product.newContext()
    const { page, faults, look } = await watchedPage(context, url)
    await beginSession(page, { email, password: goodPassword })
    const stranger = await watchedPage(await product.newContext(), url)
    const [visit, visitAsStranger] = [quietly(page), quietly(stranger.page)]
    const seen = new Set<string>()
    let [count, looks] = [0, 0]
    const note = (text: string) => {
      looks++
      for (const field of fields) if (text.includes(markOf(field))) seen.add(field)
    }

    for (let round = 0; count < size && round < rounds; round++) {
      await writeHostileNames(stage, round)
      const all = round % every === 0
      for (const language of all ? languages : [languages[round % 2]!]) {
        await visit('/user/profile')
        await page.evaluate(
          (said) => localStorage.setItem('userLanguage', JSON.stringify(said)),
          language,
        )
        for (const path of all ? [...showing, ...others] : showing) {
          await visit(path)
          note(await look())
        }
        for (const path of all ? frontDoor : []) {
          await visitAsStranger(path)
          note(await stranger.look())
        }
      }
      count += fields.length
    }

    const unseen = fields.filter((field) => !seen.has(field))
    faults.add(unseen.length > 0 ? `not shown anywhere: ${unseen.join(', ')}` : '')
    for (const secret of await secretsIn(await keptBy(page), context)) faults.add(secret)
    if (await isFramed(product, url)) faults.add('can be framed by another site')
    const wrong = [...faults, ...stranger.faults].filter((fault) => fault !== '')
    const also = `${looks.toLocaleString('en-US')} checks of ${showing.length + others.length + frontDoor.length} screens`
    return { count, faults: wrong, also }
  },
}

type Context = Awaited<ReturnType<Awaited<ReturnType<typeof inChromium>>['newContext']>>

/**
 * Returns the secrets that scripts could read: the part of the session that they must not see, and
 * the password.
 */
async function secretsIn(kept: string, context: Context): Promise<string[]> {
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
  const secrets = [...cookies.map(({ name, value }) => [name, value]), ['password', goodPassword]]
  const found = secrets.filter(([, value]) => kept.includes(value!))
  if (cookies.length === 0) return ['no cookie is hidden from scripts']
  return found.map(([name]) => `${name} can be read by a script`)
}

/** Returns whether another site can show the page in a frame. */
async function isFramed({ newContext }: { newContext: () => Promise<Context> }, url: string) {
  const context = await newContext()
  const page = await context.newPage()
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}/sign-in"></iframe>` }),
  )
  await page.goto('https://evil.example/')
  const framed = await page.locator('iframe').contentFrame().locator('input').count()
  await context.close()
  return framed > 0
}
