import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { approvalFlowIn } from '../browser/approval-flow.ts'
import { saveStored, loadStored } from '../browser/browser-storage.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { clearResumeFlow, pathAfterSignIn, resumePath, storeResumeFlow } from './after-sign-in.ts'
import { clearSession } from './session.ts'

const flow = { application: 'a1', state: 'c3RhdGU+', redirect: 'https://acme.example/back?a=1&b=2' }
const tenMinutes = 10 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
  stubStorage()
  vi.stubGlobal('location', { search: '', origin: 'https://id.example' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the resume flow (SES-2, SES-10)', () => {
  test('is resumed at /approval with the very values that were stored', () => {
    storeResumeFlow(flow)
    const path = resumePath()!
    expect(path.startsWith('/approval?')).toBe(true)
    expect(approvalFlowIn(path.slice(path.indexOf('?')))).toEqual(flow)
  })

  test('keeps what else the application asked for', () => {
    const whole = {
      ...flow,
      orgId: 'o1',
      roles: 'admin,owner',
      interaction: 'i1',
      scope: 'user:read',
    }
    storeResumeFlow(whole)
    expect(approvalFlowIn(resumePath()!.slice('/approval'.length))).toEqual(whole)
  })

  test('is over after ten minutes', () => {
    storeResumeFlow(flow)
    vi.advanceTimersByTime(tenMinutes)
    expect(resumePath()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(resumePath()).toBeUndefined()
  })

  test('is used once', () => {
    storeResumeFlow(flow)
    expect(pathAfterSignIn()).toMatch(/^\/approval\?/)
    expect(pathAfterSignIn()).toBe('/user/profile')
  })

  test('D24: is gone after a sign-in that led elsewhere, so that nobody else is led there', () => {
    storeResumeFlow(flow)
    vi.stubGlobal('location', { search: '?application=b&redirect=https://b&state=s' })
    expect(pathAfterSignIn()).toContain('application=b')
    expect(loadStored('resumeFlow')).toBeUndefined()
  })

  test('is cleared with the session, and on its own', () => {
    storeResumeFlow(flow)
    clearSession()
    expect(resumePath()).toBeUndefined()
    storeResumeFlow(flow)
    clearResumeFlow()
    expect(resumePath()).toBeUndefined()
  })

  test('what was edited by hand into half a flow leads nowhere', () => {
    saveStored('resumeFlow', { ...flow, redirect: '', expiresAt: Date.now() + 1 })
    expect(resumePath()).toBeUndefined()
  })
})
