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
  test('the resume flow resumes at /approval with the stored values', () => {
    storeResumeFlow(flow)
    const path = resumePath()!
    expect(path.startsWith('/approval?')).toBe(true)
    expect(approvalFlowIn(path.slice(path.indexOf('?')))).toEqual(flow)
  })

  test('the resume flow preserves the application’s other parameters', () => {
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

  test('the resume flow expires after ten minutes', () => {
    storeResumeFlow(flow)
    vi.advanceTimersByTime(tenMinutes)
    expect(resumePath()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(resumePath()).toBeUndefined()
  })

  test('the resume flow can be used only once', () => {
    storeResumeFlow(flow)
    expect(pathAfterSignIn()).toMatch(/^\/approval\?/)
    expect(pathAfterSignIn()).toBe('/user/profile')
  })

  test('D24: a sign-in that leads elsewhere removes the resume flow, so the next person isn’t redirected there', () => {
    storeResumeFlow(flow)
    vi.stubGlobal('location', { search: '?application=b&redirect=https://b&state=s' })
    expect(pathAfterSignIn()).toContain('application=b')
    expect(loadStored('resumeFlow')).toBeUndefined()
  })

  test('the resume flow can be cleared with or without the session', () => {
    storeResumeFlow(flow)
    clearSession()
    expect(resumePath()).toBeUndefined()
    storeResumeFlow(flow)
    clearResumeFlow()
    expect(resumePath()).toBeUndefined()
  })

  test('an incomplete flow that was edited by hand is ignored', () => {
    saveStored('resumeFlow', { ...flow, redirect: '', expiresAt: Date.now() + 1 })
    expect(resumePath()).toBeUndefined()
  })
})
