import { createHash } from 'node:crypto'

/** Policy of a page without script and with one style element. */
export function pagePolicy(style: string): string {
  return `${formPagePolicy(style)}; form-action 'none'`
}

/** The same for a page with a form to an application. Browsers would stop where that leads on, if its host were named. */
export function formPagePolicy(style: string): string {
  return `default-src 'none'; style-src ${inlineHashOf(style)}; base-uri 'none'; frame-ancestors 'none'`
}

/** What is written into a page, so that nothing else in it counts. */
export function inlineHashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/** Policy of a page that fetches its scripts and styles from here, and calls the API: nothing inline, nothing from elsewhere. */
export const scriptedPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')
