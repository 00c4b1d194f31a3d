import { columns } from '@accord/service/database/tables.ts'
import { setUpCast } from '@accord/service/testing/access/cast.ts'
import { rowsOfOneCast } from '@accord/service/testing/access/examples.ts'
import { dumpOf } from '@accord/service/testing/dump.ts'
import { urlTo } from '@accord/service/testing/test-client.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import { camelCased, fieldsOf } from '../input/from-the-contract.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

const columnNames = Object.values(columns).flatMap((table) => Object.keys(table))

/** Properties that every object inherits, and names that granted admin access in other products. */
const inherited = ['__proto__', 'constructor', 'prototype', 'toString', '$set', 'isAdmin']

/** Every column of every table, in the spelling of the database and of the API. */
const names = [...new Set([...columnNames, ...columnNames.map(camelCased), ...inherited])]

/** A plain value, and values that some parsers would interpret. */
const values = ['true', '["owner"]', '{"roles":["owner"],"email_verified_at":"2026-01-01"}']

const full = 3000

export const assuranceCheck: AssuranceCheck = {
  id: 'MA1',
  what: 'every request body, with the name of every table column as an extra field (a boolean, a list, or an object)',
  holds: 'each is rejected with 400, and no row changes',
  size: full,
  unit: 'requests',
  quick: 120,
  run: async (size, { newDatabase }) => {
    await using service = await startTestService({ databaseUrl: await newDatabase() })
    const cast = await (await setUpCast(service))()
    const unchanged = () => dumpOf(service.context.pool, { except: ['limits'] })
    const faults: string[] = []
    let count = 0
    const withBodies = rowsOfOneCast.filter(({ call }) => call.body !== undefined)
    // At full size, every name is tried. At a smaller size, every body is tried with an equal share
    // of the names.
    const every = size < full ? Math.ceil((withBodies.length * names.length) / size) : 1
    for (const { call, name, sends } of withBodies) {
      const sent = await sends(cast, cast.owner)
      const known = new Set(fieldsOf(call.body!))
      const before = await unchanged()
      for (const [at, field] of names.entries()) {
        if (known.has(field) || at % every !== 0) continue
        const body = withField(sent.body ?? {}, field, values[count % values.length]!)
        const { status } = await cast.owner.as.request(call.method, urlTo(call, sent), body)
        if (status !== 400) faults.push(`${name}: ${field} ${status}`)
        count++
      }
      if ((await unchanged()) !== before) faults.push(`${name} changed something`)
    }
    return { count, faults, also: `${names.length} field names in ${withBodies.length} bodies` }
  },
}

/** Builds the JSON as text, because `__proto__` in an object literal would set the prototype. */
function withField(body: unknown, field: string, value: string): string {
  return JSON.stringify(body).replace('{', `{"${field}":${value},`).replace(/,\}$/, '}')
}
