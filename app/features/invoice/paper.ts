// The paper of everything that is printed: A4, black on white, in letters that cover every European name.
import { join } from 'node:path'
import { Font, StyleSheet } from '@react-pdf/renderer'

export const FAMILY = 'DejaVu Sans'
const FONTS = join(import.meta.dirname, 'fonts')
Font.register({
  family: FAMILY,
  fonts: [{ src: join(FONTS, 'DejaVuSans.ttf') }, { src: join(FONTS, 'DejaVuSans-Bold.ttf'), fontWeight: 'bold' }],
})
// Names are never broken; anything longer than a line is.
export const LONGEST_WORD = 48
Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? (word.match(/.{1,24}/gu) ?? [word]) : [word]))

export const styles = StyleSheet.create({
  page: { padding: 48, paddingTop: 56, fontFamily: FAMILY, color: '#000000' },
  // Not of the page: the library multiplies the line height of a text that tells its page once more for each page, and the
  // foot, which has one, would leave the paper.
  content: { fontSize: 9.5, lineHeight: 1.45 },
  accent: { position: 'absolute', top: 0, left: 0, right: 0, height: 6 },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 28 },
  brand: { fontSize: 15, fontWeight: 'bold' },
  title: { fontSize: 20, fontWeight: 'bold', lineHeight: 1.2 },
  parties: { flexDirection: 'row', gap: 32, marginBottom: 24 },
  party: { flex: 1 },
  label: { fontSize: 8, color: '#444444' },
  strong: { fontWeight: 'bold' },
  facts: { borderTop: '0.75pt solid #000000', paddingTop: 10, marginBottom: 24, gap: 3 },
  fact: { flexDirection: 'row' },
  factName: { width: 120, color: '#444444' },
  factValue: { flex: 1 },
  small: { fontSize: 8 },
  row: { flexDirection: 'row', gap: 8, paddingVertical: 6, borderBottom: '0.5pt solid #999999' },
  headRow: { borderBottom: '0.75pt solid #000000', fontWeight: 'bold' },
  text: { flex: 1 },
  number: { width: 60, textAlign: 'right' },
  amount: { width: 90, textAlign: 'right' },
  sums: { alignSelf: 'flex-end', width: 280, marginTop: 8 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  total: { borderTop: '0.75pt solid #000000', marginTop: 3, paddingTop: 6, fontSize: 12, fontWeight: 'bold' },
  notes: { marginTop: 28, gap: 4 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 48,
    right: 48,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
})
