export default function Bundleselector() {
  return <h1>Bundleselector</h1>
}
