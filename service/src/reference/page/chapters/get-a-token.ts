import { codeBlock, command, html, type Html } from '../html.ts'

/** Explains how to get a token, with this installation's addresses. */
export function getAToken(issuer: string, origin: string): Html {
  const inOwnName = command(
    `curl '${issuer}/token'`,
    '-u "$CLIENT_ID:$CLIENT_SECRET"',
    '-d grant_type=client_credentials',
    "-d scope='organization:read'",
  )
  const exchange = command(
    `curl '${issuer}/token'`,
    '-u "$CLIENT_ID:$CLIENT_SECRET"',
    '-d grant_type=authorization_code',
    '-d code="$CODE"',
    '-d redirect_uri=https://app.example/callback',
    '-d code_verifier="$VERIFIER"',
  )
  const use = command(`curl '${origin}/api/me'`, '-H "Authorization: Bearer $TOKEN"')
  const standard = address(`${issuer}/authorize`, {
    client_id: '$CLIENT_ID',
    response_type: 'code',
    redirect_uri: 'https://app.example/callback',
    scope: 'openid profile email',
    state: '$STATE',
    code_challenge: '$CHALLENGE',
    code_challenge_method: 'S256',
  })
  const direct = address(`${origin}/approval`, {
    application: '$CLIENT_ID',
    state: '$STATE',
    redirect: 'https://app.example/callback',
  })
  return html`<section class="chapter" id="get-a-token" aria-labelledby="get-a-token-title">
    <div class="prose">
      <h2 id="get-a-token-title">Get a token</h2>
      <p>
        Most calls require a token. Send it as <code>Authorization: Bearer …</code>. Register your
        application in the console, under <b>Applications</b> in your organization. Its page shows
        the client ID, the secret, and the scopes that it requests.
      </p>
      <h3 id="in-its-own-name">On the application’s own behalf</h3>
      <p>
        Use this flow for a service that runs without a person. It requires a web application with
        the scope <code>service-account:manage</code> and the scopes that the service needs. The
        application can then read data of its own organization, and of organizations that authorized
        it to act on its own behalf.
      </p>
      <h3 id="for-a-person">For a person</h3>
      <p>
        Send the browser through one of two flows. Both show the same screen, and both return to
        your address with a <code>code</code> and your <code>state</code>. Exchange the code for a
        token within a minute.
      </p>
      <ul>
        <li>
          <b>The standard flow</b>, <code>/oauth/authorize</code>: OpenID Connect, which every
          library supports. Configure the library with the issuer <code>${issuer}</code>, and it
          discovers the endpoints.
        </li>
        <li>
          <b>The direct flow</b>, <code>/approval</code>: three parameters, without a library. Add
          <code>offlineAccess=true</code> for a refresh token.
        </li>
      </ul>
      <h3 id="use-it">Use the token</h3>
      <p>
        A token is valid for 10 minutes. If the scopes include <code>offline_access</code>, you also
        get a refresh token, and a new one with every refresh.
      </p>
      <p>
        To try calls on this page, paste a token into <b>Try it</b> next to any call. It stays in
        memory until you leave the page.
      </p>
    </div>
    <div class="example">
      ${codeBlock('On its own behalf', inOwnName)}${codeBlock('The standard flow', standard)}${codeBlock('The direct flow', direct)}${codeBlock('Exchange the code', exchange)}${codeBlock('Use the token', use)}
    </div>
  </section>`
}

/** Formats an address with each parameter on its own line to make it readable. */
function address(url: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${value.replaceAll(' ', '%20')}`,
  )
  return `${url}\n  ?${query.join('\n  &')}`
}
