import { expect, test } from 'vitest'
import { builtIntoConsole, type Sbom, sbomOf } from './sbom.ts'

const part = (name: string, dependsOn: string[] = []) => ({
  component: { 'bom-ref': `${name}@1.0.0`, name, scope: 'optional' },
  dependency: { ref: `${name}@1.0.0`, dependsOn: dependsOn.map((one) => `${one}@1.0.0`) },
})
const parts = [
  part('@accord/console', ['@accord/contract', 'react-dom', 'vite', '@types/react']),
  part('@accord/contract', ['zod']),
  part('react-dom', ['scheduler']),
  part('scheduler'),
  part('zod'),
  part('vite', ['rolldown']),
  part('rolldown'),
  part('@types/react'),
  part('fastify'),
]
const known: Sbom = {
  serialNumber: 'urn:uuid:random',
  metadata: { timestamp: 'now', component: { name: 'folder', type: 'library' } },
  components: parts.map(({ component }) => component),
  dependencies: parts.map(({ dependency }) => dependency),
}

test('the console contains its packages and their dependencies, but not its build tools', () => {
  expect([...builtIntoConsole(known)].toSorted()).toEqual([
    'react-dom@1.0.0',
    'scheduler@1.0.0',
    'zod@1.0.0',
  ])
})

test('a bill of materials lists the included packages, and nothing that differs between runs', () => {
  const inside = new Set(['zod@1.0.0', 'fastify@1.0.0'])
  const { serialNumber, metadata, components, dependencies } = sbomOf(
    known,
    inside,
    new Date(0),
    '2.0.0',
  )
  expect(serialNumber).toBeUndefined()
  expect(metadata).toEqual({
    timestamp: '1970-01-01T00:00:00.000Z',
    component: { name: 'accord', type: 'application', version: '2.0.0' },
  })
  expect(components.map(({ name }) => name)).toEqual(['zod', 'fastify'])
  expect(dependencies.map(({ ref }) => ref)).toEqual(['zod@1.0.0', 'fastify@1.0.0'])
})
