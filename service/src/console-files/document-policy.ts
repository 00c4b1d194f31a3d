import type { Config } from '#config/config.ts'
import { inlineHashOf } from '#http/page-policy.ts'

/**
 * The content security policy of a document: our own files, and what is inline by its hash. A script has to stand in what
 * was built: nothing that was filled in is one.
 */
export function documentPolicy(html: string, template: string, config: Config): string {
  const inline = (text: string, tag: RegExp) =>
    [...text.matchAll(tag)].map(([, inside = '']) => inlineHashOf(inside))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline(template, /<script>([\s\S]*?)<\/script>/g)].join(' '),
    ["style-src 'self'", ...inline(html, /<style[^>]*>([\s\S]*?)<\/style>/g)].join(' '),
    ["img-src 'self' data:", ...pictures(config)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections(config)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function pictures({ avatarUrl }: Config): string[] {
  return avatarUrl ? [new URL(avatarUrl.replace('{hash}', '0')).origin] : []
}

function connections({ apiHosts, sentryDsn, development }: Config): string[] {
  const local = development ? ['http://localhost:5005', 'http://127.0.0.1:5005'] : []
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : []
  return [...new Set([...Object.values(apiHosts), ...reports, ...local])]
}
