import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { commonErrors } from '@accord/contract/errors.ts'
import { standardScopes } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import { type Audience, audienceOf, audiences, linkTo, otherThan } from '../audiences.ts'
import { type CallName, callSummaries } from '../descriptions/call-summaries.ts'
import { anyInstallation, documentFor, openApiDocument } from '../openapi/document.ts'
import { referencePage } from './reference-page.ts'

const calls = Object.values(callsByFeature).flatMap(
  (feature) => Object.entries(feature) as [string, Call][],
)
const document = openApiDocument(anyInstallation)
const pages = { applications: pageFor('applications'), people: pageFor('people') }
const both = Object.entries(pages) as [Audience, string][]

function pageFor(audience: Audience, brand = 'Accord'): string {
  const { issuer } = anyInstallation
  const origin = 'https://accord.example'
  return referencePage({ brand, origin, issuer, audience, document, isServed: () => true })
}

/** Returns the visible text of a part of the page, without tags and with single spaces. */
function textOf(part: string): string {
  return part
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

function partOf(id: string, tag: string, page = pages.applications): string {
  const start = page.search(new RegExp(`<${tag}[^>]*\\sid="${id}"`))
  expect(start, `there is no ${tag} #${id}`).toBeGreaterThan(0)
  return page.slice(start, page.indexOf(`</${tag}>`, start))
}

function chaptersOf(page: string): string[] {
  const chapters = page.matchAll(/<section[^>]*class="chapter"[^>]*id="([\w-]+)"/g)
  return [...chapters].map(([, id]) => id!)
}

function idsOf(page: string): string[] {
  return [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
}

describe('the reference', () => {
  test.each(calls)(
    'the reference shows the callers, a request, a response, and the errors of %s',
    (name, call) => {
      const article = partOf(name, 'article', pages[audienceOf(call)])
      const text = textOf(article)
      expect(text).toContain(`${call.method} ${call.path}`)
      expect(text).toContain(callSummaries[name as CallName])
      expect(text).toMatch(call.access === 'anyone' ? /For anyone/ : /For (people|applications)/)
      if (call.scope) expect(article).toContain(`<code>${call.scope}</code>`)
      expect(text).toContain(
        `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}'https://accord.example/api/`,
      )
      expect(text.includes('Authorization: Bearer $TOKEN')).toBe(call.access === 'session')
      expect(text).toContain(`Response ${call.status ?? 200}`)
      for (const { code, message } of call.errors) expect(text).toContain(`${code} ${message}`)
    },
  )

  test("the applications' reference starts with getting a token, with this installation's addresses", () => {
    expect(chaptersOf(pages.applications)).toEqual(['get-a-token', 'oauth', 'conventions'])
    const text = textOf(partOf('get-a-token', 'section'))
    expect(text.match(/curl 'https:\/\/accord\.example\/\S+'/g)).toEqual([
      "curl 'https://accord.example/oauth/token'",
      "curl 'https://accord.example/oauth/token'",
      "curl 'https://accord.example/api/me'",
    ])
    expect(text).toContain('grant_type=client_credentials')
    expect(text).toContain('https://accord.example/oauth/authorize ?client_id=')
    expect(text).toContain('https://accord.example/approval ?application=')
  })

  test("the people's reference starts with signing in without the console", () => {
    expect(chaptersOf(pages.people)).toEqual(['get-a-token', 'conventions'])
    const chapter = partOf('get-a-token', 'section', pages.people)
    expect(textOf(chapter)).toContain("curl -X POST 'https://accord.example/api/auth/login'")
    expect(chapter).toContain('href="/api/docs#login"')
    expect(chapter).toContain('href="#reauthenticate"')
  })

  test('the reference lists the claims of the standard scopes', () => {
    const text = textOf(partOf('oauth', 'section'))
    for (const word of [...standardScopes, 'email_verified', 'organization_name', 'given_name']) {
      expect(text).toContain(word)
    }
  })

  test('the reference lists the common errors once', () => {
    const text = textOf(partOf('conventions', 'section'))
    for (const { status, code, message } of commonErrors) {
      expect(text).toContain(`${status} ${code} ${message}`)
    }
  })

  test.each(both)(
    'every link of the reference resolves, and every ID is unique (%s)',
    (audience, page) => {
      const ids = idsOf(page)
      expect(ids).toHaveLength(new Set(ids).size)
      const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!)
      expect(targets.length).toBeGreaterThan(40)
      expect(targets.filter((id) => !ids.includes(id))).toEqual([])

      const other = otherThan(audience)
      const elsewhere = [...page.matchAll(/href="(\/api\/docs[^"]*)#([^"]+)"/g)]
      expect(new Set(elsewhere.map(([, there]) => there))).toEqual(new Set([audiences[other].page]))
      const there = idsOf(pages[other])
      expect(elsewhere.filter(([, , id]) => !there.includes(id!))).toEqual([])
    },
  )

  test.each(both)('the menu lists every call and every schema (%s)', (audience, page) => {
    const menu = partOf('menu', 'nav', page)
    for (const [name, call] of calls) {
      expect(menu).toContain(`href="${linkTo(name, call, audience)}"`)
    }
    const { schemas } = documentFor(audience, document).components
    for (const name of Object.keys(schemas)) expect(menu).toContain(`href="#schema-${name}"`)
  })

  test.each(both)(
    'the reference marks its own page and links to the other one (%s)',
    (audience, page) => {
      const current = [...page.matchAll(/<a href="([^"]+)" aria-current="page">([^<]+)</g)]
      const { page: address, title } = audiences[audience]
      expect(current.map(([, href, words]) => [href, words])).toEqual([[address, title]])
      const other = audiences[otherThan(audience)]
      expect(page).toContain(`<a href="${other.page}" >${other.title}</a>`)
      expect(page).toContain('href="/api/openapi.json"')
    },
  )

  test.each(both)(
    'the reference has no inline script or style, and escapes the brand (%s)',
    (of, page) => {
      expect(page).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=|javascript:/i)
      expect(pageFor(of, '<script>alert(1)</script>')).not.toContain('<script>alert')
      expect(pageFor(of, '"><img onerror=x>')).not.toContain('<img onerror')
    },
  )
})

test('the reference has the colors of the console', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const tokensOf = (css: string) =>
    new Map([...css.matchAll(/^ {2}(--[\w-]+): (light-dark\(.*\));$/gm)].map(([, n, v]) => [n, v]))
  const console = tokensOf(read('../../../../console/src/ui/tokens.css'))
  const own = tokensOf(read('style.css'))
  expect(own.size).toBeGreaterThan(10)
  for (const [name, value] of own) expect(`${name}: ${value}`).toBe(`${name}: ${console.get(name)}`)
})
