import {
  AuthorizationNotifier,
  AuthorizationRequest,
  AuthorizationServiceConfiguration,
  BaseTokenRequestHandler,
  GRANT_TYPE_AUTHORIZATION_CODE,
  TokenRequest,
} from '@openid/appauth'
import { NodeCrypto } from '@openid/appauth/built/src/node_support'
import { NodeBasedHandler } from '@openid/appauth/built/src/node_support/node_request_handler'
import { NodeRequestor } from '@openid/appauth/built/src/node_support/node_requestor'

const { ISSUER, CLIENT_ID, PORT } = process.env

const requestor = new NodeRequestor()
const accord = await AuthorizationServiceConfiguration.fetchFromIssuer(ISSUER, requestor)
// The redirect address is registered without a port, because a native application uses any free
// port.
const client = { client_id: CLIENT_ID, redirect_uri: `http://127.0.0.1:${PORT}/callback` }

const handler = new NodeBasedHandler(Number(PORT))
const notifier = new AuthorizationNotifier()
handler.setAuthorizationNotifier(notifier)
notifier.setAuthorizationListener(async (request, response, error) => {
  if (error) throw new Error(error.errorDescription)
  const tokens = await new BaseTokenRequestHandler(requestor).performTokenRequest(
    accord,
    new TokenRequest({
      ...client,
      grant_type: GRANT_TYPE_AUTHORIZATION_CODE,
      code: response.code,
      extras: { code_verifier: request.internal.code_verifier },
    }),
  )
  const authorization = `Bearer ${tokens.accessToken}`
  const answer = await fetch(accord.userInfoEndpoint, { headers: { authorization } })
  const person = await answer.json()
  console.log(`Signed in: ${person.name}, ${person.email}`)
})

// Opens the person's browser and waits for the response at the redirect address.
handler.performAuthorizationRequest(
  accord,
  new AuthorizationRequest(
    {
      ...client,
      scope: 'openid profile email',
      response_type: AuthorizationRequest.RESPONSE_TYPE_CODE,
    },
    new NodeCrypto(),
  ),
)
