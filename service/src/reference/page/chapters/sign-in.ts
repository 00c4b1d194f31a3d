import { reauthenticate, login, passSecondStep } from '@accord/contract/session.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { audiences, linkTo } from '../../audiences.ts'
import { codeBlock, command, html, type Html } from '../html.ts'

/** How people come by a token where no console does it for them. */
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
        These calls take the token of a person who signed in: send it as
        <code>Authorization: Bearer …</code>. The token of an application is refused with
        <code>people_only</code>; what it may call is under <a href="${page}">${title}</a>.
      </p>
      <h3 id="sign-in">Sign in</h3>
      <p>
        <a href="${linkTo('login', login, 'people')}">Login</a> answers <code>accessToken</code>,
        which lives 60 minutes. For somebody who has a second factor it answers what follows, and
        <a href="${linkTo('passSecondStep', passSecondStep, 'people')}">the second step</a> answers
        the token.
      </p>
      <h3 id="act-for">Act for an organization</h3>
      <p>
        What is done in an organization takes the token of the person’s profile there:
        <a href="${linkTo('profileToken', profileToken, 'people')}">Profile token</a> gives one.
      </p>
      <h3 id="confirm-first">Confirm that it is you</h3>
      <p>
        What gives access, shows a secret or ends what others rest on is refused with
        <code>confirm_first</code> unless the person proved within the last ten minutes that it is
        them: <a href="${linkTo('reauthenticate', reauthenticate, 'people')}">Confirm</a> answers a
        token that is believed.
      </p>
      <p>
        To look around, paste a token into <b>Try it</b> beside any call: it stays in this page’s
        memory and is gone when you leave.
      </p>
    </div>
    <div class="example">
      ${codeBlock('Sign in', password)}${codeBlock('Use the token', use)}${codeBlock('Confirm that it is you', again)}
    </div>
  </section>`
}
