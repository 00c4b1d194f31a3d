import type { SignedIn } from './accord.ts'

export function signedOutPage(message = ''): string {
  return page(`
    ${message && `<p role="status">${escaped(message)}</p>`}
    <p>This application knows nothing of you yet.</p>
    <p><a class="button" href="/sign-in">Sign in with Accord</a></p>
    <p><a href="/approve">Or by the approval screen directly</a></p>`)
}

export function signedInPage(
  { person, expiresAt }: SignedIn,
  organization: { name: string } | undefined,
): string {
  return page(`
    <dl>
      <dt>Name</dt><dd>${escaped(person.name)}</dd>
      <dt>E-mail address</dt><dd>${escaped(person.email)}</dd>
      <dt>Organization</dt><dd>${escaped(organization?.name ?? 'Accord no longer tells.')}</dd>
      <dt>Access token good until</dt><dd>${escaped(expiresAt.toISOString())}</dd>
    </dl>
    <form method="post" action="/refresh"><button>Refresh the tokens</button></form>
    <form method="post" action="/sign-out"><button>Sign out and revoke</button></form>`)
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Example application</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
      main { max-width: 32rem; margin: 12vh auto 0; padding: 0 1rem }
      dt { font-size: 0.85rem; opacity: 0.8 }
      dd { margin: 0 0 0.75rem; font-weight: 500 }
      form { display: inline-block; margin-right: 0.5rem }
      button, .button { display: inline-block; padding: 0.4rem 0.9rem; border: 1px solid; border-radius: 6px;
        background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
    </style>
  </head>
  <body>
    <main>
      <h1>Example application</h1>${content}
    </main>
  </body>
</html>`
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
}
