import fc from 'fast-check'

/** What has broken others: queries, templates, paths, operators, numbers at their ends, text that is none. */
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

/** JSON cannot say it, so it is said as text. */
function nested(depth: number): unknown {
  let inner: unknown = 'x'
  for (let level = 0; level < depth; level++) inner = level % 2 === 0 ? [inner] : { a: inner }
  return inner
}

/** Text that somebody might put where text belongs. */
export const hostileText = fc.oneof(
  fc.constantFrom(...known),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
)

/** Anything that JSON can say. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(...strange),
  fc.jsonValue({ maxDepth: 3 }),
)
