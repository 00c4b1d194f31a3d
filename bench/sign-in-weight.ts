import type { Measurement } from './measurement.ts'
import { serveSignInPages } from './pages/sign-in-pages.ts'
import { visit } from './pages/visit.ts'
import { weigh, type Weight } from './pages/weigh.ts'

const budget = 100

/** What a browser must fetch before a person can sign in. */
export const signInWeight: Measurement = {
  id: 'sign-in-weight',
  title: 'Weight of the sign-in screen',
  async measure(bench) {
    await using pages = await serveSignInPages(bench)
    const weightOf = (url: string) => visit(pages.browser, url, ({ arrived }) => weigh(arrived))
    const ours = await weightOf(pages.ours)
    const peer = await weightOf(pages.peer)
    return {
      columns: ['', 'JS + CSS, KB gzip', 'of it JS', 'of it CSS'],
      rows: [row('Accord `/sign-in`', ours), row('Supabase auth UI', peer)],
      goals: [
        {
          sentence: `${inKilobytes(total(ours))} KB, at most ${budget}`,
          met: total(ours) <= budget * 1000,
        },
      ],
    }
  },
}

function row(label: string, weight: Weight): string[] {
  return [label, ...[total(weight), weight.script, weight.style].map(inKilobytes)]
}

function total({ script, style }: Weight): number {
  return script + style
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
