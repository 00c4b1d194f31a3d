import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import type { OpenApiDocument } from '../openapi/document.ts'
import { exampleCalls } from '../openapi/example-calls.ts'
import { subjects } from '../words/subjects.ts'
import { callArticle } from './call-article.ts'
import { conventions } from './chapters/conventions.ts'
import { getAToken } from './chapters/get-a-token.ts'
import { oauthChapter } from './chapters/oauth-chapter.ts'
import { schemasChapter } from './chapters/schemas-chapter.ts'
import { html, type Html } from './html.ts'
import { menu } from './menu.ts'

export interface Reference {
  brand: string
  origin: string
  issuer: string
  document: OpenApiDocument
  /** Whether the service answers there, as `GET /oauth/jwks`. */
  isServed: (route: string) => boolean
}

/** The API for people: how to get a token first, then every call by subject. */
export function referencePage(reference: Reference): string {
  const { brand, origin, issuer, document, isServed } = reference
  const { schemas } = document.components
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${brand} API</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs/style.css" />
        <script src="/api/docs/scheme.js"></script>
        <script type="module" src="/api/docs/page.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <a class="brand" href="/"
            ><img src="/favicon.svg" alt="" width="24" height="24" /> ${brand}</a
          >
          <span class="where">API</span
          ><span class="tools"
            ><button type="button" class="scheme" hidden>Dark</button>
            <a href="/api/openapi.json">OpenAPI</a>
            <button
              type="button"
              class="open-menu"
              aria-expanded="false"
              aria-controls="menu"
              hidden
            >
              Contents
            </button></span
          >
        </header>
        <div class="frame">
          ${menu(Object.keys(schemas))}
          <main id="content" tabindex="-1">
            <h1>${brand} API</h1>
            ${getAToken(issuer, origin)}${oauthChapter(issuer, isServed)}${conventions(origin)}${subjectSections(reference)}${schemasChapter(document)}
          </main>
        </div>
      </body>
    </html> `.text
}

function subjectSections({ document, origin }: Reference): Html[] {
  const examples = exampleCalls(document)
  return Object.entries(callsByFeature).map(([feature, calls]) => {
    const { title, words } = subjects[feature as keyof typeof subjects]
    const articles = Object.entries(calls).map(([name, described]) => {
      const call: Call = described
      const operation = document.paths[call.path]![call.method.toLowerCase()]!
      return callArticle({
        call,
        operation,
        example: examples[name]!,
        document,
        base: `${origin}/api`,
      })
    })
    return html`<section
      class="subject"
      id="${`subject-${feature}`}"
      aria-labelledby="${`subject-${feature}-title`}"
    >
      <h2 id="${`subject-${feature}-title`}">${title}</h2>
      <p>${words}</p>
      ${articles}
    </section>`
  })
}
