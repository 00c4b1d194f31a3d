import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the policy of a page without scripts and with one style element. */
export function pagePolicy(style: string): string {
  return `${formPagePolicy(style)}; form-action 'none'`
}

/**
 * Returns the same policy for a page with a form that posts to an application. If the policy named the application's
 * host, browsers would block the redirects that follow.
 */
export function formPagePolicy(style: string): string {
  return `default-src 'none'; style-src ${inlineHashOf(style)}; base-uri 'none'; frame-ancestors 'none'`
}

/** Returns the hash of an inline style or script, so that the policy allows nothing else inline. */
export function inlineHashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/**
 * The policy of a page that loads scripts and styles from this origin and calls the API. It allows no other host and
 * nothing inline.
 */
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

/** The style of the few pages that the service renders itself, in the console's colors. */
export const plainPageStyle = `:root{color-scheme:light dark;--canvas:#f6f8f8;--surface:#fff;--line:#dfe2e6;--quiet:#57606a;--hover:#f4f5f6;--accent:#0b6472;--alarm:#a3361f;--code:#f4f5f6}
@media (prefers-color-scheme:dark){:root{--canvas:#0e1212;--surface:#151a1a;--line:#30363d;--quiet:#9aa4ae;--hover:#1b2026;--accent:#62c3cd;--alarm:#f0907c;--code:#1b2026}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 'Inter Variable',-apple-system,'Segoe UI',Roboto,sans-serif;background:Canvas;color:CanvasText}
main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:36px;margin:0 0 8px}h2{font-size:20px;line-height:28px;margin:32px 0 8px}
a{color:var(--accent)}.quiet{color:var(--quiet)}
code,pre{font:13px/20px ui-monospace,SFMono-Regular,Menlo,monospace}`

/** Returns the console's font for these pages, or an empty style if the console was built without it. */
export function fontOf(consoleFolder: string): string {
  const [file] = globSync('inter-latin-*.woff2', { cwd: join(consoleFolder, 'assets') })
  if (file === undefined) return ''
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(/assets/${file}) format('woff2')}\n`
}
