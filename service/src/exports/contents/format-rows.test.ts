import fc from 'fast-check'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyTemplate } from '#testing/helpers/postgres-for-tests.ts'
import type { Column, Entity } from './entities.ts'
import { csvHeader, csvLineOf, jsonLineOf } from './format-rows.ts'
import { withSnapshot } from './snapshot.ts'

let pool: Pool
beforeAll(async () => {
  pool = new Pool({ connectionString: await copyTemplate(inject('postgres')) })
  await pool.query(
    'create table sample (text text, at timestamptz, count bigint, known bool, list text[], detail jsonb, id uuid, bytes bytea, last text, place int)',
  )
})
afterAll(() => pool.end())

const columns: Column[] = [
  { name: 'text', kind: 'text' },
  { name: 'at', kind: 'time' },
  { name: 'count', kind: 'number' },
  { name: 'known', kind: 'boolean' },
  { name: 'list', kind: 'list' },
  { name: 'detail', kind: 'json' },
  { name: 'id', kind: 'uuid' },
  { name: 'bytes', kind: 'hex' },
  { name: 'last', kind: 'text' },
]

interface Row {
  text: string | null
  at: string | null
  count: number | null
  known: boolean | null
  list: string[] | null
  detail: object | null
  id: string | null
  bytes: string | null
  last: string | null
}

/** Returns the output of an export for a query with these columns. */
async function written(select: string, of: Column[] = columns) {
  const entity = { name: 'activity', columns: of, select, uncast: select, count: '' } as Entity
  const never = new AbortController().signal
  const rows = await withSnapshot(pool, never, async (snapshot) =>
    (await Array.fromAsync(snapshot.batches(entity, ''))).flat(),
  )
  return {
    json: rows.map(jsonLineOf(of)).join(''),
    csv: rows.map(csvLineOf(of)).join(''),
  }
}

async function formatted(rows: Row[]) {
  await pool.query('truncate sample')
  await pool.query('insert into sample select * from json_populate_recordset(null::sample, $1)', [
    JSON.stringify(
      rows.map((row, place) => ({ ...row, bytes: row.bytes && `\\x${row.bytes}`, place })),
    ),
  ])
  return written(
    'select text, at, count, known, to_json(list), detail, id, bytes, last from sample order by place',
  )
}

function parsed(json: string): unknown[] {
  return json
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

/** Parses CSV according to RFC 4180. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match; (match = cell.exec(csv));) {
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2]!)
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/**
 * Spaces, control characters, and invisible characters. They're listed one by one, because a test with the code's own
 * pattern would prove nothing.
 */
const unseen = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCodePoint(code + 1)),
  ...Array.from({ length: 34 }, (_, code) => String.fromCodePoint(code + 0x7f)),
  ...Array.from({ length: 48 }, (_, code) => String.fromCodePoint(code + 0x2000)).filter(
    (each) => !/[\u2010-\u2027]/.test(each),
  ),
  ...Array.from('\u00ad\u034f\u061c\u1680\u180e\u205f\u2060\u2066\u2800\u3000\u3164'),
  ...Array.from('\ufe0f\ufeff\uffa0\u{e0020}\u{e0041}\u{e0100}'),
]
const signs = Array.from('=+-@＝＋－＠﹦﹢﹣﹫')

function harmless(text: string): string {
  const [first = ''] = text
  const begin = Array.from(text).find((each) => !unseen.includes(each))
  const dangerous = '\t\r\n'.includes(first) ? first !== '' : signs.includes(begin ?? '')
  const emails = Array.from(text)
  const shown = emails.map((email, at) => {
    if (!';\t\r\n'.includes(email)) return email
    const next = emails.slice(at + 1).find((each) => each !== '"' && !unseen.includes(each))
    return signs.includes(next ?? '') ? `${email}'` : email
  })
  return `${dangerous ? "'" : ''}${shown.join('')}`
}

