import { describe, expect, test } from 'vitest'
import { brandNameFor, readBrand } from './brand.ts'

const brand = readBrand(() => undefined)

describe('the name of the product', () => {
  test.each([
    ['id.accord.ca', 'Accord Canada'],
    ['accord.ca', 'Accord Canada'],
    ['id-ca.accord.example', 'Accord Canada'],
    ['id.ca.accord.example', 'Accord Canada'],
    ['id.accord.example', 'Accord'],
    ['id.accord.cam', 'Accord'],
    ['id.accord.cat', 'Accord'],
    ['africa.example', 'Accord'],
    ['idca.example', 'Accord'],
    ['localhost', 'Accord'],
  ])('on %s is %s', (host, name) => {
    expect(brandNameFor(brand, host)).toBe(name)
  })

  test('comes from configuration, the Canadian one by default from the other', () => {
    const own = readBrand((name) => (name === 'BRAND_NAME' ? 'Bond' : undefined))
    expect(own).toMatchObject({ name: 'Bond', canadianName: 'Bond Canada' })
    const values: Record<string, string> = { BRAND_NAME: 'Bond', BRAND_NAME_CA: 'Lien' }
    expect(readBrand((name) => values[name])).toMatchObject({ name: 'Bond', canadianName: 'Lien' })
  })
})
