import type { Measurement, Outcome } from './measurement.ts'
import { join } from 'node:path'
import { goodPassword } from '@accord/service/testing/people.ts'
import type { Page } from '@playwright/test'
import { beginSession } from '../browser-tests/support/session.ts'
import { inChromium } from '../assurance/browser/in-chromium.ts'
import { screensOf } from '../assurance/browser/screens.ts'
import { slowDown } from './pages/visit.ts'

const maxShift = 0.01

/** The maximum layout shift of a page while it loads. */
export function shiftGoal(shift: number): Outcome['goals'][number] {
  return {
    sentence: `layout shift ${shift.toFixed(4)}, at most ${maxShift}`,
    met: shift <= maxShift,
  }
}

const widths = [360, 1280]

type Look = { screen: string; width: number; shift: number }

/** Measures the layout shift of every screen when it's opened by its URL. Each screen shows one item of each kind. */
export const layoutShift: Measurement = {
  id: 'layout-shift',
  title: 'Layout shift of every screen, 4x slower CPU and slow 4G',
  async measure(bench) {
    await using product = await inChromium(await bench.newDatabase())
    const { stage, url } = product
    const { showing, others, frontDoor } = await screensOf(stage, url)
    const person = await (await product.newContext()).newPage()
    const { email } = stage.organizations[0]!.owner
    await beginSession(person, { email, password: goodPassword })
    const stranger = await (await product.newContext()).newPage()
    const looks: Look[] = []
    for (const page of [person, stranger]) {
      await slowDown(page)
      await page.addInitScript({ path: join(import.meta.dirname, 'pages', 'watch-console.js') })
      for (const width of bench.quick ? widths.slice(1) : widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const screen of page === person ? [...showing, ...others] : frontDoor) {
          looks.push({ screen, width, shift: await shiftAt(page, screen) })
        }
      }
    }
    return describe(looks)
  },
}

async function shiftAt(page: Page, screen: string): Promise<number> {
  await page.goto(screen)
  await page.waitForLoadState('networkidle')
  return page.evaluate<number>('benchWalked().shift')
}

function describe(looks: Look[]): Outcome {
  const moved = looks
    .filter(({ shift }) => shift > 0)
    .toSorted((one, other) => other.shift - one.shift)
  const max = moved[0]?.shift ?? 0
  return {
    columns: ['', 'looks', 'layout shift'],
    rows: [
      ['every screen', String(looks.length), max.toFixed(4)],
      ...moved.map(({ screen, width, shift }) => [
        `\`${withoutIds(screen)}\``,
        `${width} px`,
        shift.toFixed(4),
      ]),
    ],
    goals: [shiftGoal(max)],
  }
}

/** Replaces the IDs, because they differ in every run. */
function withoutIds(path: string): string {
  return path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…')
}
