import { readFileSync } from 'node:fs'
import { inProject } from './project-folder.ts'

interface MandatedText {
  /** IDs of rows in docs/requirements.md, or 'decisions' for texts that the specification's decisions quote. */
  rows: string[]
  text: string
  /** Console catalogues or workspaces whose code contains the text. */
  in: ('en-US' | 'en-CA' | 'console' | 'contract')[]
}

/** The texts that the specification quotes. They must match it exactly, even where they're clumsy. */
export const mandatedTexts = JSON.parse(
  readFileSync(inProject('docs', 'mandated-texts.json'), 'utf8'),
) as MandatedText[]

/** Replaces the placeholders' names, because the specification doesn't define them. */
export function withoutNames(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, '{{}}')
}
