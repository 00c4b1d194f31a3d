import { type Audience, audiences, callsFor } from '../audiences.ts'
import { documentFor, documentPath, type OpenApiDocument } from '../openapi/document.ts'
import { exampleCalls } from '../openapi/examples.ts'
import { subjects } from '../descriptions/subjects.ts'
import { callArticle } from './call-article.ts'
import { conventions } from './chapters/conventions.ts'
import { getAToken } from './chapters/get-a-token.ts'
import { oauthChapter } from './chapters/oauth-chapter.ts'
import { schemasChapter } from './chapters/schemas-chapter.ts'
import { signIn } from './chapters/sign-in.ts'
import { html, type Html } from './html.ts'
import { audienceSwitch, menu } from './menu.ts'

export interface Reference {
  brand: string
  origin: string
  issuer: string
  audience: Audience
  document: OpenApiDocument
  /** Returns whether the service has a route, such as `GET /oauth/jwks`. */
  isServed: (route: string) => boolean
}

/** Builds the API reference. It starts with how to get a token, followed by all calls by subject. */
export function referencePage(reference: Reference): string {
  const { brand, origin, audience } = reference
  const document = documentFor(audience, reference.document)
  const { title, words } = audiences[audience]
  const { schemas } = document.components
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${brand} API ${title.toLowerCase()}</title>
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
          <span class="where">API</span>${audienceSwitch(audience)}<span class="tools"
            ><button type="button" class="scheme" hidden>Dark</button>
            <a href="${documentPath}">OpenAPI</a>
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
          ${menu(audience, Object.keys(schemas))}
          <main id="content" tabindex="-1">
            <h1>${brand} API ${title.toLowerCase()}</h1>
            <p>${words}</p>
            ${firstChapters(reference)}${conventions(origin)}${subjectSections({ ...reference, document })}${schemasChapter(document)}
          </main>
        </div>
      </body>
    </html> `.text
}

function firstChapters({ audience, issuer, origin, isServed }: Reference): Html[] {
  return audience === 'people'
    ? [signIn(origin)]
    : [getAToken(issuer, origin), oauthChapter(issuer, isServed)]
}

function subjectSections({ audience, document, origin }: Reference): Html[] {
  const examples = exampleCalls(document)
  return callsFor(audience).map(({ subject, calls }) => {
    const { title, words } = subjects[subject]
    const articles = calls.map(([name, call]) =>
      callArticle({
        call,
        operation: document.paths[call.path]![call.method.toLowerCase()]!,
        example: examples[name]!,
        document,
        base: `${origin}/api`,
      }),
    )
    return html`<section
      class="subject"
      id="${`subject-${subject}`}"
      aria-labelledby="${`subject-${subject}-title`}"
    >
      <h2 id="${`subject-${subject}-title`}">${title}</h2>
      <p>${words}</p>
      ${articles}
    </section>`
  })
}
