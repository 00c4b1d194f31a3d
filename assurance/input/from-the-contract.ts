import * as z from 'zod/mini'
import fc from 'fast-check'
import type { Row } from '@accord/service/testing/access/examples.ts'
import { urlTo } from '@accord/service/testing/test-client.ts'
import type { PlainRequest } from './keep-alive.ts'

/** Returns every field that a schema defines in any of its variants. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  const named = ({ properties = {}, anyOf = [] }: z.core.JSONSchema.BaseSchema): string[] => [
    ...Object.keys(properties),
    ...anyOf.flatMap((each) => named(each)),
  ]
  return named(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** Converts 'created_at' to 'createdAt'. */
export function camelCased(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, email: string) => email.toUpperCase())
}

/**
 * Values that broke other products: queries, templates, paths, operators, extreme numbers, and
 * invalid text.
 */
const known = [
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table users; --",
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'a\0b',
  'a\ud800b',
  'a\r\nSet-Cookie: x=1',
  '\u202Egnp.exe',
  'ﷺ'.repeat(50),
  'é'.repeat(300),
  'a'.repeat(70_000),
  '[object Object]',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  '٣',
  'null',
  'true',
  '2026-02-30T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
]

const strange: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  [],
  {},
  [[]],
  { $ne: null },
  { $gt: '' },
  ['owner', 'owner'],
  [null],
  { toString: 1 },
  { length: 1e9 },
  Array.from({ length: 2000 }, () => 'x'),
  nested(60),
  nested(3000),
]

/** The value is inserted as text, because `JSON.stringify` can't produce it. */
function nested(depth: number): unknown {
  let inner: unknown = 'x'
  for (let level = 0; level < depth; level++) inner = level % 2 === 0 ? [inner] : { a: inner }
  return inner
}

/** Generates text that someone could type into a text field. */
export const hostileText = fc.oneof(
  fc.constantFrom(...known),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
)

/** Generates any JSON value. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(...strange),
  fc.jsonValue({ maxDepth: 3 }),
)

type Sent = Awaited<ReturnType<Row['sends']>>

/** One deviation of a request from the contract. */
export type Twist =
  | { kind: 'body' | 'query'; field: number; value: unknown }
  | { kind: 'params'; field: number; value: string }
  | { kind: 'operator'; field: number; value: string }
  | { kind: 'whole body'; text: string; type: string }
  | { kind: 'without'; field: number }
  | { kind: 'header'; name: string; value: string }

const field = fc.nat(30)
const visible = fc.stringMatching(/^[ -~]{0,80}$/)

export const twist: fc.Arbitrary<Twist> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('body' as const), field, value: hostileValue }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('query' as const), field, value: hostileText }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('params' as const), field, value: hostileText }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('operator' as const), field, value: hostileText }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('without' as const), field }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('whole body' as const),
      text: fc.oneof(
        hostileText,
        fc.json(),
        fc.constantFrom('{', '[', '{"a":1,"a":2}', '﻿{}', '"x"'),
      ),
      type: fc.constantFrom(
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        '',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('header' as const),
      name: fc.constantFrom(
        'authorization',
        'cookie',
        'origin',
        'accept',
        'accept-language',
        'x-forwarded-for',
        'range',
        'if-none-match',
        'x-http-method-override',
        'content-encoding',
        'expect',
      ),
      value: visible,
    }),
  },
)

/** Query parameters that other products would accept. */
const askedElsewhere = ['$skip', '$limit', '$with', '$select', 'sort', 'cursor', 'email', 'id']

/** Returns an example's request with these deviations. */
export function twisted(
  { call }: Row,
  example: Sent,
  token: string,
  twists: Twist[],
): PlainRequest {
  const body = { ...(example.body as Record<string, unknown>) }
  const query: Record<string, string> = { ...example.query }
  const params = { ...example.params }
  const headers: Record<string, string> = token ? { authorization: token } : {}
  let text: string | undefined
  let type = 'application/json'
  const bodyFields = [...(call.body ? fieldsOf(call.body) : []), 'surprise']
  const queryFields = [...(call.query ? fieldsOf(call.query) : []), ...askedElsewhere]
  const oneOf = (fields: string[], at: number) => fields[at % fields.length]!
  for (const each of twists) {
    if (each.kind === 'body') body[oneOf(bodyFields, each.field)] = each.value
    if (each.kind === 'without') delete body[oneOf(bodyFields, each.field)]
    if (each.kind === 'query') query[oneOf(queryFields, each.field)] = String(each.value)
    if (each.kind === 'operator') query[`${oneOf(queryFields, each.field)}[$ne]`] = each.value
    if (each.kind === 'header') headers[each.name] = each.value
    if (each.kind === 'params') {
      const names = Object.keys(params)
      if (names.length > 0)
        params[oneOf(names, each.field)] = each.value.toWellFormed().slice(0, 4000)
    }
    if (each.kind === 'whole body') ({ text, type } = each)
  }
  const hasBody = text !== undefined || call.method !== 'GET'
  if (hasBody && type) headers['content-type'] = type
  return {
    method: call.method,
    path: urlTo(call, { params, query: shortened(query) }),
    headers,
    body: hasBody ? (text ?? JSON.stringify(body)) : undefined,
  }
}

/**
 * Shortens long values, because a URL that is too long never reaches the call. FZ2 covers such
 * URLs.
 */
function shortened(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value.slice(0, 2000)]),
  )
}
