import fc from 'fast-check'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyTemplate } from '#testing/parts/postgres-for-tests.ts'
import { beginsFormula, fieldBeginsFormula } from './formulas.ts'
import { csvHeader, csvRows } from './csv-rows.ts'
import { jsonRows } from './json-rows.ts'
import { type Column, copyPlain, memoryInTurn, mostUnderWay, viewOf } from './rows.ts'

let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: await copyTemplate(inject('postgres')) })
  await client.connect()
  await client.query("set timezone = 'UTC'")
  await client.query(
    'create temporary table sample (text text, at timestamptz, count int, known bool, list text[], detail jsonb, last text, place int)',
  )
})
afterAll(() => client.end())

const columns: Column[] = [
  { name: 'text', kind: 'text' },
  { name: 'at', kind: 'time' },
  { name: 'count', kind: 'number' },
  { name: 'known', kind: 'boolean' },
  { name: 'list', kind: 'list' },
  { name: 'detail', kind: 'json' },
  { name: 'last', kind: 'text' },
]

interface Row {
  text: string | null
  at: string | null
  count: number | null
  known: boolean | null
  list: string[] | null
  detail: object | null
  last: string | null
}

/** Through PostgreSQL's own COPY. */
async function formatted(rows: Row[]) {
  await client.query('truncate sample')
  await client.query('insert into sample select * from json_populate_recordset(null::sample, $1)', [
    JSON.stringify(rows.map((row, place) => ({ ...row, place }))),
  ])
  const chunks: Buffer[] = []
  const select =
    'select text, at, count, known, to_json(list), detail, last from sample order by place'
  for await (const chunk of client.query(to(`copy (${select}) to stdout`))) chunks.push(chunk)
  const lines = Buffer.concat(chunks)
  const [json, csv] = [jsonRows(columns)(lines), csvRows(columns)(lines)]
  expect([json.rows, csv.rows]).toEqual([rows.length, rows.length])
  return { json: json.bytes, csv: csv.bytes }
}

