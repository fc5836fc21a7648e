declare module "*.css";
/** Parts of Monaco that are loaded for what they do: they have no declarations. */
declare module "monaco-editor/*.js" {
  const nothing: unknown;
  export default nothing;
}
