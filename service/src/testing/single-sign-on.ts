import { randomUUID } from 'node:crypto'
import {
  type Connection,
  type ProviderSignedIn,
  createConnection,
  finishProviderSignIn,
  ssoPaths,
  updateConnection,
} from '@accord/contract/connections.ts'
import type { ScriptedProvider } from './helpers/identity-provider.ts'
import type { TestOrganization } from './organizations.ts'
import type { Answer, Client } from './test-client.ts'
import type { TestService } from './test-service.ts'

/** A browser without any session, which keeps its cookies. */
export class VisitingBrowser {
  readonly cookies = new Map<string, string>()
  readonly service: TestService
  /** Sent when a sign-in is finished, such as the address that a proxy saw. */
  headers: Record<string, string> = {}

  constructor(service: TestService) {
    this.service = service
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Opens a URL without following redirects. Our own URLs lead to the service under test. */
  async open(address: string): Promise<Response> {
    const { publicUrl } = this.service.context.config
    const url = new URL(address, this.service.url)
    const isOurs = url.origin === publicUrl.origin || url.origin === this.service.url
    const target = isOurs ? `${this.service.url}${url.pathname}${url.search}` : url.href
    const response = await fetch(target, {
      redirect: 'manual',
      ...(isOurs && this.cookies.size > 0 && { headers: { cookie: this.cookie } }),
    })
    if (isOurs) this.keep(response.headers)
    return response
  }

  keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  /** Opens the start of a sign-in, and continues if the service asks first. Returns the redirect to the provider. */
  async begin(start: string): Promise<Response> {
    const response = await this.open(start)
    if (response.status !== 200) return response
    const onward = /class="onward" href="([^"]+)"/.exec(await response.text())![1]!
    return this.open(onward.replaceAll('&amp;', '&'))
  }

  /** Goes to the provider and back. Returns the last response, before the console's page. */
  async signInAt(start: string): Promise<Response> {
    const toProvider = await this.begin(start)
    if (toProvider.status !== 302) return toProvider
    const back = await this.open(toProvider.headers.get('location')!)
    return this.open(back.headers.get('location')!)
  }

  /** Makes the call that finishes a sign-in, like the console. */
  async finish(code: string, body: object = {}): Promise<Answer> {
    const { url } = this.service
    const answer = await this.service.anonymous
      .with({ origin: url, cookie: this.cookie, ...this.headers })
      .request('POST', `/api${finishProviderSignIn.path}`, { code, ...body })
    this.keep(answer.headers)
    return answer
  }

  /** Sends requests with the token and cookies of a session. */
  as(token: string): Client {
    const xsrf = [...this.cookies].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1] ?? ''
    return this.service.anonymous.with({
      origin: this.service.url,
      cookie: this.cookie,
      authorization: `Bearer ${token}`,
      'x-xsrf-token': xsrf,
    })
  }
}

/** Returns the code in the fragment of the page that finishes a sign-in. */
export function codeIn(response: Response): string {
  const location = response.headers.get('location')
  if (response.status !== 303 || location === null) {
    throw new Error(`the sign-in ended with ${response.status}`)
  }
  return new URLSearchParams(new URL(location).hash.slice(1)).get('code')!
}

/** Creates an active connection to a scripted provider. */
export async function connectTo(
  service: TestService,
  { id, owner }: TestOrganization,
  provider: ScriptedProvider,
  { joins = true } = {},
): Promise<Connection> {
  const { issuer, script } = provider
  const { clientId, clientSecret } = script
  const made = await owner.as.call(createConnection, {
    params: { id },
    body: { provider: 'other', name: 'Northside ID', issuer, clientId, clientSecret, joins },
  })
  await turnOn(service, made.id)
  return owner.as.call(updateConnection, { params: { id: made.id }, body: { name: 'Northside' } })
}

/** Turns a connection on without a test sign-in. */
export async function turnOn(service: TestService, id: string) {
  await service.context.pool.query(
    `update connections set state = 'active', tested_at = now(), tested_version = settings_version
     where id = $1`,
    [id],
  )
}

/** Gives a domain to an organization, as if its DNS record had been found. */
export async function verifyDomain(
  service: TestService,
  { id }: { id: string },
  domain = `${randomUUID().slice(0, 8)}.example`,
): Promise<string> {
  await service.context.pool.query(
    `insert into organization_domains (id, organization_id, domain, token, verified_at)
     values ($1, $2, $3, 'token', now())`,
    [randomUUID(), id, domain],
  )
  return domain
}

export interface SignedInThrough {
  browser: VisitingBrowser
  answer: Answer
  body: ProviderSignedIn
  as: Client
}

/** Signs in someone whom the provider's script describes. */
export async function signInThrough(
  service: TestService,
  connection: { id: string },
  {
    browser = new VisitingBrowser(service),
    ...body
  }: { browser?: VisitingBrowser; accept?: true } = {},
): Promise<SignedInThrough> {
  const response = await browser.signInAt(ssoPaths.start(connection.id))
  const answer = await browser.finish(codeIn(response), body)
  const signedIn = answer.body as ProviderSignedIn
  return { browser, answer, body: signedIn, as: browser.as(signedIn.accessToken) }
}
