// The view of memory, which is shared with pages that Python writes: JavaScript, with its types in comments.
import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(eslint.configs.recommended, {
  files: ["**/*.js"],
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: {
    parserOptions: { project: [`${import.meta.dirname}/webview/tsconfig.json`], tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    "max-lines": ["error", 500],
    "max-lines-per-function": ["error", 80],
    "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { arguments: false } }],
    "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  },
});
