import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingDescriptions, environment } from '../service/src/config/environment.ts'
import { configurationFile, configurationPage } from './docs-pages.ts'
import { inProject } from './project-folder.ts'

test('docs/configuration.md matches the schema; if not, run npm run make -- configuration-page', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage())
})

test('every setting has a description and a line in .env.example', () => {
  const example = readFileSync(inProject('.env.example'), 'utf8')
  for (const [name, schema] of Object.entries(environment.shape)) {
    expect(settingDescriptions.get(schema), name).toBeDefined()
    expect(example).toMatch(new RegExp(`^#${name}=`, 'm'))
  }
})
