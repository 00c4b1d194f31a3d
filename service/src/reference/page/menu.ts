import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { subjects } from '../words/subjects.ts'
import { titleOf } from '../words/titles.ts'
import { html, type Html } from './html.ts'

const chapters = {
  'get-a-token': 'Get a token',
  oauth: 'OAuth and OpenID Connect',
  conventions: 'How calls work',
  errors: 'Errors',
}

/** Everything on the page, by subject. */
export function menu(schemas: readonly string[]): Html {
  const first = Object.entries(chapters).map(([id, title]) => entry(id, html`${title}`))
  const groups = Object.entries(callsByFeature).map(([feature, calls]) => {
    const entries = Object.entries(calls).map(([name, call]) => callEntry(name, call as Call))
    return group(subjects[feature as keyof typeof subjects].title, entries)
  })
  const last = schemas.map((name) => entry(`schema-${name}`, html`${name}`))
  return html`<nav class="menu" id="menu" aria-label="Contents">
    <p class="filter" hidden>
      <label for="filter">Find a call</label
      ><input id="filter" type="search" autocomplete="off" placeholder="Name, path or word" />
    </p>
    <p class="found" role="status"></p>
    ${group('Start here', first)}${groups}${group('Schemas', last)}
  </nav>`
}

function group(title: string, entries: Html[]): Html {
  return html`<section>
    <h2>${title}</h2>
    <ul>
      ${entries}
    </ul>
  </section>`
}

function callEntry(name: string, { method }: Call): Html {
  return entry(
    name,
    html`<span>${titleOf(name)}</span>
      <b class="${`verb ${method.toLowerCase()}`}">${method === 'DELETE' ? 'DEL' : method}</b>`,
  )
}

function entry(id: string, title: Html): Html {
  return html`<li><a href="${`#${id}`}">${title}</a></li>`
}
