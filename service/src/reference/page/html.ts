import { escapeHtml } from '#mail/letter.ts'

/** Text that is HTML already. Whatever else is put into a page is escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | Html[] | undefined

/** HTML as it is written, with values that cannot break out of their place. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const written = parts.map((part, at) => `${write(part)}${strings[at + 1]!}`)
  return new Html(`${strings[0]!}${written.join('')}`)
}

function write(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  return Array.isArray(part) ? part.map(({ text }) => text).join('') : escapeHtml(String(part))
}

/** A sentence in which `something` stands for a word of a program. */
export function sentence(text: string): Html {
  const parts = text
    .split('`')
    .map((part, at) => (at % 2 ? html`<code>${part}</code>` : html`${part}`))
  return html`${parts}`
}
