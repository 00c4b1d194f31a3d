import { callers } from '@accord/service/testing/access/callers.ts'
import { casting } from '@accord/service/testing/access/cast.ts'
import { rowsOfOneCast } from '@accord/service/testing/access/examples.ts'
import { rawRequest } from '@accord/service/testing/raw-request.ts'
import { addressOf } from '@accord/service/testing/test-client.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { Figure } from '../figure.ts'
import { classesOf } from './answer-classes.ts'
import { type Headers, wrongIn } from './judged-headers.ts'

/** Who gets an answer of every call, and who a refusal. */
const asking = callers.filter(({ name }) => ['nobody', 'owner', 'app for owner'].includes(name))

export const figure: Figure = {
  id: 'HD1',
  what: 'headers, cookies and policies of every kind of answer and of every call, judged by csp_evaluator',
  holds:
    'every header on each, no finding of high or medium severity, no cookie without its guards',
  size: 500,
  unit: 'answers',
  quick: 60,
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    const faults: string[] = []
    const policies = new Set<string>()
    let count = 0
    const judge = (name: string, headers: Headers) => {
      count++
      policies.add(String(headers['content-security-policy']))
      faults.push(...wrongIn(headers).map((wrong) => `${name}: ${wrong}`))
    }

    await using service = await startTestService({ databaseUrl })
    const aCast = await casting(service)
    // As it is run for others: in development its pages may also reach a service on this machine by http.
    const environment = { PUBLIC_URL: 'https://id.example', SMTP_URL: 'smtp://127.0.0.1:1' }
    await using open = await startTestService({ beside: service, environment })
    for (const [name, path, { headers, ...sent } = {}] of classesOf(await aCast())) {
      const all = { host: 'id.example', ...headers }
      const answer = await rawRequest(open.url, path, { ...sent, headers: all })
      judge(`${name} (${answer.status})`, answer.headers)
    }
    for (const { name, call, sends } of rowsOfOneCast) {
      if (count >= size) break
      const cast = await aCast()
      for (const caller of asking) {
        const { as, who } = await caller.asks(cast, call)
        const sent = await sends(cast, who)
        const { status, headers } = await as.request(call.method, addressOf(call, sent), sent.body)
        const told = { ...Object.fromEntries(headers), 'set-cookie': headers.getSetCookie() }
        judge(`${name} as ${caller.name} (${status})`, told)
      }
    }
    return { count, faults, also: `${policies.size} policies` }
  },
}
