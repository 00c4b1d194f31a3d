import { expect, test, vi } from 'vitest'
import { apiOriginFor } from './request.ts'

const apiHosts = {
  'id.accord.example': 'https://api.accord.example',
  'id.accord.example.ca': 'https://api.ca.accord.example',
}
const page = (host: string) => ({ host, hostname: host.replace(/:\d+$/, '') })

test('API-2 each identity host has the API of its region', () => {
  const warn = vi.fn()
  const us = apiOriginFor(page('id.accord.example'), apiHosts, warn)
  const canada = apiOriginFor(page('id.accord.example.ca'), apiHosts, warn)
  expect([us, canada]).toEqual(['https://api.accord.example', 'https://api.ca.accord.example'])
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['preview.example', 'http://localhost:5005'],
  ['localhost:5173', 'http://localhost:5005'],
  ['127.0.0.1:5173', 'http://127.0.0.1:5005'],
  ['localhost.evil.example', 'http://localhost:5005'],
])('API-2 the host %s falls back to the local address, with a warning', (host, origin) => {
  const warn = vi.fn()
  expect(apiOriginFor(page(host), apiHosts, warn)).toBe(origin)
  expect(warn).toHaveBeenCalledOnce()
})
