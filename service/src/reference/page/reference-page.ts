import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { commonRefusals, type Refusal } from '@accord/contract/refusal.ts'
import * as z from 'zod/mini'
import { escapeHtml } from '#mail/letter.ts'
import { callersOf } from '../words/callers.ts'
import { plainPageStyle } from '#http/plain-page-style.ts'

export const referenceStyle = `${plainPageStyle}
nav ul{list-style:none;padding:0;columns:2 280px}nav li{break-inside:avoid;padding:2px 0;overflow-wrap:anywhere}
article{border:1px solid var(--line);border-radius:8px;padding:16px 24px;margin:16px 0;scroll-margin-top:16px}
article h3{margin:0;font:600 14px/24px ui-monospace,Menlo,monospace;overflow-wrap:anywhere}
article h3 b{display:inline-block;min-width:64px;color:var(--accent)}
h4{font-size:13px;line-height:20px;margin:16px 0 4px;color:var(--quiet);font-weight:600}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;padding:6px 16px 6px 0;border-top:1px solid var(--line);font-size:14px}
td,th{overflow-wrap:anywhere}th{width:30%;font-weight:400}p{margin:4px 0}
@media (max-width:600px){td,th{display:block;width:auto;padding-right:0}td{border-top:0;padding-top:0}}`

function callersIn(call: Call): string {
  return callersOf(call).replaceAll(/`(.+?)`/g, '<code>$1</code>')
}

/** The reference for people: every call with who may make it, what it takes, gives and refuses. */
export function referencePage(brand: string): string {
  const features = Object.entries(callsByFeature) as [string, Record<string, Call>][]
  const index = features.flatMap(([, calls]) =>
    Object.entries(calls).map(
      ([name, call]) =>
        `<li><a href="#${name}"><code>${call.method} ${escapeHtml(call.path)}</code></a></li>`,
    ),
  )
  const sections = features.map(
    ([feature, calls]) =>
      `<h2>${feature[0]!.toUpperCase()}${feature.slice(1)}</h2>${Object.entries(calls).map(article).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(brand)} API</title><style>${referenceStyle}</style></head><body><main>
<h1>${escapeHtml(brand)} API</h1>
<p>Calls live below <code>/api</code> and speak JSON. Send a token as <code>Authorization: Bearer …</code>. Unknown fields are refused. Every error has a stable <code>code</code>, a sentence in <code>message</code> and, where fields are wrong, a sentence for each in <code>fields</code>. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Every call may answer</h2>${refusalTable(commonRefusals)}
<nav aria-label="Calls"><h2>Calls</h2><ul>${index.join('')}</ul></nav>${sections.join('')}</main></body></html>`
}

function article([name, call]: [string, Call]): string {
  const parts = [
    fieldTable('In the address', call.params),
    fieldTable('Query', call.query),
    fieldTable('Body', call.body),
    fieldTable(`Answers ${call.status ?? 200}`, call.reply),
    call.refusals.length > 0 ? `<h4>Refuses</h4>${refusalTable(call.refusals)}` : '',
  ]
  return `<article id="${name}"><h3><b>${call.method}</b> ${escapeHtml(call.path)}</h3><p>${escapeHtml(call.summary)}</p><p class="quiet">${callersIn(call)}</p>${parts.join('')}</article>`
}

interface JsonSchema {
  type?: string
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  enum?: string[]
  default?: unknown
}

function fieldTable(title: string, schema: z.core.$ZodType | undefined): string {
  if (!schema) return ''
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const shapes = (json.anyOf ?? [json]).filter(
    (shape) => Object.keys(shape.properties ?? {}).length > 0,
  )
  const tables = shapes.map((shape) => `<table>${rowsOf(shape).join('')}</table>`)
  return tables.length > 0 ? `<h4>${title}</h4>${tables.join('<p class="quiet">or</p>')}` : ''
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = field.items?.properties ? field.items : field
    const own = `<tr><th><code>${escapeHtml(prefix + name)}</code></th><td>${kindOf(field)}${required.includes(name) ? '' : ', optional'}</td></tr>`
    return [own, ...(inner.properties ? rowsOf(inner, `${prefix}${name}.`) : [])]
  })
}

function kindOf(field: JsonSchema): string {
  if (field.anyOf) return field.anyOf.map(kindOf).join(' or ')
  if (field.enum) return field.enum.map((value) => `<code>${escapeHtml(value)}</code>`).join(', ')
  const bounds = [
    field.format,
    field.minLength !== undefined && field.minLength > 1
      ? `at least ${field.minLength} characters`
      : '',
    field.maxLength === undefined ? '' : `at most ${field.maxLength} characters`,
    field.maximum !== undefined && field.maximum < 1e9
      ? `${field.minimum ?? 0} to ${field.maximum}`
      : '',
    field.default === undefined ? '' : `default ${JSON.stringify(field.default)}`,
  ].filter(Boolean)
  return [field.type ?? 'any', ...bounds].join(', ')
}

function refusalTable(refusals: readonly Refusal[]): string {
  const rows = refusals.map(
    ({ status, code, message }) =>
      `<tr><th>${status} <code>${code}</code></th><td>${escapeHtml(message)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}
