import { Version } from 'csp_evaluator/dist/csp.js'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

export type Headers = Record<string, string | string[] | undefined>

const always: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same-site|same-origin|cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
  // What is the same for everybody may be kept: pictures, keys, and assets, whose names change with them.
  'cache-control':
    /^(no-store|no-cache|max-age=86400|public, max-age=3600|public, max-age=31536000, immutable)$/,
  'content-security-policy': /^default-src 'none';.*frame-ancestors 'none'/,
}

/** What an answer lacks, and what is wrong in what it has. */
export function wrongIn(headers: Headers): string[] {
  const missing = Object.entries(always)
    .filter(([name, good]) => !good.test(String(headers[name])))
    .map(([name]) => `${name} is ${String(headers[name])}`)
  const told = ['server', 'x-powered-by'].filter((name) => headers[name] !== undefined)
  const policy = judged(String(headers['content-security-policy']))
  const cookies = [headers['set-cookie'] ?? []].flat().filter((line) => !isGuarded(line))
  return [...missing, ...told, ...policy, ...cookies]
}

/** Findings that the evaluator calls high or medium, or no policy at all; its 'maybe' and its advice are not counted. */
function judged(policy: string): string[] {
  const { csp } = new CspParser(policy)
  const findings = new CspEvaluator(csp, Version.CSP3).evaluate()
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}

/** For this host and this site alone; read by a script only where a script must send it back. */
function isGuarded(line: string): boolean {
  const [pair = '', ...parts] = line.split(/; */)
  const guards = new Set(parts.map((part) => part.toLowerCase()))
  const secret = !/XSRF-TOKEN=/.test(pair)
  return (
    !guards.has('samesite=none') &&
    parts.some((part) => /^samesite=/i.test(part)) &&
    !parts.some((part) => /^domain=/i.test(part)) &&
    (!secret || guards.has('httponly')) &&
    (!pair.startsWith('__') || guards.has('secure'))
  )
}
