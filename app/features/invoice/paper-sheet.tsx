// What every printed paper has: its heading, the two sides of it, its notes, and its number with the page at the foot.
import type { PropsWithChildren } from 'react'
import { Document, Page, Text, View } from '@react-pdf/renderer'
import { invoiceCopy } from '#app/copy/sales/invoice.ts'
import { DEFAULT_LANGUAGE, type Language } from '#values/language.ts'
import { styles } from './paper.ts'

type PaperSheetProps = PropsWithChildren<{
  title: string
  /** What tells this paper from others of its title. */
  number: string
  language?: Language
  date: Date
  brandName: string
  accent: string
  /** Who writes it, and to whom: a label and the lines of an address each. */
  from: [label: string, lines: string[]]
  to: [label: string, lines: string[]]
  notes: string[]
}>

export function PaperSheet(props: PaperSheetProps) {
  const { title, number, language = DEFAULT_LANGUAGE, date, brandName, accent, from, to, notes, children } = props
  return (
    <Document
      title={`${title} ${number}`}
      author={from[1][0]}
      creator={brandName}
      producer={brandName}
      language={language}
      creationDate={date}
    >
      <Page size="A4" style={styles.page}>
        <View style={[styles.accent, { backgroundColor: accent }]} fixed />
        <View style={styles.content}>
          <View style={styles.head}>
            <Text style={styles.title}>{title}</Text>
            <Text style={styles.brand}>{brandName}</Text>
          </View>
          <View style={styles.parties}>
            <Party label={from[0]} lines={from[1]} />
            <Party label={to[0]} lines={to[1]} />
          </View>
          {children}
          <Notes notes={notes} />
        </View>
        <View style={styles.foot} fixed>
          <Text style={styles.label}>{`${title} ${number}`}</Text>
          <Text
            style={styles.label}
            render={({ pageNumber, totalPages }) => invoiceCopy.page(pageNumber, totalPages)}
          />
        </View>
      </Page>
    </Document>
  )
}

function Party({ label, lines: [name, ...rest] }: { label: string; lines: string[] }) {
  return (
    <View style={styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.strong}>{name}</Text>
      {rest.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  )
}

export const Notes = ({ notes }: { notes: string[] }) => (
  <View style={styles.notes} wrap={false}>
    {notes.map((note) => (
      <Text key={note}>{note}</Text>
    ))}
  </View>
)

/** An amount with its name; a total is set apart. */
export const Sum = ({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) => (
  <View style={isTotal ? [styles.sum, styles.total] : styles.sum}>
    <Text>{name}</Text>
    <Text>{value}</Text>
  </View>
)
