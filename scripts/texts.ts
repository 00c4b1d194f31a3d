import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comment, parseSync, type Program } from 'oxc-parser'

/** A text for people and its position in its file. */
export interface Text {
  kind: 'console' | 'email' | 'contract' | 'command' | 'reference' | 'docs'
  file: string
  line: number
  text: string
}

interface Source {
  kind: Text['kind']
  files: string
  read: (code: string, file: string) => Located[]
}

interface Located {
  /** The offset in the file. */
  at: number
  text: string
}

/** The first source that matches a file reads it. */
const sources: Source[] = [
  { kind: 'console', files: 'console/src/**/*.{ts,tsx}', read: translatedTexts },
  { kind: 'contract', files: 'contract/src/**/*.ts', read: proseLiterals },
  { kind: 'email', files: 'service/src/**/*.mail.ts', read: proseLiterals },
  { kind: 'email', files: 'service/src/{mail,mailings}/**/*.ts', read: proseLiterals },
  { kind: 'reference', files: 'service/src/reference/**/*.ts', read: proseLiterals },
  { kind: 'command', files: 'service/src/**/*.ts', read: proseLiterals },
  {
    kind: 'command',
    files: 'scripts/{start,setup,make,dev,build-console}.{ts,mjs}',
    read: proseLiterals,
  },
  { kind: 'docs', files: '**/*.md', read: markdownTexts },
  { kind: 'docs', files: '.env.example', read: commentedTexts },
]

const notRead = [
  '**/{node_modules,dist,release}/**',
  '**/*.test.{ts,tsx}',
  'console/src/{dev,testing}/**',
  'service/src/testing/**',
  // These files contain SQL, not English.
  'service/src/database/{migrations,tables}/**',
  'service/src/**/*.store.ts',
  // This file quotes the specification verbatim.
  'docs/requirements.md',
]

/** Tables that are generated from measurements, or from schemas whose texts are checked in the source. */
const generatedTables = /^docs\/(access|configuration|retention|performance)\.md$/

/** Returns every text of the UI, emails, errors, commands, API reference, and docs. */
export function readTexts(root: string): Text[] {
  const seen = new Set<string>()
  return sources.flatMap(({ kind, files, read }) =>
    globSync(files, { cwd: root, exclude: notRead })
      .toSorted()
      .filter((file) => !seen.has(file) && seen.add(file))
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8')
        return read(code, file).map(({ at, text }) => ({
          kind,
          file,
          line: lineAt(code, at),
          text,
        }))
      }),
  )
}

/** Returns every string literal of a file, including short ones, with `{{}}` for each inserted value. */
export function readLiterals(code: string, file: string): string[] {
  return literalsIn(parse(code, file).program).map(({ text }) => text)
}

