import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '#config/brand.ts'

const file = readFileSync(join(import.meta.dirname, 'mark.png'))

/** It travels with the letter: a picture from elsewhere would tell who opens it, and many programs show none. */
const source = 'cid:mark'

/** Nothing where an operator has a mark of their own: that is an SVG, which mail programs do not show. */
export function markFor({ logoFile }: Brand, look: string): string {
  return logoFile ? '' : `<img src="${source}" width="24" height="24" alt="" ${look}> `
}

/** What goes along with a letter that shows it. */
export function attachedTo(html: string | undefined) {
  if (!html?.includes(`"${source}"`)) return []
  return [
    {
      cid: 'mark',
      filename: 'mark.png',
      content: file,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    },
  ]
}

/** For a browser, which knows of no attachments. */
export function withMarkInside(html: string): string {
  return html.replace(`"${source}"`, `"data:image/png;base64,${file.toString('base64')}"`)
}
