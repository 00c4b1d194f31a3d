import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SocialProvider } from '#config/social-providers.ts'

interface GitHubAddress {
  email: string
  primary: boolean
  verified: boolean
}

/** What GitHub's API says about the next person. */
export interface GitHubScript {
  user: { id: number; login: string; name: string | null }
  emails: GitHubAddress[]
  /** The status of the API's responses. */
  status?: number
}

export interface ScriptedGitHub extends AsyncDisposable {
  provider: SocialProvider
  script: GitHubScript
}

/** A server with GitHub's OAuth 2 and the two calls of its API that say who someone is. */
export async function startScriptedGitHub(): Promise<ScriptedGitHub> {
  const script: GitHubScript = { user: { id: 1, login: 'zoe', name: null }, emails: [] }
  const client = { clientId: 'accord', clientSecret: 'secret-of-accord' }
  const challenges = new Map<string, string>()
  const tokens = new Set<string>()

  const server = createServer((request, response) => {
    void answer().then(({ status = 200, location, body }) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(location !== undefined && { location }),
      })
      response.end(JSON.stringify(body ?? {}))
    })

    async function answer(): Promise<{ status?: number; location?: string; body?: unknown }> {
      const url = new URL(request.url!, 'http://github')
      const asked = url.searchParams
      if (url.pathname === '/login/oauth/authorize') {
        const code = randomUUID()
        challenges.set(code, asked.get('code_challenge')!)
        const back = new URL(asked.get('redirect_uri')!)
        back.searchParams.set('code', code)
        back.searchParams.set('state', asked.get('state')!)
        return { status: 302, location: back.href }
      }
      if (url.pathname === '/login/oauth/access_token') {
        const form = new URLSearchParams(await text(request))
        const challenge = challenges.get(form.get('code')!)
        challenges.delete(form.get('code')!)
        const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
        const isRight =
          form.get('client_id') === client.clientId &&
          form.get('client_secret') === client.clientSecret &&
          verifier.digest('base64url') === challenge
        // GitHub reports errors with status 200.
        if (!isRight) return { body: { error: 'bad_verification_code' } }
        const token = randomUUID()
        tokens.add(token)
        const scope = 'read:user,user:email'
        return { body: { access_token: token, token_type: 'bearer', scope } }
      }
      const [, token = ''] = (request.headers.authorization ?? '').split('Bearer ')
      if (!tokens.has(token) || !request.headers['user-agent']) return { status: 401 }
      const body = url.pathname === '/api/user' ? script.user : script.emails
      return { status: script.status ?? 200, body }
    }
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const github = {
    authorize: `${origin}/login/oauth/authorize`,
    token: `${origin}/login/oauth/access_token`,
    api: `${origin}/api`,
  }
  return {
    provider: { key: 'github', name: 'GitHub', issuer: 'https://github.com', ...client, github },
    script,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
