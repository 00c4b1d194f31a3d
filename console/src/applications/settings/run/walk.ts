import { governedScopes, scopesIn } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { settings } from '../../../browser/settings.ts'
import { listValues, t } from '../../../i18n/translation.ts'
import { requestInWindow } from './answer-window.ts'
import { challengeOf, checkIdToken, unguessable } from './id-token.ts'

/** A request to the service and its response, as shown to the person. */
export interface Step {
  title: string
  request: string
  answer: string
  failed: boolean
  /** Explains the response. */
  note?: string | undefined
}

export interface Walk {
  clientId: string
  secret: string | undefined
  /** The scopes to request from a person. If there are none, the application acts in its own name. */
  scope: string | undefined
  redirect: string
  api: string
  /** Aborts the run while the window is open. Later requests can't be aborted. */
  calledOff: AbortSignal
  show: (step: Step) => void
}

type Form = Record<string, string>

interface Tokens {
  access_token: string
  refresh_token?: string
  id_token?: string
  scope?: string
}

/** Sends the same requests as the application's client to the same endpoints, and shows each step. */
export async function walkThrough(walk: Walk) {
  const { clientId, secret, scope, redirect, api, calledOff, show } = walk
  const { issuer } = settings
  const client = { client_id: clientId, ...(secret && { client_secret: secret }) }
  const nonce = unguessable()
  const itself = scope === undefined
  const grant = itself ? { grant_type: 'client_credentials' } : await codeFor(scope)
  if (!grant) return
  const tokens = await post<Tokens>(t('Get a token'), 'token', grant, withheld)
  if (!tokens) return
  const { access_token: token, refresh_token: refresh, id_token: idToken } = tokens
  try {
    if (idToken) await check(idToken)
    // Introspection requires the client secret.
    if (secret) await post(t('Introspect the token'), 'introspect', { token })
    const headers = { authorization: `Bearer ${token}` }
    const called = firstCall(itself, tokens.scope, api)
    await ask(t('Make the first API call'), called, undefined, headers)
  } finally {
    for (const each of [refresh, token]) {
      if (each) await post(t('Revoke the token'), 'revoke', { token: each })
    }
  }

  async function codeFor(asked: string): Promise<Form | undefined> {
    const [state, verifier] = [unguessable(), unguessable()]
    const address = `${issuer}/authorize`
    const query = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirect,
      scope: asked,
      state,
      nonce,
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
    }
    const asking = `${address}?${new URLSearchParams(query)}`
    const answer = await requestInWindow(asking, state, calledOff)
    if (answer === 'called off') return undefined
    const unanswered = {
      blocked: t('Your browser blocked the window. Allow pop-ups, then run it again.'),
      closed: t('The window was closed before a response arrived.'),
    }
    const { code, iss } = typeof answer === 'string' ? {} : answer
    const failed = !code || iss !== issuer
    show({
      title: t('Request a code'),
      request: written('GET', address, query),
      answer: typeof answer === 'string' ? unanswered[answer] : written('GET', redirect, answer),
      failed,
    })
    if (failed) return undefined
    return {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }
  }

  /** Returns the scopes that weren't granted, and which of them the organization still has to authorize. */
  function withheld(given: Tokens): string {
    const refused = missing(wordsOf(scope), wordsOf(given.scope))
    const governed = governedScopes(scopesIn(refused.join(' ')))
    const others = missing<string>(refused, governed)
    return [
      others.length > 0 && t('Not granted: {{scopes}}.', { scopes: others.join(' ') }),
      governed.length > 0 &&
        t(
          'Not granted: {{scopes}}. The same token will get these scopes once the selected organization authorizes the application.',
          { scopes: governed.join(' ') },
        ),
    ]
      .filter(Boolean)
      .join(' ')
  }

  async function check(signed: string) {
    const address = `${issuer}/jwks`
    const { keys } = (await (await fetch(address)).json()) as { keys: JsonWebKey[] }
    const expected = { iss: issuer, aud: clientId, nonce }
    const { header, claims, wrong } = await checkIdToken(signed, expected, keys)
    show({
      title: t('Validate the ID token'),
      request: written('GET', address),
      answer: `${pretty(header)}\n${pretty(claims)}`,
      failed: wrong.length > 0,
      note:
        wrong.length > 0
          ? t('Invalid: {{names}}', { names: listValues(wrong) })
          : t(
              "It's signed with a published key, was issued for this application and this request, and hasn't expired.",
            ),
    })
  }

  function post<Answer>(
    title: string,
    path: string,
    form: Form,
    note?: (answer: Answer) => string | undefined,
  ) {
    return ask(title, `${issuer}/${path}`, { ...client, ...form }, {}, note)
  }

  /** Sends a request without cookies, so that the response depends only on the token. */
  async function ask<Answer>(
    title: string,
    address: string,
    form: Form | undefined,
    headers: Form,
    note?: (answer: Answer) => string | undefined,
  ): Promise<Answer | undefined> {
    const method = form ? 'POST' : 'GET'
    const response = await fetch(address, {
      method,
      headers,
      credentials: 'omit',
      body: form ? new URLSearchParams(form) : null,
    })
    const text = await response.text()
    const read = text && (JSON.parse(text) as Answer & object)
    show({
      title,
      request: written(method, address, {
        ...headers,
        ...form,
        ...(form?.['client_secret'] && { client_secret: 'CLIENT_SECRET' }),
      }),
      answer: `${response.status}\n${read && pretty(read)}`,
      failed: !response.ok,
      note: read && response.ok ? note?.(read) : undefined,
    })
    return response.ok && read ? read : undefined
  }
}

/**
 * Returns the simplest API call that the scopes allow. In its own name, an application can call `/me` without scopes.
 */
export function firstCall(itself: boolean, scope = '', api: string): string {
  if (itself) return `${api}/me`
  const readable = ['user', 'application', 'organization', 'profile', 'network']
  const entity = readable.find((each) => scope.includes(`${each}:`))
  if (!entity) return `${settings.issuer}/userinfo`
  return `${api}/${entity === 'user' ? 'me' : entity}`
}

function wordsOf(text = ''): string[] {
  return text.split(' ').filter(Boolean)
}

function written(method: string, address: string, values: Record<string, string | undefined> = {}) {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)
  return [`${method} ${address}`, ...lines].join('\n')
}

function pretty(value: object): string {
  return JSON.stringify(value, null, 2)
}
