import type { Call } from '@accord/contract/call.ts'
import {
  type Audience,
  audiences,
  callsFor,
  everyAudience,
  linkTo,
  otherThan,
} from '../audiences.ts'
import { type CallName, callSummaries } from '../descriptions/call-summaries.ts'
import { subjects, titleOf } from '../descriptions/subjects.ts'
import { html, type Html } from './html.ts'

/** Lists everything on the page by subject. Links to the other page appear only in search results. */
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
      ><input id="filter" type="search" autocomplete="off" placeholder="Name, path, or word" />
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
  const { method, path } = call
  const href = linkTo(name, call, shown)
  return entry(
    href,
    html`<span>${titleOf(name)}</span>
      <b class="${`verb ${method.toLowerCase()}`}">${method === 'DELETE' ? 'DEL' : method}</b>`,
    // On this page, the search reads a call's own description.
    href.startsWith('#')
      ? undefined
      : html`data-words="${`${path} ${callSummaries[name as CallName]}`}"`,
  )
}

function entry(href: string, title: Html, words?: Html): Html {
  return html`<li><a href="${href}" ${words}>${title}</a></li>`
}

/** Returns the links to both audiences' pages. A script adds the search text to them. */
export function audienceSwitch(shown: Audience): Html {
  const links = everyAudience.map((audience) => {
    const { title, page } = audiences[audience]
    const current = audience === shown ? html`aria-current="page"` : undefined
    return html`<a href="${page}" ${current}>${title}</a>`
  })
  return html`<nav class="audiences" aria-label="Audience">${links}</nav>`
}
