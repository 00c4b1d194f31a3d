import { reauthenticate, login, passSecondStep } from '@accord/contract/session.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { audiences, linkTo } from '../../audiences.ts'
import { codeBlock, command, html, type Html } from '../html.ts'

/** Explains how people get a token without the console. */
export function signIn(origin: string): Html {
  const { page, title } = audiences.applications
  const password = command(
    `curl -X POST '${origin}/api${login.path}'`,
    "-H 'Content-Type: application/json'",
    `-d '{"email": "…", "password": "…"}'`,
  )
  const use = command(`curl '${origin}/api/me/sessions'`, '-H "Authorization: Bearer $TOKEN"')
  const again = command(
    `curl -X POST '${origin}/api${reauthenticate.path}'`,
    '-H "Authorization: Bearer $TOKEN"',
    "-H 'Content-Type: application/json'",
    `-d '{"proof": {"password": "…"}}'`,
  )
  return html`<section class="chapter" id="get-a-token" aria-labelledby="get-a-token-title">
    <div class="prose">
      <h2 id="get-a-token-title">Get a token</h2>
      <p>
        These calls require the token of a signed-in person. Send it as
        <code>Authorization: Bearer …</code>. The token of an application is rejected with
        <code>people_only</code>. Its calls are under <a href="${page}">${title}</a>.
      </p>
      <h3 id="sign-in">Sign in</h3>
      <p>
        <a href="${linkTo('login', login, 'people')}">Login</a> returns <code>accessToken</code>,
        which is valid for 60 minutes. For a person with a second factor, it returns the next step
        instead, and
        <a href="${linkTo('passSecondStep', passSecondStep, 'people')}">the second step</a> returns
        the token.
      </p>
      <h3 id="act-for">Act for an organization</h3>
      <p>
        Calls in an organization require the token of the person’s profile there. To get one, call
        <a href="${linkTo('profileToken', profileToken, 'people')}">Profile token</a>.
      </p>
      <h3 id="confirm-first">Confirm your identity</h3>
      <p>
        Some calls give access, show a secret, or end something that others depend on. They are
        rejected with
        <code>confirm_first</code> unless the person confirmed their identity within the last ten
        minutes.
        <a href="${linkTo('reauthenticate', reauthenticate, 'people')}">Reauthenticate</a> returns a
        token that counts as confirmed.
      </p>
      <p>
        To try calls on this page, paste a token into <b>Try it</b> next to any call. It stays in
        memory until you leave the page.
      </p>
    </div>
    <div class="example">
      ${codeBlock('Sign in', password)}${codeBlock('Use the token', use)}${codeBlock('Confirm your identity', again)}
    </div>
  </section>`
}
