import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import type { Measurement } from './measurement.ts'
import { serveSignInPages } from './pages/sign-in-pages.ts'
import { visit } from './pages/visit.ts'

/** The size in bytes after gzip, regardless of the actual encoding, because budgets use this size. */
export interface Weight {
  script: number
  style: number
}

/** Adds up all JavaScript and CSS, both in files and inline. */
export async function weigh(responses: Response[]): Promise<Weight> {
  const weight = { script: 0, style: 0 }
  for (const response of responses) {
    const type = response.headers()['content-type'] ?? ''
    if (/javascript/.test(type)) weight.script += gzipped(await response.body())
    if (/text\/css/.test(type)) weight.style += gzipped(await response.body())
    if (/text\/html/.test(type)) {
      const html = await response.text()
      weight.style += gzippedParts(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
      weight.script += gzippedParts(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
    }
  }
  return weight
}

function gzippedParts(html: string, pattern: RegExp): number {
  const text = [...html.matchAll(pattern)].map(([, part]) => part).join('')
  return text === '' ? 0 : gzipped(Buffer.from(text))
}

function gzipped(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length
}

const budget = 100

/** Measures how much data a browser must load before a person can sign in. */
export const signInWeight: Measurement = {
  id: 'sign-in-weight',
  title: 'Size of the sign-in page',
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
