import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist", "bundled", "node_modules"] },
  eslint.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: ["./tsconfig.json", "./src/browser/tsconfig.json", "./webview/tsconfig.json"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 80],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { arguments: false } }],
      // A type that only the caller knows, of what comes through the protocol.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // Most classes of VS Code's interface are used as what they look like.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    // The library is large, and loaded while the server starts.
    files: ["src/**/*.ts"],
    ignores: ["src/client.ts", "src/connection.ts", "src/browser/connection.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: ["", "/node", "/browser"].map((part) => ({
            name: `vscode-languageclient${part}`,
            allowTypeImports: true,
            message: "Only src/client.ts and the connection load it.",
          })),
          patterns: [{ regex: "^\\.\\.?/client$", allowTypeImports: true, message: "It is loaded while the server starts." }],
        },
      ],
    },
  },
  {
    files: ["test/*.ts"],
    rules: {
      "@typescript-eslint/no-floating-promises": [
        "error",
        { allowForKnownSafeCalls: [{ from: "package", name: "test", package: "node:test" }] },
      ],
    },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { process: "readonly", console: "readonly" } },
  },
);
