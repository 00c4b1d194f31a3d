import { randomUUID } from 'node:crypto'
import {
  finishSocialSignIn,
  signUpWithProvider,
  socialPaths,
} from '@accord/contract/social-sign-in.ts'
import type { SocialProvider, SocialProviderKey } from '#config/social-providers.ts'
import type { ScriptedProvider } from './helpers/identity-provider.ts'
import { VisitingBrowser, codeIn } from './single-sign-on.ts'
import type { Answer } from './test-client.ts'
import type { TestService } from './test-service.ts'

/** Returns a scripted provider as if the operator had turned it on under this name. */
export function asSocialProvider(
  { issuer, script }: ScriptedProvider,
  key: SocialProviderKey,
  name: string = key,
): SocialProvider {
  const { clientId, clientSecret } = script
  return { key, name, issuer, clientId, clientSecret }
}

/** A person at a provider. */
export interface Claimed {
  sub: string
  email: string
  [claim: string]: unknown
}

/** Someone with a mailbox at Google, whose word about it is enough. */
export function gmailPerson(email = `${randomUUID().slice(0, 8)}@gmail.com`): Claimed {
  return {
    sub: randomUUID(),
    email,
    email_verified: true,
    given_name: 'Zoë',
    family_name: 'Lind',
  }
}

/** A browser in which people sign in through social providers. */
export class SocialBrowser extends VisitingBrowser {
  /** Goes to the provider and back, and returns the code for the calls. */
  async code(provider: string, query = ''): Promise<string> {
    return codeIn(await this.signInAt(`${socialPaths.start(provider)}${query}`))
  }

  async send(method: string, path: string, body: unknown, token?: string): Promise<Answer> {
    const client = token === undefined ? this.service.anonymous : this.as(token)
    const answer = await client
      .with({ origin: this.service.url, cookie: this.cookie })
      .request(method, `/api${path}`, body)
    this.keep(answer.headers)
    return answer
  }

  finishSocial(code: string, more: object = {}): Promise<Answer> {
    return this.send('POST', finishSocialSignIn.path, { code, ...more })
  }

  /** Signs up with what the provider said. */
  signUp(code: string, { email }: { email: string }): Promise<Answer> {
    const names = { firstName: 'Zoë', lastName: 'Lind' }
    return this.send('POST', signUpWithProvider.path, { code, email, ...names })
  }
}

export function socialBrowser(service: TestService): SocialBrowser {
  return new SocialBrowser(service)
}
