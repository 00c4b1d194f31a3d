import type { ExpectedError } from '@accord/contract/errors.ts'
import { escapeHtml } from '#mail/compose-email.ts'

/** Text that is already HTML. Any other text is escaped when it's put into a page. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | Html[] | undefined

/** Renders an HTML template and escapes its values. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const written = parts.map((part, at) => `${write(part)}${strings[at + 1]!}`)
  return new Html(`${strings[0]!}${written.join('')}`)
}

function write(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  return Array.isArray(part) ? part.map(({ text }) => text).join('') : escapeHtml(String(part))
}

/** Renders a sentence with `code` in backticks. */
export function sentence(text: string): Html {
  const parts = text
    .split('`')
    .map((part, at) => (at % 2 ? html`<code>${part}</code>` : html`${part}`))
  return html`${parts}`
}

/**
 * Renders a code block with a copy button, and a description for screen readers. It can get the focus, because it
 * scrolls.
 */
export function codeBlock(title: string, code: Html | string, about?: string): Html {
  const name = about === undefined ? title : `${title}: ${about}`
  return html`<figure class="code">
    <figcaption>
      <span>${title}</span>
      <button type="button" class="copy" aria-label="${`Copy ${name}`}" hidden>Copy</button>
    </figcaption>
    <pre tabindex="0" role="group" aria-label="${name}"><code>${code}</code></pre>
  </figure>`
}

/** Highlights JSON, with names in a different color from values. */
export function json(value: unknown): Html {
  const lines = JSON.stringify(value, null, 2).split('\n')
  return html`${lines.map((line, at) => html`${at > 0 ? '\n' : ''}${jsonLine(line)}`)}`
}

function jsonLine(line: string): Html {
  const named = /^(\s*)("(?:[^"\\]|\\.)*")(: .*)$/.exec(line)
  return named ? html`${named[1]}<b>${named[2]}</b>${named[3]}` : html`${line}`
}

/** Quotes an argument of a shell command. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** Joins the parts of a shell command over several lines. */
export function command(...parts: string[]): string {
  return parts.join(' \\\n  ')
}

/** Lists errors by status and code, each with its message. */
export function errorTable(refusals: readonly ExpectedError[]): Html {
  const rows = refusals.map(
    ({ status, code, message }) =>
      html`<tr>
        <td>${status}</td>
        <td><code>${code}</code></td>
        <td>${message}</td>
      </tr>`,
  )
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">Message</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