const nothing: Row = {
  text: null,
  at: null,
  count: null,
  known: null,
  list: null,
  detail: null,
  id: null,
  bytes: null,
  last: null,
}
const sample: Row = {
  text: 'Zoë "the Cat", Ltd',
  at: '2026-11-15T06:23:22.677425Z',
  count: -7,
  known: true,
  list: ['member', 'admin'],
  detail: { note: 'a "b" \\ c' },
  id: '01234567-89ab-4cde-8f01-23456789abcd',
  bytes: '00ff7f80',
  last: '',
}

describe('rows of the database', () => {
  test('EX-4: rows of the database are written as lines of JSON and CSV', async () => {
    const { json, csv } = await formatted([sample, nothing])
    expect(parsed(json)).toEqual([sample, nothing])
    expect(csv).toBe(
      '"Zoë ""the Cat"", Ltd",2026-11-15T06:23:22.677425Z,-7,true,"member admin","{""note"": ""a \\""b\\"" \\\\ c""}","01234567-89ab-4cde-8f01-23456789abcd","00ff7f80",""\r\n,,,,,,,,\r\n',
    )
    expect(csvHeader(columns)).toBe('text,at,count,known,list,detail,id,bytes,last\r\n')
  })

  test('EX-4: values that only programs check are in the JSON rows, but not in the CSV rows', async () => {
    await formatted([sample, nothing])
    const proven: Column[] = [
      { name: 'begin', kind: 'proof' },
      { name: 'text', kind: 'text' },
      { name: 'middle', kind: 'proof' },
      { name: 'bytes', kind: 'hex' },
      { name: 'end', kind: 'proof' },
    ]
    const select = 'select bytes, text, bytes, bytes, bytes from sample order by place'
    const { json, csv } = await written(select, proven)
    const { text, bytes } = sample
    expect(parsed(json)).toEqual([
      { begin: bytes, text, middle: bytes, bytes, end: bytes },
      { begin: null, text: null, middle: null, bytes: null, end: null },
    ])
    expect(csv).toBe('"Zoë ""the Cat"", Ltd","00ff7f80"\r\n,\r\n')
    expect(csvHeader(proven)).toBe('text,bytes\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', `=cmd|' /C calc'!A0`])(
    'EX-4: rows of the database that start like a formula (%j) are escaped in CSV, and unchanged in JSON',
    async (text) => {
      const { json, csv } = await formatted([{ ...nothing, text, last: text }])
      expect(parsed(json)).toEqual([{ ...nothing, text, last: text }])
      const [[first, ...cells] = []] = cellsOf(csv)
      const shown = `'${text.replace(/^[\t\r\n]/, "$&'")}`
      expect([first, cells.at(-1)]).toEqual([shown, shown])
    },
  )

  test.each([
    ['full width', '＝1+1'],
    ['full width', '＋1'],
    ['full width', '－1'],
    ['full width', '＠SUM(A1)'],
    ['a small form', '﹦1+1'],
    ['a byte order mark before it', '\ufeff=1+1'],
    ['a space before it', ' =1+1'],
    ['a non-breaking space before it', '\u00a0=1+1'],
    ['zero-width spaces before it', '\u200b\u200b=1+1'],
    ['a direction mark before it', '\u202e=1+1'],
    ['a filler before it', '\u3164＝1+1'],
    ['a tag before it', '\u{e0041}=1+1'],
    ['a form feed before it', '\f=1+1'],
  ])(
    'EX-4: rows of the database that start like a formula with %s (%j) are escaped',
    async (_by, text) => {
      const { json, csv } = await formatted([{ ...nothing, text, list: [text], last: text }])
      expect(parsed(json)).toEqual([{ ...nothing, text, list: [text], last: text }])
      const [cells = []] = cellsOf(csv)
      expect([cells[0], cells[4], cells[8]]).toEqual([`'${text}`, `'${text}`, `'${text}`])
    },
  )

  test('EX-4: rows of the database that hide a formula behind any number of invisible characters are escaped', async () => {
    const text = `${unseen.join('').repeat(20)}=1+1`
    const { csv } = await formatted([{ ...nothing, text }])
    expect(cellsOf(csv)[0]![0]).toBe(harmless(text))
    expect(harmless(text)).toMatch(/^'.*=1\+1$/s)
  })

  test.each([
    ['Ana;=1+1', "Ana;'=1+1"],
    ['Ana; "=1+1', `Ana;' "=1+1`],
    ['Ana\t＝1+1', "Ana\t'＝1+1"],
    ['Ana\n-1', "Ana\n'-1"],
    ['a;b;@SUM(A1);c', "a;b;'@SUM(A1);c"],
    ['Zoë; Ana - both\n\nmore', 'Zoë; Ana - both\n\nmore'],
  ])(
    'EX-4: rows of the database are escaped if other separators end a cell before a formula: %j',
    async (text, shown) => {
      const { json, csv } = await formatted([{ ...nothing, text, list: [text], last: text }])
      expect(parsed(json)).toEqual([{ ...nothing, text, list: [text], last: text }])
      const [cells = []] = cellsOf(csv)
      expect([cells[0], cells[4], cells[8]]).toEqual([shown, shown, shown])
    },
  )

  test.each(['Zoë = 1', '1＋1', '王+', 'é=1', '😀=1', '\\=1', '"=1"', '\u200b', ' ', '۱+۱'])(
    "EX-4: rows of the database that contain a formula's characters only later (%j) are unchanged",
    async (text) => {
      const { csv } = await formatted([{ ...nothing, text, last: text }])
      const [cells = []] = cellsOf(csv)
      expect([cells[0], cells[8]]).toEqual([text, text])
    },
  )

  test('rows of the database with any text can be read back unchanged', async () => {
    const nasty = fc.constantFrom(
      ...Array.from('\\Nbtnrfv"\',;\t\n\r\b\f\v\x01\x1f\x7f=-é→😀\u2028 '),
    )
    const hiding = fc.constantFrom(...unseen, ...signs, ';', ';', '"', 'a', '王')
    const seldom = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...Array.from('aZ09é→😀')) },
      nasty,
    )
    const text = fc.oneof(
      fc.string({ unit: nasty, maxLength: 12 }),
      fc.string({ unit: seldom, maxLength: 40 }),
      fc.string({ unit: hiding, maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 12 }).map((any) => any.replaceAll('\0', '')),
    )
    const day = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    })
    const time = fc
      .tuple(day, fc.constantFrom('', '.5', '.000001', '.677425', '.9', '.12'))
      .map(([date, fraction]) => `${date.toISOString().slice(0, 19)}${fraction}Z`)
    const row = fc.record({
      text: fc.option(text),
      at: fc.option(time),
      count: fc.option(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1000, max: 1000 }))),
      known: fc.option(fc.boolean()),
      list: fc.option(
        fc.array(fc.string({ unit: fc.oneof(nasty, hiding), maxLength: 5 }), { maxLength: 3 }),
      ),
      detail: fc.option(fc.record({ note: text })),
      id: fc.option(fc.uuid()),
      bytes: fc.option(
        fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('hex')),
      ),
      last: fc.option(text),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const { json, csv } = await formatted(rows)
        const { rows: told } = await pool.query<{ detail: string | null }>(
          'select detail::text from sample order by place',
        )
        expect(parsed(json)).toEqual(rows)
        expect(cellsOf(csv)).toEqual(
          rows.map(({ text: one, at, count, known, list, id, bytes, last }, place) => [
            one === null ? '' : harmless(one),
            at ?? '',
            String(count ?? ''),
            String(known ?? ''),
            harmless(list?.join(' ') ?? ''),
            harmless(told[place]!.detail ?? ''),
            id ?? '',
            bytes ?? '',
            last === null ? '' : harmless(last),
          ]),
        )
      }),
      { numRuns: 60 },
    )
  })
})

test('infinite times and numbers too large for JavaScript are written unchanged', async () => {
  const select = `select null::text, at, count, null::bool, null::json, null::jsonb, null::uuid, null::bytea, null::text
    from (values ('infinity'::timestamptz, 9223372036854775807), ('-infinity', -9223372036854775808)) v (at, count)`
  const { csv } = await written(select)
  expect(csv).toBe(
    ',infinity,9223372036854775807,,,,,,\r\n,-infinity,-9223372036854775808,,,,,,\r\n',
  )
})
