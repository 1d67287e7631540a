// Which function names which: from a declaration to all declarations whose values it uses, as the type checker resolves
// them. TypeScript 7 has no stable interface for this yet, so the walks use that of TypeScript 6.
import { relative } from 'node:path'
import ts from '@typescript/typescript6'

const ROOMS = /^(app|shop|values|ports|adapters|server|db)\//

/** Opens the program of everything that these files import. */
export function openCallGraph(root, files) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(String(messageText)) }
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host)
  const program = ts.createProgram(
    files.map((file) => `${root}/${file}`),
    config.options,
  )
  const checker = program.getTypeChecker()
  const sources = program.getSourceFiles().filter(({ fileName }) => ROOMS.test(relative(root, fileName)))
  const members = membersByName(sources)
  const known = new Map()

  const fileOf = (node) => relative(root, node.getSourceFile().fileName)
  const isOurs = (node) => ROOMS.test(fileOf(node))

  /** The declarations that a name stands for; for a destructured name, the property that it was taken from. */
  function declarationsOf(symbol) {
    const found = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (found.declarations ?? []).flatMap((node) => {
      if (!ts.isBindingElement(node)) return [node]
      const taken = node.propertyName ?? node.name
      const property = ts.isIdentifier(taken) && checker.getTypeAtLocation(node.parent).getProperty(taken.text)
      return property && property !== symbol ? declarationsOf(property) : []
    })
  }

  /**
   * A need that is only a type is filled by the use case of its type, or by a function of this name; `bind` takes its
   * first parameter away.
   */
  function implementationsOf(signature) {
    const useCase = useCaseOf(signature)
    if (useCase.length > 0) return useCase
    const type = checker.getTypeAtLocation(signature)
    const fits = (member) => {
      const own = checker.getTypeAtLocation(member)
      return isBound(member)
        ? checker.isTypeAssignableTo(answerOf(own), answerOf(type))
        : checker.isTypeAssignableTo(own, type)
    }
    return (members.get(signature.name.getText()) ?? []).filter(fits)
  }

  /** The use case whose type a need has: its file declares both, so its name leads there. */
  function useCaseOf({ name, type }) {
    if (!type || !ts.isTypeReferenceNode(type)) return []
    const symbol = checker.getSymbolAtLocation(type.typeName)
    const [alias] = symbol ? declarationsOf(symbol) : []
    const file = alias && checker.getSymbolAtLocation(alias.getSourceFile())
    const named = file && checker.getExportsOfModule(file).find((each) => each.name === name.getText())
    return (named?.declarations ?? []).filter((each) => leadsOn(each))
  }

  const answerOf = (type) => {
    const [call] = type.getCallSignatures()
    return call ? checker.getReturnTypeOfSignature(call) : type
  }

  function symbolsIn(node) {
    const symbols = new Set()
    const visit = (child) => {
      if (ts.isTypeNode(child) && !ts.isExpressionWithTypeArguments(child)) return
      if (ts.isIdentifier(child)) {
        const symbol =
          child.parent && ts.isShorthandPropertyAssignment(child.parent)
            ? checker.getShorthandAssignmentValueSymbol(child.parent)
            : checker.getSymbolAtLocation(child)
        if (symbol) symbols.add(symbol)
      }
      ts.forEachChild(child, visit)
    }
    visit(node)
    return symbols
  }

  // The list of what the shop is given is only names; a port is opened, since it says what may be relied on.
  const filledBy = (use) =>
    isSignature(use) && fileOf(use) === 'shop/assembly/dependencies.ts' ? implementationsOf(use) : [use]

  /** The declarations that this one leads to. */
  function usesOf(node) {
    const before = known.get(node)
    if (before) return before
    const uses = isSignature(node) ? implementationsOf(node) : [...symbolsIn(node)].flatMap(declarationsOf)
    const ours = [...new Set(uses.flatMap(filledBy))].filter((use) => use !== node && isOurs(use) && leadsOn(use))
    known.set(node, ours)
    return ours
  }

  /** The declaration `name` at the top of a file, or `name.member` inside it. */
  function find(file, name) {
    const source = program.getSourceFile(`${root}/${file}`) ?? fail(`${file} is not part of the program`)
    const [outer, member] = name.split('.')
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find((each) => each.name === outer)
    const top = exported?.declarations?.[0] ?? declarationsAtTop(source).find((each) => each.name?.getText() === outer)
    if (!top) return fail(`${file} has no ${outer}`)
    return member ? (memberIn(top, member) ?? fail(`${file} has no ${name}`)) : top
  }

  return { find, usesOf, fileOf, nameOf: (node) => node.name?.getText() ?? null }
}

const fail = (why) => {
  throw new Error(why)
}

const declarationsAtTop = (source) =>
  source.statements.flatMap((each) => (ts.isVariableStatement(each) ? each.declarationList.declarations : [each]))

// Types, parameters, and names of properties that hold no function lead nowhere.
const leadsOn = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node)

const isSignature = (node) => (ts.isPropertySignature(node) || ts.isMethodSignature(node)) && Boolean(node.name)

const isMember = (node) =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)

const isBound = ({ parent: { parent } }) => ts.isCallExpression(parent) && parent.expression.getText() === 'bind'

function membersByName(sources) {
  const found = new Map()
  const visit = (node) => {
    if (isMember(node) && ts.isObjectLiteralExpression(node.parent)) {
      const name = node.name.getText()
      found.set(name, [...(found.get(name) ?? []), node])
    }
    ts.forEachChild(node, visit)
  }
  sources.forEach((source) => visit(source))
  return found
}

function memberIn(top, name) {
  let found = null
  const visit = (node) => {
    if (found) return
    if (isMember(node) && node.name.getText() === name) found = node
    else ts.forEachChild(node, visit)
  }
  visit(top)
  return found
}
