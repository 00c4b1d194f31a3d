import { writeFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { mandatedTexts, withoutNames } from './mandated-texts.ts'
import { inProject } from './project-folder.ts'
import { readTexts, type Text } from './texts.ts'

// Checks the wording of everything that people read:
//   node scripts/wording.ts [FILE or FOLDER …]   list findings
//   node scripts/wording.ts --write-baseline     accept the current findings, after files have moved

const mandated = new Set(mandatedTexts.map(({ text }) => withoutNames(text)))
const mandatedSentences = [...mandated].filter((text) => text.split(' ').length > 2)

export interface Finding {
  file: string
  line: number
  kind: Text['kind']
  problem: string
  sentence: string
}

const longestSentence = 25

/** Labels that are allowed to start like a question. */
const keptLabels = ['What we keep', 'What we keep, and for how long']

/** Patterns of wording, each with a suggestion. */
const habits: [RegExp, string][] = [
  [/\bwho(m|so|ms)?ever\b|\bwhosever\b|\bwhichever\b|\bwhatever\b/i, 'name the person or thing'],
  [/\bwhom\b|\bby whose\b/i, 'name the person'],
  [/\bst(?:ands?|ood) (?:here|there|in|on|under|with|beside|at|above|below)\b/i, 'appear'],
  [/\b(?:is|are|was|were|be|been|being) told\b|\bt(?:ells?|elling|old) of\b/i, 'notify, show'],
  [/\bhears? of\b/i, 'be notified of'],
  [/\banew\b/i, 'again'],
  [/\bat once\b/i, 'immediately, or at the same time'],
  [/\bfor good\b/i, 'permanently'],
  [/\bfor ever\b/i, 'forever, or indefinitely'],
  [/\bfrom then on\b/i, 'then, or the future tense'],
  [/\bby mail\b/i, 'by email'],
  [
    /\b(?:a|this|that|one|each|every|such|no|its|the) mail\b(?! \w*(?:server|relay|client|queue|host|program|worker))/i,
    'email',
  ],
  [/\bmails\b|\bmailed\b/i, 'emails, emailed'],
  [/\be-mail(?:s|ed)?\b/i, 'email'],
  [/\b(?:some|every|any|no)body\b/i, 'someone, everyone, anyone, no one'],
  [/\b(?:go|goes|went|gone) on\b/i, 'continue'],
  [/\b(?:is|are|was|were) gone\b/i, 'was deleted, has ended'],
  [
    /\bof what (?:is|was|are|were|has|had|came)\b|\bof (?:him|her|them|those) who\b/i,
    'start with a real subject',
  ],
  [/\bthose (?:who|whose|that|which|of)\b|\bthat of\b/i, 'name them again'],
  [/\b(?:is|are|was|were|be) known by\b/i, 'use'],
  [/\basked for\b/i, 'requested'],
  [/\bways? in(?:to)?\b|\bways? to the data\b/i, 'access, flow'],
  [/\b(?:takes?|took|in) the place of\b/i, 'replace'],
  [/\blift(?:s|ed|ing)?\b(?!-)/i, 'turn off, reset'],
  [/\bthere is nothing to do\b/i, "you don't need to do anything"],
  [/\b(?<!(?:one|some|any|none|all|each|both) )of (?:yours|ours|theirs)\b/i, 'your, our, their'],
  [/\b(?:here|there|where)(?:by|in|of|upon|to)\b|\bwhence\b|\bhence\b/i, 'a plain word'],
  [/\b(?:lest|whilst|amongst|till)\b/i, 'a plain word'],
  [/\bafterwards\b/i, 'afterward'],
  [/\bin any case\b/i, 'at the latest'],
  [/\bor newer\b/i, 'or later'],
  [/\banother (?:\w+ ){0,2}than\b/i, 'a different … than'],
  [/\bin (?:its|their) own name\b/i, 'on its own behalf'],
  [/\bno one new\b/i, 'no one else'],
  [/^so\b(?! far)/i, 'therefore, or join the sentences'],
  [/\btab [A-Z]/, 'the … tab'],
  [/\b(?:once|until) (?:it|they) (?:was|were)\b/i, 'once it has been'],
  [/\bneedn't\b/i, "don't have to"],
  [/\bX, X (?:and|or) X\b/, 'a comma before “and” or “or”'],
]

const opensWithoutSubject =
  /^["'“‘(]*(?:what|who|whose|whom|where|those|which|whichever|whoever|whatever|of (?:what|who|those))\b/i

/** "Letter" is a finding if it means an email, but not if it means a character. */
const letter = /\bletters?\b/i
const alphabet =
  /(?:upper|lower)case|digits?\b|numbers?\b|capital|characters?\b|alphabet|press|first letter|\bkeys?\b/i

/** Returns every finding in the project's texts. */
export function findWording(texts = readTexts(inProject())): Finding[] {
  return texts.flatMap(({ kind, file, line, text }) => {
    if (mandated.has(withoutNames(text))) return []
    return sentencesOf(withoutMandated(text)).flatMap(({ lines, sentence }) =>
      problemsOf(sentence).map((problem) => ({
        file,
        line: line + lines,
        kind,
        problem,
        sentence,
      })),
    )
  })
}

function withoutMandated(text: string): string {
  return mandatedSentences.reduce((rest, each) => rest.replaceAll(each, 'TEXT'), text)
}

const abbreviation = /\b(?:e\.g|i\.e|etc|vs|approx|cf|No|Dr|Mr|Ms|St)\.$/

/** Splits a text into sentences, each with the number of lines before it. */
export function sentencesOf(text: string): { lines: number; sentence: string }[] {
  // Periods in code and names don't end a sentence.
  const masked = text.replaceAll(/`[^`]*`|\{\{[^}]*\}\}/g, (code) => 'X'.repeat(code.length))
  const sentences: { lines: number; sentence: string }[] = []
  let from = 0
  for (const { index, 0: gap } of masked.matchAll(/(?<=[.!?…]["'”’)\]]*)\s+(?![a-z])|$/g)) {
    if (abbreviation.test(masked.slice(from, index))) continue
    const start = from + masked.slice(from).search(/\S|$/)
    const sentence = text.slice(start, index).trim().replaceAll(/\s+/g, ' ')
    const lines = text.slice(0, start).split('\n').length - 1
    if (sentence !== '') sentences.push({ lines, sentence })
    from = index + gap.length
  }
  return sentences
}

/** Returns a sentence's problems. Code and placeholders count as one word each, and their content isn't checked. */
export function problemsOf(sentenceWithCode: string): string[] {
  const sentence = sentenceWithCode.replaceAll(/`[^`]*`|\{\{[^}]*\}\}/g, 'X')
  const found = habits.flatMap(([pattern, instead]) => {
    const [words] = pattern.exec(sentence) ?? []
    return words === undefined ? [] : [`“${words}”: ${instead}`]
  })
  if (letter.test(sentence) && !alphabet.test(sentence)) found.push('“letter”: email')
  if (opensWithoutSubject.test(sentence) && !/\?["'”’)]*$/.test(sentence)) {
    const isKept = keptLabels.includes(sentence.replace(/\.$/, ''))
    if (!isKept) found.push(`“${sentence.split(' ')[0]}” opens it: start with a real subject`)
  }
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  if (words > longestSentence) found.push(`${words} words: at most ${longestSentence}`)
  return found
}

export const baselineFile = inProject('scripts', 'wording-baseline.json')

export function countByFile(findings: Finding[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { file } of findings) counts[file] = (counts[file] ?? 0) + 1
  return counts
}

export function printFinding({ file, line, problem, sentence }: Finding): string {
  return `${file}:${line}  ${problem}\n    ${sentence}`
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { 'write-baseline': { type: 'boolean' } },
    allowPositionals: true,
  })
  const findings = findWording()
  if (values['write-baseline']) {
    writeFileSync(baselineFile, `${JSON.stringify(countByFile(findings), null, 2)}\n`)
  } else list(findings, positionals)
}

function list(findings: Finding[], wanted: string[]) {
  const paths = wanted.map((path) =>
    (isAbsolute(path) ? relative(inProject(), path) : path).replace(/^\.\/|\/$/g, ''),
  )
  const listed = findings.filter(
    ({ file }) =>
      paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)),
  )
  for (const finding of listed) console.log(printFinding(finding))
  const kinds = Object.entries(Object.groupBy(listed, ({ kind }) => kind))
  const counts = kinds.map(([kind, found]) => `${found.length} ${kind}`).join(', ')
  console.log(`\n${listed.length} findings${counts === '' ? '' : `: ${counts}`}`)
  process.exitCode = listed.length === 0 ? 0 : 1
}
