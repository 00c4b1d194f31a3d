import type { Call } from '@accord/contract/call.ts'
import { type Audience, audiences, callsFor, linkTo, otherThan } from '../audiences.ts'
import { subjects } from '../words/subjects.ts'
import { titleOf } from '../words/titles.ts'
import { html, type Html } from './html.ts'

/** Everything on the page, by subject. What is on the other one is found by searching for it. */
export function menu(audience: Audience, schemas: readonly string[]): Html {
  const chapters = {
    'get-a-token': 'Get a token',
    ...(audience === 'applications' ? { oauth: 'OAuth and OpenID Connect' } : {}),
    conventions: 'How calls work',
    errors: 'Errors',
  }
  const first = Object.entries(chapters).map(([id, title]) => entry(`#${id}`, html`${title}`))
  const groups = callsFor(audience).map(({ subject, calls }) =>
    group(
      subjects[subject].title,
      calls.map(([name, call]) => callEntry(name, call, audience)),
    ),
  )
  const last = schemas.map((name) => entry(`#schema-${name}`, html`${name}`))
  const other = otherThan(audience)
  const others = callsFor(other)
    .flatMap(({ calls }) => calls)
    .map(([name, call]) => callEntry(name, call, audience))
  return html`<nav class="menu" id="menu" aria-label="Contents">
    <p class="filter" hidden>
      <label for="filter">Find a call</label
      ><input id="filter" type="search" autocomplete="off" placeholder="Name, path or word" />
    </p>
    <p class="found" role="status"></p>
    ${group('Start here', first)}${groups}${group('Schemas', last)}
    <div class="others" hidden>${group(audiences[other].title, others)}</div>
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

function callEntry(name: string, call: Call, shown: Audience): Html {
  const { method, path, summary } = call
  const href = linkTo(name, call, shown)
  return entry(
    href,
    html`<span>${titleOf(name)}</span>
      <b class="${`verb ${method.toLowerCase()}`}">${method === 'DELETE' ? 'DEL' : method}</b>`,
    // What is found of a call on this page is read there.
    href.startsWith('#') ? undefined : html`data-words="${`${path} ${summary}`}"`,
  )
}

function entry(href: string, title: Html, words?: Html): Html {
  return html`<li><a href="${href}" ${words}>${title}</a></li>`
}
