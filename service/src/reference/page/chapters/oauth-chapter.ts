import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { allScopes, standardScopes } from '@accord/contract/rules/scopes.ts'
import { claims } from '#data/approvals/approvals.rules.ts'
import {
  oauthEndpoints,
  scopeDescription,
  standardScopeDescriptions,
} from '../../descriptions/oauth-endpoints.ts'
import { titleOf } from '../../descriptions/subjects.ts'
import { codeBlock, command, html, type Html } from '../html.ts'

/** Lists the served endpoints below /oauth, and the scopes with their calls. */
export function oauthChapter(issuer: string, isServed: (route: string) => boolean): Html {
  const endpoints = Object.entries(oauthEndpoints)
    .filter(([route]) => isServed(route))
    .map(([route, words]) => {
      const [method = '', path = ''] = route.split(' ')
      return html`<tr>
        <th scope="row">
          <b class="${`verb ${method.toLowerCase()}`}">${method}</b>
          <code>${path.replaceAll(/:(\w+)/g, '{$1}')}</code>
        </th>
        <td>${words}</td>
      </tr>`
    })
  const ask = command(`curl '${issuer}/.well-known/openid-configuration'`)
  const refresh = command(
    `curl '${issuer}/token'`,
    '-u "$CLIENT_ID:$CLIENT_SECRET"',
    '-d grant_type=refresh_token',
    '-d refresh_token="$REFRESH_TOKEN"',
  )
  const end = command(
    `curl '${issuer}/revoke'`,
    '-u "$CLIENT_ID:$CLIENT_SECRET"',
    '-d token="$TOKEN"',
  )
  return html`<section class="chapter" id="oauth" aria-labelledby="oauth-title">
    <div class="prose">
      <h2 id="oauth-title">OAuth and OpenID Connect</h2>
      <p>
        The issuer is <code>${issuer}</code>. Web applications authenticate with their secret (<code
          >client_secret_basic</code
        >
        or <code>client_secret_post</code>). Single-page and native applications have no secret.
        People sign in through the authorization code flow with PKCE, or with a code that a device
        shows.
      </p>
      <h3 id="oauth-endpoints">Endpoints</h3>
      <div class="wide">
        <table>
          <tbody>
            ${endpoints}
          </tbody>
        </table>
      </div>
      <h3 id="standard-scopes">Standard scopes</h3>
      <p>
        Every application can request these. <code>openid profile email</code> signs in anyone with
        an account. The claims are available from the userinfo endpoint. The ID token contains them
        if the application’s settings include them.
      </p>
      <div class="wide">
        <table>
          <tbody>
            ${standardRows()}
          </tbody>
        </table>
      </div>
      <h3 id="scopes">Scopes of this API</h3>
      <p>
        A token can do what its own scopes, the application’s current scopes, and the person’s
        current roles all allow. A scope that is not registered for the application is rejected with
        <code>invalid_scope</code>.
      </p>
      <div class="wide">
        <table>
          <tbody>
            ${scopeRows()}
          </tbody>
        </table>
      </div>
    </div>
    <div class="example">
      ${codeBlock('Discovery', ask)}${codeBlock('A new token', refresh)}${codeBlock('Revoke a token', end)}
    </div>
  </section>`
}

function standardRows(): Html[] {
  return standardScopes.map((scope) => {
    const claimNames = scope === 'offline_access' ? [] : claims[scope]
    const names = claimNames.map((claim, at) => html`${at > 0 ? ', ' : ' '}<code>${claim}</code>`)
    return html`<tr>
      <th scope="row"><code>${scope}</code></th>
      <td>${standardScopeDescriptions[scope]}${names}</td>
    </tr>`
  })
}

function scopeRows(): Html[] {
  const calls = Object.values(callsByFeature).flatMap(
    (feature) => Object.entries(feature) as [string, Call][],
  )
  return allScopes.map((scope) => {
    const opened = calls.filter(([, call]) => call.scope === scope)
    const links = opened.map(
      ([name], at) => html`${at > 0 ? ', ' : ' '}<a href="${`#${name}`}">${titleOf(name)}</a>`,
    )
    return html`<tr>
      <th scope="row"><code>${scope}</code></th>
      <td>${scopeDescription(scope)}${links}</td>
    </tr>`
  })
}