function parsed(json: Buffer): unknown[] {
  return json
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

/** A reader of CSV as RFC 4180 describes it. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match; (match = cell.exec(csv));) {
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2]!)
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** Spaces, controls and what is nothing to see, one by one: the pattern of the code is not its own proof. */
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
  const letters = Array.from(text)
  const shown = letters.map((letter, at) => {
    if (!';\t\r\n'.includes(letter)) return letter
    const next = letters.slice(at + 1).find((each) => each !== '"' && !unseen.includes(each))
    return signs.includes(next ?? '') ? `${letter}'` : letter
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
  last: null,
}
const sample: Row = {
  text: 'Zoë "the Cat", Ltd',
  at: '2026-11-15T06:23:22.677425Z',
  count: -7,
  known: true,
  list: ['member', 'admin'],
  detail: { note: 'a "b" \\ c' },
  last: '',
}

describe('rows of the database', () => {
  test('EX-4: become lines of JSON and of CSV', async () => {
    const { json, csv } = await formatted([sample, nothing])
    expect(parsed(json)).toEqual([sample, nothing])
    expect(csv.toString()).toBe(
      '"Zoë ""the Cat"", Ltd",2026-11-15T06:23:22.677425Z,-7,true,"member admin","{""note"": ""a \\""b\\"" \\\\ c""}",""\r\n,,,,,,\r\n',
    )
    expect(csvHeader(columns).toString()).toBe('text,at,count,known,list,detail,last\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', `=cmd|' /C calc'!A0`])(
    'EX-4: that begin like a formula (%j) are shown instead of computed, and are as they are in JSON',
    async (text) => {
      const { json, csv } = await formatted([{ ...nothing, text, last: text }])
      expect(parsed(json)).toEqual([{ ...nothing, text, last: text }])
      const [[first, ...cells] = []] = cellsOf(csv.toString())
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
    ['a space that does not break before it', '\u00a0=1+1'],
    ['zero-width spaces before it', '\u200b\u200b=1+1'],
    ['a mark of direction before it', '\u202e=1+1'],
    ['a filler before it', '\u3164＝1+1'],
    ['a tag before it', '\u{e0041}=1+1'],
    ['a form feed before it', '\f=1+1'],
  ])(
    'EX-4: that begin like a formula by %s (%j) are shown instead of computed',
    async (_by, text) => {
      const { json, csv } = await formatted([{ ...nothing, text, list: [text], last: text }])
      expect(parsed(json)).toEqual([{ ...nothing, text, list: [text], last: text }])
      const [cells = []] = cellsOf(csv.toString())
      expect([cells[0], cells[4], cells[6]]).toEqual([`'${text}`, `'${text}`, `'${text}`])
    },
  )

  test('EX-4: that hide a formula behind any number of such characters are shown', async () => {
    const text = `${unseen.join('').repeat(20)}=1+1`
    const { csv } = await formatted([{ ...nothing, text }])
    expect(cellsOf(csv.toString())[0]![0]).toBe(harmless(text))
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
    'EX-4: are shown where other separators end a cell before a formula: %j',
    async (text, shown) => {
      const { json, csv } = await formatted([{ ...nothing, text, list: [text], last: text }])
      expect(parsed(json)).toEqual([{ ...nothing, text, list: [text], last: text }])
      const [cells = []] = cellsOf(csv.toString())
      expect([cells[0], cells[4], cells[6]]).toEqual([shown, shown, shown])
    },
  )

  test('EX-4: begin with bytes that the code looks closer at, where they could be a formula', () => {
    const overlooked: string[] = []
    for (let code = 1; code <= 0x10ffff; code += 1) {
      const text = `${String.fromCodePoint(code)}=1`
      const isHalf = code >= 0xd800 && code <= 0xdfff
      if (isHalf || '\\\b\f\n\r\t\v'.includes(text[0]!)) continue
      if (beginsFormula(text) && !fieldBeginsFormula(Buffer.from(`${text}\n`), 0)) {
        overlooked.push(code.toString(16))
      }
    }
    expect(overlooked).toEqual([])
  })

  test.each(['Zoë = 1', '1＋1', '王+', 'é=1', '😀=1', '\\=1', '"=1"', '\u200b', ' ', '۱+۱'])(
    'EX-4: that only hold its signs further on (%j) stay as they are',
    async (text) => {
      const { csv } = await formatted([{ ...nothing, text, last: text }])
      const [cells = []] = cellsOf(csv.toString())
      expect([cells[0], cells[6]]).toEqual([text, text])
    },
  )

  test('of any text whatever come out as they went in', async () => {
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
    const row = fc.record({
      text: fc.option(text),
      at: fc.option(fc.constantFrom('2026-11-15T06:23:22Z', '1999-01-01T00:00:00.5Z')),
      count: fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
      known: fc.option(fc.boolean()),
      list: fc.option(
        fc.array(fc.string({ unit: fc.oneof(nasty, hiding), maxLength: 5 }), { maxLength: 3 }),
      ),
      detail: fc.option(fc.record({ note: text })),
      last: fc.option(text),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const { json, csv } = await formatted(rows)
        const { rows: told } = await client.query<{ detail: string | null }>(
          'select detail::text from sample order by place',
        )
        expect(parsed(json)).toEqual(rows)
        expect(cellsOf(csv.toString())).toEqual(
          rows.map(({ text: one, at, count, known, list, last }, place) => [
            one === null ? '' : harmless(one),
            at ?? '',
            String(count ?? ''),
            String(known ?? ''),
            harmless(list?.join(' ') ?? ''),
            harmless(told[place]!.detail ?? ''),
            last === null ? '' : harmless(last),
          ]),
        )
      }),
      { numRuns: 60 },
    )
  })
})

test('what is plain is copied up to any byte that is not, wherever it stands', () => {
  for (let value = 0; value < 256; value += 1) {
    const isPlain = value >= 32 && !'"\\;'.includes(String.fromCharCode(value))
    for (let place = 0; place < 9; place += 1) {
      const bytes = Buffer.from('\x80 !#:<[]\xff~', 'latin1')
      bytes[place] = value
      const copy = Buffer.alloc(bytes.length + 4)
      const plain = copyPlain(viewOf(bytes), 0, viewOf(copy), 0)
      expect(plain, `byte ${value} at ${place}`).toBe(isPlain ? bytes.length : place)
      expect(copy.subarray(0, plain).equals(bytes.subarray(0, plain))).toBe(true)
    }
  }
})

test('a batch has its memory for as long as others may be under way', () => {
  const memory = memoryInTurn()
  const taken = Array.from({ length: mostUnderWay }, () => memory(10))
  expect(new Set(taken).size).toBe(mostUnderWay)
})
