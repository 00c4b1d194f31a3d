import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

/**
 * These files contain texts that aren't error messages: places, retention periods, the event catalog, and the output of
 * `accord verify-export`.
 */
const withOtherTexts = [
  'rules/regions.ts',
  'retention.ts',
  'export-file.ts',
  'translation.ts',
  'event-types.ts',
  'event-examples.ts',
]

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts') && !withOtherTexts.includes(file),
)

interface Node {
  type: string
  start: number
  end: number
  [property: string]: unknown
}

test('the check finds every sentence outside of message()', () => {
  const bypassing = (source: string) => unmarkedSentences(source)
  expect(bypassing("defineError({ message: 'Not found' })")).toEqual(["'Not found'"])
  expect(bypassing("check('must be the same.')")).toHaveLength(1)
  expect(bypassing("z.string('Send text.')")).toEqual(["'Send text.'"])
  expect(bypassing('z.maxLength(9, `Use at most ${max} characters.`)')).toHaveLength(1)
  expect(bypassing("message(isLong ? 'Too long.' : 'Too short.')")).toHaveLength(2)
  expect(bypassing('message(`Use at most ${max}.`)')).toHaveLength(1)
  expect(bypassing("message('Not found')")).toEqual([])
  expect(bypassing("message('Send {{max}}.', { max, defaultValue_one: 'Send one.' })")).toEqual([])
})

test.each(files)('%s marks every error message, so that it can be translated', (file) => {
  expect(unmarkedSentences(readFileSync(join(import.meta.dirname, file), 'utf8'))).toEqual([])
})

/** Finds sentences that aren't an argument of `message`. */
function unmarkedSentences(source: string): string[] {
  const unmarked: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value) && !isElsewhere(value)) {
      if (isSentence(value)) unmarked.push(source.slice(value.start, value.end))
      Object.values(value).forEach(visit)
    }
  }
  visit(parseSync('file.ts', source).program)
  return unmarked
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isElsewhere(node: Node): boolean {
  // This is zod's own text, which is replaced.
  if (node.type === 'BinaryExpression') return node['operator'] === '==='
  if (node.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 'message') return false
  return (node['arguments'] as Node[])[0]?.type === 'Literal'
}

function isSentence(node: Node): boolean {
  const texts =
    node.type === 'TemplateLiteral'
      ? (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      : [node.type === 'Literal' ? node['value'] : '']
  // Some mandated texts begin with a small letter or end without a period.
  return /^[A-Z]\S* (?:\S|$)/.test(String(texts[0])) || / .*[.!?]$/.test(String(texts.at(-1)))
}
