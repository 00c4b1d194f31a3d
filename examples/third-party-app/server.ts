import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  type Accord,
  fetchOrganization,
  finishSignIn,
  refresh,
  revoke,
  type SignedIn,
  startApproval,
  startSignIn,
  type Started,
} from './accord.ts'
import { signedInPage, signedOutPage } from './pages.ts'

/** The data of one browser, stored under its cookie's value. */
interface Visit {
  started?: Started | undefined
  signedIn?: SignedIn | undefined
}

/** An application that signs people in with Accord and reads their organization from the API. */
export function createExample(accord: Accord, ownUrl: string) {
  const visits = new Map<string, Visit>()

  return createServer((request, reply) => {
    answer(request, reply).catch((error: unknown) => {
      console.error(error)
      show(reply, signedOutPage('Something went wrong.'))
    })
  })

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const address = new URL(request.url ?? '/', ownUrl)
    const visit = visitOf(request, reply)
    switch (`${request.method} ${address.pathname}`) {
      case 'GET /':
        return showHome(reply, visit)
      case 'GET /sign-in':
        return start(reply, visit, await startSignIn(accord))
      case 'GET /approve':
        return start(reply, visit, await startApproval(accord))
      case 'GET /callback':
        return finish(reply, visit, address)
      case 'POST /refresh':
        if (visit.signedIn) visit.signedIn = await refresh(accord, visit.signedIn)
        return goTo(reply, '/')
      case 'POST /sign-out':
        if (visit.signedIn) await revoke(accord, visit.signedIn)
        visit.signedIn = undefined
        return goTo(reply, '/')
      default:
        reply.writeHead(404).end()
    }
  }

  async function showHome(reply: ServerResponse, { signedIn }: Visit) {
    if (!signedIn) return show(reply, signedOutPage())
    const organization = await fetchOrganization(accord, signedIn)
    show(reply, signedInPage(signedIn, organization))
  }

  function start(reply: ServerResponse, visit: Visit, to: { started: Started; address: URL }) {
    visit.started = to.started
    goTo(reply, to.address.href)
  }

  /** Finishes a sign-in. Each sign-in that was started can be finished only once. */
  async function finish(reply: ServerResponse, visit: Visit, address: URL) {
    const { started } = visit
    visit.started = undefined
    if (!started) return show(reply, signedOutPage('Nothing was started in this browser.'))
    try {
      visit.signedIn = await finishSignIn(accord, started, address)
    } catch (error) {
      const denied = address.searchParams.get('error') === 'access_denied'
      if (!denied) console.error(error)
      return show(reply, signedOutPage(denied ? "You didn't approve it." : 'Sign-in failed.'))
    }
    goTo(reply, '/')
  }

  function visitOf(request: IncomingMessage, reply: ServerResponse): Visit {
    const [, known = ''] = /(?:^|; )example=([\w-]+)/.exec(request.headers.cookie ?? '') ?? []
    const found = visits.get(known)
    if (found) return found
    const id = randomUUID()
    const visit: Visit = {}
    visits.set(id, visit)
    reply.setHeader('set-cookie', `example=${id}; Path=/; HttpOnly; SameSite=Lax`)
    return visit
  }
}

function show(reply: ServerResponse, page: string) {
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}

function goTo(reply: ServerResponse, location: string) {
  reply.writeHead(303, { location }).end()
}
