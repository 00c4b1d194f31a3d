import { readFileSync } from 'node:fs'
import { inProject } from './project-folder.ts'

interface MandatedText {
  /** Rows of docs/requirements.md; 'decisions' for texts that the specification's decisions quote. */
  rows: string[]
  text: string
  /** Catalogues of the console, or workspaces whose code contains the text. */
  in: ('en-US' | 'en-CA' | 'console' | 'contract')[]
}

/** The texts that the specification quotes. They are exact, even the clumsy ones. */
export const mandatedTexts = JSON.parse(
  readFileSync(inProject('docs', 'mandated-texts.json'), 'utf8'),
) as MandatedText[]

/** The specification doesn't name its placeholders, so their names don't count. */
export function withoutNames(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, '{{}}')
}
