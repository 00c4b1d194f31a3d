import { createRequire } from 'node:module'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { asModule, reactFiles, reactModule } from './es-react.ts'

const require = createRequire(import.meta.url)

test.each(Object.entries(reactFiles))('%s exports as a module what it did', async (name, path) => {
  const { program, module, errors } = parseSync('module.js', await reactModule(name))
  expect(errors).toEqual([])
  expect(program.sourceType).toBe('module')
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.exportName.name),
  )
  const before = require(require.resolve(`../../node_modules/${path}`)) as object
  expect(new Set(names)).toEqual(new Set(Object.keys(before)))
})

test('a module works as before: what is set once, more than once, or only at some places', async () => {
  const code = asModule(`"use strict";
exports.now = void 0;
if (true) {
  exports.now = function () { return 7 };
}
exports.twice = function () { return 2 * exports.now() };
`)
  const { twice, now } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    twice: () => number
    now: () => number
  }
  expect([now(), twice()]).toEqual([7, 14])
})

test.each([
  'var all = [require("react")];',
  'var all = require("react"),\n  other = 1;',
  'module.exports = function () {};',
  'Object.assign(exports, { a: 1 });',
])('what cannot be carried over ends the build: %s', (code) => {
  expect(() => asModule(code)).toThrow('another way')
})
