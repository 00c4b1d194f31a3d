import type { Measurement, Outcome } from './measurement.ts'
import { serveSignInPages } from './pages/sign-in-pages.ts'
import { type Milestones, visit } from './pages/visit.ts'
import { interleave, median, roundsOf, withSpread } from './rounds.ts'
import { shiftGoal } from './layout-shift.ts'

const maxOfPeer = 0.6

/** Measures how long a first-time visitor on a slow phone waits until something is visible and the form is usable. */
export const firstPaint: Measurement = {
  id: 'first-paint',
  title: 'First visit to the sign-in page, 4x slower CPU and slow 4G',
  async measure(bench) {
    await using pages = await serveSignInPages(bench)
    const see = (url: string) => visit(pages.browser, url, ({ milestones }) => milestones)
    const { ours, peer } = await interleave(roundsOf(bench).rounds, {
      ours: () => see(pages.ours),
      peer: () => see(pages.peer),
    })
    return describe(ours, peer)
  },
}

function describe(ours: Milestones[], peer: Milestones[]): Outcome {
  const ofPeer = (name: keyof Milestones, words: string) => {
    const ratio = middle(ours, name) / middle(peer, name)
    return {
      sentence: `${words} at ${ratio.toFixed(2)} of the peer's time, at most ${maxOfPeer}`,
      met: ratio <= maxOfPeer,
    }
  }
  return {
    columns: ['', 'first paint, s', 'form visible, s', 'LCP, s', 'usable, s', 'layout shift'],
    rows: [row('Accord `/sign-in`', ours), row('Supabase auth UI', peer)],
    goals: [
      ofPeer('formVisible', 'form visible'),
      ofPeer('largestPaint', 'LCP'),
      {
        sentence: 'usable before the peer is visible',
        met: middle(ours, 'usable') <= middle(peer, 'formVisible'),
      },
      shiftGoal(middle(ours, 'shift')),
    ],
  }
}

function row(label: string, visits: Milestones[]): string[] {
  const inSeconds = (name: keyof Milestones) =>
    withSpread(
      visits.map((each) => each[name] / 1000),
      2,
    )
  const times = (['firstPaint', 'formVisible', 'largestPaint', 'usable'] as const).map(inSeconds)
  return [label, ...times, middle(visits, 'shift').toFixed(3)]
}

function middle(visits: Milestones[], name: keyof Milestones): number {
  return median(visits.map((each) => each[name]))
}
