import { createHash } from 'node:crypto'

/** Policy of a page without script and with one style element. */
export function pagePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
