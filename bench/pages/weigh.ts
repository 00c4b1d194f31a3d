import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'

/** Bytes after gzip, whatever encoding they really travelled in: that is what budgets count in. */
export interface Weight {
  script: number
  style: number
}

/** JavaScript and CSS, as files and inside the document alike. */
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
