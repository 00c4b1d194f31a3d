import { html, type Html } from './html.ts'

/** Code to read and to copy, and what it is about for those who hear it alone. It scrolls, so it takes the focus. */
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

/** JSON as people read it, its names told from its values. */
export function json(value: unknown): Html {
  const lines = JSON.stringify(value, null, 2).split('\n')
  return html`${lines.map((line, at) => html`${at > 0 ? '\n' : ''}${jsonLine(line)}`)}`
}

function jsonLine(line: string): Html {
  const named = /^(\s*)("(?:[^"\\]|\\.)*")(: .*)$/.exec(line)
  return named ? html`${named[1]}<b>${named[2]}</b>${named[3]}` : html`${line}`
}

/** One argument of a shell command. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** A command over several lines. */
export function command(...parts: string[]): string {
  return parts.join(' \\\n  ')
}