function parse(code: string, file: string): { program: Program; comments: Comment[] } {
  const { program, comments, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  return { program, comments }
}

function lineAt(code: string, at: number): number {
  return code.slice(0, at).split('\n').length
}

/** Returns the arguments of `t`, and the sentences that comments list because the code assembles them. */
function translatedTexts(code: string, file: string): Located[] {
  const { program, comments } = parse(code, file)
  const called = nodesOf(program).flatMap((node) => {
    if (node.type !== 'CallExpression' || !isNode(node['callee'])) return []
    if (node['callee'].type !== 'Identifier' || node['callee']['name'] !== 't') return []
    const [sentence, values] = node['arguments'] as Node[]
    return [...(sentence ? literalsIn(sentence) : []), ...(values ? singularIn(values) : [])]
  })
  const listed = comments.flatMap(({ value, start }) =>
    [...value.matchAll(/\bt\((['"])(.+?)(?<!\\)\1/g)].map(({ index, 2: text }) => ({
      at: start + index,
      text: text!.replaceAll('\\', ''),
    })),
  )
  return [...called, ...listed]
}

/** Returns the singular form of a sentence with a count. */
function singularIn(values: Node): Located[] {
  return nodesOf(values)
    .filter((node) => isNode(node['key']) && node['key']['name'] === 'defaultValue_one')
    .flatMap(({ value }) => (isNode(value) ? literalsIn(value) : []))
}

/** Returns the literals that are sentences or phrases, as opposed to names, addresses, SQL, styles, or markup. */
function proseLiterals(code: string, file: string): Located[] {
  return literalsIn(parse(code, file).program)
    .flatMap(linesOfUsage)
    .filter(({ text }) => isProse(text))
}

/** Splits a help text, in which each option has its own line. All other lines are sentences. */
function linesOfUsage({ at, text }: Located): Located[] {
  return splitAt(text, /\n\s*\n|\n(?=\s*(?:-|accord ))|Usage:.*/g).map((part) => ({
    at: at + part.at,
    text: part.text.replace(/^\s*--[\w-]+(?: [A-Z]+)?\s+/, ''),
  }))
}

function splitAt(text: string, separator: RegExp): Located[] {
  let from = 0
  const parts = [...text.matchAll(separator)].map(({ index, 0: { length } }) => {
    const part = { at: from, text: text.slice(from, index) }
    from = index + length
    return part
  })
  return [...parts, { at: from, text: text.slice(from) }]
}

const notProse = [
  /<\/?[a-z]+[ >]/,
  /\b(?:select|from|join|where|set)\b[^.]*[=({]|\bis (?:not )?null\b|\w_\w[^.]* as /,
  /^\s*(?:select|insert|update|delete|with|create|alter) (?!.*\.$)[^.]*[=(*]/,
  /[{}]|\|.*\|/,
]

function isProse(text: string): boolean {
  const plain = text.replaceAll(/\{\{[^}]*\}\}/g, '')
  return (
    !notProse.some((pattern) => pattern.test(plain)) &&
    /[A-Za-z][\w'’-]*”?[,:;]? “?[a-z'’]{2,}/.test(plain)
  )
}

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

function nodesOf(root: Node | Program): Node[] {
  const node = root as Node
  return [node, ...childrenOf(node).flatMap(nodesOf)]
}

/**
 * Returns each string, template, or concatenation as one text. Module names and the texts of tags such as `sql` are
 * skipped.
 */
function literalsIn(root: Node | Program): Located[] {
  const node = root as Node
  const text = textOf(node)
  const own = text === undefined ? [] : [{ at: node.start, text }]
  return [...own, ...partsToRead(node).flatMap(literalsIn)]
}

function partsToRead(node: Node): Node[] {
  if (/^(Import|Export(All|Named))/.test(node.type)) {
    return isNode(node['declaration']) ? [node['declaration']] : []
  }
  if (node.type === 'TaggedTemplateExpression' && isNode(node['quasi'])) {
    return childrenOf(node['quasi'])
  }
  // A concatenation is already one text, but its conditional parts are read separately.
  if (textOf(node) !== undefined && node.type === 'BinaryExpression') {
    return childrenOf(node).flatMap((side) =>
      textOf(side) === undefined ? [side] : partsToRead(side),
    )
  }
  return childrenOf(node)
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[]
    return quasis.map(({ value }) => value.cooked).join('{{}}')
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    const sides = [node['left'], node['right']].map((side) => textOf(side as Node))
    return sides.every((side) => side === undefined)
      ? undefined
      : sides.map((side) => side ?? '{{}}').join('')
  }
  return undefined
}

/** Returns paragraphs, headings, list items, and cells, without code, comments, and addresses. */
function markdownTexts(code: string, file: string): Located[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
  const prose = code
    .replaceAll(/^( *)(```|~~~)[^]*?^\1\2/gm, blank)
    .replaceAll(/<!--[^]*?-->/g, blank)
    .replaceAll(/^\|[ :|-]+\|$/gm, blank)
    .replaceAll(/^\|.*$/gm, (row) => (generatedTables.test(file) ? blank(row) : row))
  // A new text starts after an empty line, at a list item or heading, and at each table cell.
  const starts = /\n\s*\n|\n(?= *(?:[-*]|\d+\.|>|#+) )|\n(?=\|)|(?<=^#.*)\n|(?<!\\)\|/gm
  return splitAt(prose, starts)
    .map(({ at, text }) => ({ at: at + text.search(/\S|$/), text: plainMarkdown(text) }))
    .filter(({ text }) => /[a-z]/i.test(text))
}

function plainMarkdown(text: string): string {
  return text
    .trim()
    .replace(/^(?:(?:[-*>]|\d+\.|#+) +)+/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<https?:[^>]*>/g, 'URL')
    .replaceAll(/<\/?\w+[^>]*>/g, '')
    .replaceAll(/\*\*|(?<!\w)[*_](?=\w)|(?<=\w|[.?!])[*_](?!\w)/g, '')
}

/** Returns the comments of a file in which comments start with `# `. */
function commentedTexts(code: string): Located[] {
  const prose = code.replaceAll(/^(?!# ).*$/gm, '').replaceAll(/^# /gm, '  ')
  return splitAt(prose, /\n\n+/g)
    .map(({ at, text }) => ({ at: at + text.search(/\S|$/), text: text.trim() }))
    .filter(({ text }) => text !== '')
}
