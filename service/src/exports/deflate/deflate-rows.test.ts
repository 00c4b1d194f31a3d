import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lines } from '#exports/contents/rows.ts'
import { rowDeflater } from './deflate-rows.ts'
import { distances, distanceSymbol, farthest, lengths, lengthSymbols, longest } from './symbols.ts'

type Field = Buffer | string

function linesOf(rows: Field[][]): Lines {
  const fields = rows.flat().map((field) => Buffer.from(field))
  const starts = new Int32Array(fields.length)
  for (let at = 1; at < fields.length; at += 1) {
    starts[at] = starts[at - 1]! + fields[at - 1]!.length
  }
  return { bytes: Buffer.concat(fields), starts, perRow: rows[0]?.length ?? 1 }
}

/** Some lines at a time, and what they are by zlib. */
function deflated(batches: Field[][][], head = ''): Buffer {
  const deflater = rowDeflater()
  const pieces = [Buffer.from(head ? deflater.begin(Buffer.from(head)) : '')]
  for (const batch of batches) pieces.push(Buffer.from(deflater.add(linesOf(batch))))
  return Buffer.concat([...pieces, deflater.end()])
}

function expectSame(batches: Field[][][], head = ''): Buffer {
  const packed = deflated(batches, head)
  const whole = Buffer.concat([head, ...batches.flat(2)].map((field) => Buffer.from(field)))
  const back = inflateRawSync(packed, { info: true }) as unknown as {
    buffer: Buffer
    engine: { bytesWritten: number }
  }
  expect(back.buffer.equals(whole)).toBe(true)
  expect(back.engine.bytesWritten, 'nothing after its end').toBe(packed.length)
  return packed
}

describe('EX-4: rows are deflated so that zlib reads', () => {
  test('any rows whatever, in any number of pieces', () => {
    const field = fc.oneof(
      fc.constantFrom('', 'a', ',"name":"Ana"', ',"name":"Anabel"', '"}\n', 'x'.repeat(300)),
      fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\n'), maxLength: 40 }),
      fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
    )
    const rows = fc
      .integer({ min: 1, max: 6 })
      .chain((perRow) =>
        fc.array(fc.array(field, { minLength: perRow, maxLength: perRow }), { maxLength: 30 }),
      )
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 4 }), fc.string({ maxLength: 40 }), (all, head) => {
        expectSame(all, head)
      }),
      { numRuns: 300 },
    )
  })

  test('nothing, no rows, and each byte there is', () => {
    expectSame([])
    expectSame([[]], 'id,name\r\n')
    expectSame([[[Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]]])
  })

  test('repeats of each length, whatever is left of the longest', () => {
    for (let length = 1; length < 2 * longest + 8; length += 1) {
      const long = randomBytes(length)
      expectSame([[[long], ['-'], [long]].map(([field]) => [field!, '!'])])
    }
  })

  test('repeats as far back as can be told, and none from farther', () => {
    const named = `,"name":"${'Ana'.repeat(30)}"`
    for (const between of [farthest - 2, farthest - 1, farthest, farthest + 1]) {
      const text = randomBytes(between - named.length)
      expectSame([
        [
          [named, text],
          [named, text],
        ],
      ])
    }
    const row = [named, randomBytes(farthest - named.length)]
    const twice = expectSame([[row, row]])
    expect(twice.length).toBeLessThan(farthest + 1000)
  })

  test('what nothing is saved on, and no longer than it was but for its codes', () => {
    const packed = expectSame([[[randomBytes(1_000_000)]]])
    expect(packed.length).toBeLessThan(1_005_000)
  })

  test('fields as they were a few rows ago, for a few bits', () => {
    const people = Array.from({ length: 3 }, () => randomBytes(30).toString('hex'))
    const rows = Array.from({ length: 3000 }, (_, row) => [
      `{"person":"${people[row % 3]}"`,
      `,"at":${row}}\n`,
    ])
    const packed = expectSame([rows])
    expect(packed.length).toBeLessThan(6 * rows.length)
  })

  test('rows of activity, no larger than by zlib at the level that takes least time', () => {
    const rows = Array.from({ length: 1000 }, (_, row) => [
      `{"id":"${randomBytes(16).toString('hex')}"`,
      `,"at":"2026-11-18T0${row % 7}:${10 + (row % 50)}:00Z"`,
      `,"kind":"${['member_invited', 'invitation_accepted', 'member_removed'][row % 3]}"`,
      `,"words":{"email": "person${row}@example.com"}`,
      `,"hash":"${randomBytes(32).toString('hex')}"}\n`,
    ])
    const packed = expectSame([rows])
    expect(packed.length).toBeLessThan(deflateRawSync(linesOf(rows).bytes, { level: 1 }).length)
  })
})

test('each length and each distance has the symbol that stands for it', () => {
  for (let length = 3; length <= longest; length += 1) {
    const symbol = lengthSymbols[length]!
    const more = length - lengths.least[symbol]!
    expect(more >= 0 && more < 2 ** lengths.bits[symbol]!, `length ${length}`).toBe(true)
  }
  for (let distance = 1; distance <= farthest; distance += 1) {
    const symbol = distanceSymbol(distance)
    const more = distance - distances.least[symbol]!
    expect(more >= 0 && more < 2 ** distances.bits[symbol]!, `distance ${distance}`).toBe(true)
  }
})
