import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { firstRowsOfOneCast, type Row } from '#testing/access/examples.ts'
import { urlTo } from '#testing/test-client.ts'

let cast: TestCast

beforeAll(async () => {
  const { aCast } = await sharedCasting()
  cast = await aCast()
})

const send = ({ call }: Row, sent: Awaited<ReturnType<Row['sends']>>) =>
  cast.owner.as.request(call.method, urlTo(call, sent), sent.body)

describe("a field that a call doesn't know", () => {
  const refused = {
    status: 400,
    body: { code: 'invalid_input', fields: { surprise: "This field isn't recognized." } },
  }

  // A call for applications rejects people before it reads the query.
  test.each(firstRowsOfOneCast.filter(({ call }) => !call.applicationsOnly))(
    "'$name' rejects unknown fields in the query and the body",
    async (row) => {
      const sent = await row.sends(cast, cast.owner)
      const before = await cast.changes.mark()
      const query = { ...sent.query, surprise: '1' }
      expect(await send(row, { ...sent, query })).toMatchObject(refused)
      if (row.call.method !== 'GET') {
        const body = { ...(sent.body as object), surprise: 1 }
        expect(await send(row, { ...sent, body })).toMatchObject(refused)
      }
      expect(await cast.changes.since(before)).toEqual([])
    },
  )
})

describe("text that PostgreSQL can't store", () => {
  test.each(firstRowsOfOneCast)(
    "'$name' returns a 4xx error for text that PostgreSQL can't store",
    (row) => expectNoFaults(row, ['a\0b']),
  )

  // A single function rejects both texts, in lists too.
  test.each(firstRowsOfOneCast.filter(({ call }) => call.body))(
    "'$name' returns a 4xx error for unstorable text in lists and for lone surrogates in its body",
    { tags: ['long'] },
    (row) => expectNoFaults(row, [['a\0b'], 'a\ud800b', ['a\ud800b']]),
  )

  async function expectNoFaults(row: Row, values: unknown[]) {
    const { call } = row
    const sent = await row.sends(cast, cast.owner)
    const faults: string[] = []
    const attempt = async (where: string, changed: object) => {
      const { status } = await send(row, { ...sent, ...changed })
      if (status < 400 || status >= 500) faults.push(`${where} ${status}`)
    }
    for (const value of values) {
      for (const field of call.body ? fieldsOf(call.body) : []) {
        await attempt(field, { body: { ...(sent.body as object), [field]: value } })
      }
    }
    for (const field of call.query ? fieldsOf(call.query) : []) {
      await attempt(field, { query: { ...sent.query, [field]: 'a\0b' } })
    }
    for (const field of Object.keys(sent.params ?? {})) {
      await attempt(field, { params: { ...sent.params, [field]: 'a\0b' } })
    }
    expect(faults).toEqual([])
  }

  /** Returns every field of a schema in all of its variants. */
  function fieldsOf(schema: z.core.$ZodType): string[] {
    const named = ({ properties = {}, anyOf = [] }: z.core.JSONSchema.BaseSchema): string[] => [
      ...Object.keys(properties),
      ...anyOf.flatMap((each) => named(each)),
    ]
    return named(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  }
})

describe("an ID that doesn't exist", () => {
  const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

  test.each(firstRowsOfOneCast)(
    "'$name' returns 404 for an unknown ID in any field",
    async (row) => {
      const sent = await row.sends(cast, cast.owner)
      const before = await cast.changes.mark()
      const found: string[] = []
      for (const part of ['params', 'query', 'body'] as const) {
        for (const [field, value] of Object.entries(sent[part] ?? {})) {
          if (!isId(value)) continue
          const changed = { ...(sent[part] as object), [field]: randomUUID() }
          const { status } = await send(row, { ...sent, [part]: changed })
          if (status !== 404) found.push(`${part}.${field} ${status}`)
        }
      }
      expect(found).toEqual([])
      expect(await cast.changes.since(before)).toEqual([])
    },
  )
})
