import { goodPassword } from '@accord/service/testing/people.ts'
import { beginSession } from '../../browser-tests/support/session.ts'
import type { Figure } from '../figure.ts'
import { fields, markOf, pairs, rounds, writeHostileNames } from './hostile-names.ts'
import { inChromium, quietly } from './in-chromium.ts'
import { screensOf } from './screens.ts'
import { keptBy, watchedPage } from './watched-page.ts'

/** In so many rounds of a hundred every screen is looked at, in both languages; in the others those that show every field. */
const every = 20
const languages = ['en-US', 'en-CA'] as const

export const figure: Figure = {
  id: 'FE1',
  what: 'every screen in both languages in Chromium, with markup and code in every name, description and address',
  holds:
    'no script ran, nothing for a policy to refuse, no element that is not ours, no secret in storage, no request elsewhere, in no frame',
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
    faults.add(unseen.length > 0 ? `shown nowhere: ${unseen.join(', ')}` : '')
    for (const secret of await secretsIn(await keptBy(page), context)) faults.add(secret)
    if (await isFramed(product, url)) faults.add('stands in a frame of another site')
    const wrong = [...faults, ...stranger.faults].filter((fault) => fault !== '')
    const also = `${looks.toLocaleString('en-US')} looks at ${showing.length + others.length + frontDoor.length} screens`
    return { count, faults: wrong, also }
  },
}

type Context = Awaited<ReturnType<Awaited<ReturnType<typeof inChromium>>['newContext']>>

/** The half of the session that scripts must not know, and the password. */
async function secretsIn(kept: string, context: Context): Promise<string[]> {
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
  const secrets = [...cookies.map(({ name, value }) => [name, value]), ['password', goodPassword]]
  const found = secrets.filter(([, value]) => kept.includes(value!))
  if (cookies.length === 0) return ['no cookie is kept from scripts']
  return found.map(([name]) => `${name} can be read by a script`)
}

/** Whether another site can show it within its own page. */
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
